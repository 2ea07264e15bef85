import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import type { Database as WasmDatabase, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { Database, Statement } from '@rudel/store/in-process';
import type { DiskFile } from './disk-file.ts';
import { codes } from './disk.ts';
import type { Code, Mount } from './disk.ts';

type OpenFile = { readonly disk: Mount; readonly file: DiskFile };
/** Some methods answer with a number that is no result. */
type Result = ReturnType<InstanceType<Sqlite3Static['capi']['sqlite3_vfs']>['xRandomness']>;
type Cells = Parameters<PreparedStatement['bind']>[0];

/** There is nobody else who could have the file. */
const free = (): Code => codes.ok;

const vfsName = 'simulated';

/** A write changes no byte beside its own, as Linux promises, too. */
const powersafeOverwrite = 0x1000;
const sectorSize = 4096;

/** Offsets and sizes have 64 bits: they come as something else than their types say. */
const whole = (number: number | bigint): number => Number(number);

/** What `node:sqlite` throws: SQLite's code and its words. */
class SqliteError extends Error {
  readonly errcode: number;
  readonly errstr: string;
  constructor(errcode: number, errstr: string) {
    super(errstr);
    this.errcode = errcode;
    this.errstr = errstr;
  }
}

/** SQLite itself, compiled to WebAssembly, over disks of ours. It runs in this thread, and everything it does follows from the disk. */
class SimulatedSqlite {
  readonly #sqlite: Sqlite3Static;
  readonly #disks = new Map<string, Mount>();
  readonly #open = new Map<number, OpenFile>();
  #count = 0;

  constructor(sqlite: Sqlite3Static) {
    this.#sqlite = sqlite;
    this.#install();
  }

  /** Opens the only database of a disk. */
  open(disk: Mount): Database {
    const { capi, oo1 } = this.#sqlite;
    this.#count += 1;
    const folder = `/${this.#count}`;
    this.#disks.set(folder, disk);
    capi.sqlite3_randomness(0, 0);
    const database = this.#wrapped(null, () => new oo1.DB(`${folder}/tables.sqlite`, 'c', vfsName));
    this.#wrapped(database, () => capi.sqlite3_extended_result_codes(database.pointer as number, 1));
    return this.#databaseOf(database, () => this.#disks.delete(folder));
  }

  #databaseOf(database: WasmDatabase, onClose: () => void): Database {
    const { capi } = this.#sqlite;
    const wrapped = <T>(act: () => T): T => this.#wrapped(database, act);
    return {
      get isTransaction(): boolean {
        return capi.sqlite3_get_autocommit(database.pointer as number) === 0;
      },
      exec: (sql) => void wrapped(() => database.exec(sql)),
      prepare: (sql) =>
        statementOf(
          wrapped(() => database.prepare(sql)),
          wrapped,
        ),
      close: () => {
        database.close();
        onClose();
      },
    };
  }

  #wrapped<T>(database: WasmDatabase | null, act: () => T): T {
    try {
      return act();
    } catch (error) {
      const { capi, SQLite3Error } = this.#sqlite;
      if (!(error instanceof SQLite3Error)) throw error;
      const code =
        database?.pointer === undefined ? error.resultCode : capi.sqlite3_extended_errcode(database.pointer);
      throw new SqliteError(code, capi.sqlite3_errstr(code));
    }
  }

  #placeOf(zName: number): { readonly disk: Mount; readonly name: string } | null {
    const path = this.#sqlite.wasm.cstrToJs(zName) ?? '';
    const [, folder = '', name = ''] = /^(\/\d+)\/(.*)$/.exec(path) ?? [];
    const disk = this.#disks.get(folder);
    return disk === undefined ? null : { disk, name };
  }

  #install(): void {
    const { capi, vfs, wasm } = this.#sqlite;
    const io = new capi.sqlite3_io_methods();
    const own = new capi.sqlite3_vfs();
    own.$iVersion = 1;
    own.$szOsFile = new capi.sqlite3_file().structInfo.sizeof;
    own.$mxPathname = 512;
    own.addOnDispose(io);
    vfs.installVfs({
      io: { struct: io, methods: this.#ioMethods() },
      vfs: {
        struct: own,
        name: vfsName,
        asDefault: true,
        methods: {
          ...this.#fileMethods((pointer) => {
            const file = new capi.sqlite3_file(pointer);
            file.$pMethods = io.pointer;
            file.dispose();
          }),
          xRandomness: (_vfs, count, out) => {
            wasm.heap8u().fill(7, out, out + count);
            return count as Result;
          },
          xSleep: () => codes.ok,
          xCurrentTime: (_vfs, out) => {
            wasm.poke64f(out, 2_460_000);
            return codes.ok;
          },
          xGetLastError: () => codes.ok,
        },
      },
    });
  }

  #fileMethods(
    hasMethods: (file: number) => void,
  ): Pick<
    InstanceType<Sqlite3Static['capi']['sqlite3_vfs']>,
    'xOpen' | 'xDelete' | 'xAccess' | 'xFullPathname'
  > {
    const { wasm } = this.#sqlite;
    return {
      xOpen: (_vfs, zName, pointer, flags, outFlags) => {
        const place = this.#placeOf(zName);
        const file = place?.disk.open(place.name) ?? null;
        if (place === null || file === null) return codes.cannotOpen;
        this.#open.set(pointer, { disk: place.disk, file });
        hasMethods(pointer);
        if (outFlags !== 0) wasm.poke32(outFlags, flags);
        return codes.ok;
      },
      xDelete: (_vfs, zName, isSynced) => {
        const place = this.#placeOf(zName);
        return place === null ? codes.deleteFailed : place.disk.delete(place.name, isSynced !== 0);
      },
      xAccess: (_vfs, zName, _flags, out) => {
        const place = this.#placeOf(zName);
        wasm.poke32(out, place?.disk.has(place.name) === true ? 1 : 0);
        return codes.ok;
      },
      xFullPathname: (_vfs, zName, room, out) => {
        return wasm.cstrncpy(out, zName, room) < room ? codes.ok : codes.cannotOpen;
      },
    };
  }

  #ioMethods(): Partial<InstanceType<Sqlite3Static['capi']['sqlite3_io_methods']>> {
    const { wasm, capi } = this.#sqlite;
    const opened = (file: number): OpenFile => {
      const found = this.#open.get(file);
      if (found === undefined) throw new Error('a file that is not open');
      return found;
    };
    const heap = (at: number, length: number): Uint8Array => wasm.heap8u().subarray(at, at + length);
    return {
      xClose: (pointer) => {
        this.#open.delete(pointer);
        return codes.ok;
      },
      xRead: (pointer, to, length, at) => {
        const { disk, file } = opened(pointer);
        return disk.read(file, heap(to, length), whole(at));
      },
      xWrite: (pointer, from, length, at) => {
        const { disk, file } = opened(pointer);
        return disk.write(file, heap(from, length), whole(at));
      },
      xTruncate: (pointer, size) => {
        const { disk, file } = opened(pointer);
        return disk.truncate(file, whole(size));
      },
      xSync: (pointer) => {
        const { disk, file } = opened(pointer);
        return disk.sync(file);
      },
      xFileSize: (pointer, out) => {
        wasm.poke64(out, BigInt(opened(pointer).file.size));
        return codes.ok;
      },
      xLock: free,
      xUnlock: free,
      xCheckReservedLock: (_file, out) => {
        wasm.poke32(out, 0);
        return codes.ok;
      },
      xFileControl: () => capi.SQLITE_NOTFOUND,
      xSectorSize: () => sectorSize as Result,
      xDeviceCharacteristics: () => powersafeOverwrite as Result,
    };
  }
}

function statementOf(statement: PreparedStatement, wrapped: <T>(act: () => T) => T): Statement {
  const stepped = <T>(cells: readonly unknown[], act: () => T): T =>
    wrapped(() => {
      try {
        if (cells.length > 0) statement.bind([...cells] as unknown as Cells);
        return act();
      } finally {
        statement.reset(true);
      }
    });
  const row = (): unknown => statement.get({});
  return {
    run: (...cells) => stepped(cells, () => statement.step()),
    get: (...cells) => stepped(cells, () => (statement.step() ? row() : undefined)),
    all: (...cells) =>
      stepped(cells, () => {
        const rows: unknown[] = [];
        while (statement.step()) rows.push(row());
        return rows;
      }),
  };
}

let loaded: Promise<SimulatedSqlite> | null = null;

/** Loads SQLite once for all simulations of this process. */
export function simulatedSqlite(): Promise<SimulatedSqlite> {
  loaded ??= sqlite3InitModule().then((sqlite) => {
    Object.assign(sqlite.config, { warn: () => {}, error: () => {} });
    return new SimulatedSqlite(sqlite);
  });
  return loaded;
}
export type { SimulatedSqlite };
