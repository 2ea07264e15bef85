import type { AsideHarm, CheckpointHarm, Harm } from '@rudel/store/contract';

/** What one database says otherwise than another. */
export type Dialect = {
  /** An expression for something that is put behind a text. */
  readonly mark: string;
  /** A column of yes and no, turned round. */
  readonly not: (column: string) => string;
  /** Loses which entries were replaced, at the table with this head and this number. */
  readonly unreplaced: (head: string, own: string) => string;
};

function logHarm({ table, n, what }: Harm, { mark }: Dialect): string {
  const log = `table_number = (SELECT number FROM tables WHERE id = '${table}')`;
  const entry = `WHERE ${log} AND n = ${n}`;
  const other = `(SELECT text FROM entries AS other WHERE other.${log} AND other.n = ${2 * n + 1} - entries.n)`;
  const sql: { readonly [W in Harm['what']]: string } = {
    text: `UPDATE entries SET text = text || ${mark} ${entry}`,
    person: `UPDATE entries SET person = 'q' ${entry}`,
    time: `UPDATE entries SET at = at + 1 ${entry}`,
    deadline: `UPDATE entries SET deadline = NULL ${entry}`,
    hash: `UPDATE entries SET hash = '${'0'.repeat(32)}' ${entry}`,
    gone: `DELETE FROM entries ${entry}`,
    cut: `DELETE FROM entries WHERE ${log} AND n >= ${n}`,
    swapped: `UPDATE entries SET text = ${other} WHERE ${log} AND n IN (${n}, ${n + 1})`,
  };
  return sql[what];
}

function asideHarm({ table, aside }: AsideHarm, { not, unreplaced }: Dialect): string {
  const own = `WHERE table_number = (SELECT number FROM tables WHERE id = '${table}')`;
  const head = `WHERE id = '${table}'`;
  const sql: { readonly [W in AsideHarm['aside']]: string } = {
    invite: `UPDATE tables SET invite = 'x' ${head}`,
    code: `UPDATE tables SET code = 'x' ${head}`,
    listed: `UPDATE tables SET listed = ${not('listed')} ${head}`,
    closed: `UPDATE tables SET closed = ${not('closed')} ${head}`,
    token: `UPDATE tokens SET hash = 'x' ${own}`,
    'token gone': `DELETE FROM tokens ${own}`,
    name: `UPDATE names SET name = 'x' ${own}`,
    'name gone': `DELETE FROM names ${own}`,
    secret: `UPDATE secrets SET secret = 'x' ${own}`,
    'secret too many': `INSERT INTO secrets SELECT number, 9, 'x' FROM tables ${head}`,
    talk: `UPDATE talk SET text = 'x' ${own}`,
    'talk gone': `DELETE FROM talk ${own}`,
    replaced: unreplaced(head, own),
    'chapter text': `UPDATE chapters SET text = 'x' ${own}`,
    'chapter place': `UPDATE chapters SET number = 5 ${own}`,
    'chapter gone': `DELETE FROM chapters ${own}`,
    seal: `UPDATE tables SET seal = '${'0'.repeat(32)}' ${head}`,
  };
  return sql[aside];
}

function checkpointHarm({ table, checkpoint }: CheckpointHarm, { mark }: Dialect): string {
  const changes: { readonly [W in CheckpointHarm['checkpoint']]: string } = {
    text: `text = text || ${mark} || ${mark}`,
    digest: `digest = '${'0'.repeat(32)}'`,
    place: 'n = n - 1',
    hash: `hash = '${'0'.repeat(32)}'`,
  };
  return `UPDATE checkpoints SET ${changes[checkpoint]} WHERE table_number = (SELECT number FROM tables WHERE id = '${table}')`;
}

/** The SQL that does some harm to a table behind its store's back. */
export function harmSql(harm: Harm | AsideHarm | CheckpointHarm, dialect: Dialect): string {
  if ('checkpoint' in harm) return checkpointHarm(harm, dialect);
  return 'aside' in harm ? asideHarm(harm, dialect) : logHarm(harm, dialect);
}
