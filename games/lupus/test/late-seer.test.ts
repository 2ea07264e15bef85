import { describe, expect, test } from 'vitest';
import { mustParse, seededRng } from '@rudel/kernel';
import { lupus } from '../src/index.ts';

const { table } = lupus;

/** The mythomaniac (18) has become the second of two seers who look each for themselves; in the third night both are late, and its lot kills the werehamster (14). */
const lateSeers = [
  'lupus/1',
  'opts:narrator=human,werehamster=no,mythomaniac=no,announcePossessed=yes,twoSeers=separate,firstVote=simultaneous,discussionSeconds=292,defenceSeconds=77',
  'seats:21 phase:verdict night:3 deck:bodyguard,owl,freemason,werehamster,mythomaniac call:- open:no',
  'seconds:0 turn:- elder:- ready:- fates:-/-/n2/-/-/-/-/d2/-/-/-/d1/-/-/n3/-/-/-/-/-',
  'days:s~ldllllllklldllllllll~j~jl~tttttpttt-t-ttpttttt~l,c~trrkrsrjrrrrrdtrrsrk~h~hr~tp-ptpp-ppp-ptppp-pp~h,o~qffiiifiggaigdiqigaq~-~ig~-~-',
  'talk:lop,ls1nh/bs1qw,fri,bs2-,ixh,dra,ord,kvg,orh,js1lh,dro,os2mw,aof,tg2c,os1lh,rrj,ktf,qd7,mtd,is2sh,rre,rve,rs2sh,rti/ns1sh,erg,ig2k,gxj,grm',
  'cards:V/H/O/F/S/V/V/W/B/V/V/V/V/W/F/W/V/V/Y/V',
  'diaries:T--.n-.J.ss------,E-.J.H.ri2-------.q-,E---.E.S.iu2----------/T--.c-.J.J-------,n-.J.H.H-2-------.A-,E---.g.S.ff2----------/T--.L-.J.ks------,k-.J.H.H-2-------.A-/To-.L-.J.J-------,E-.J.H.r-2-------.t-,E---.t.t.F-2----------/T--.ah.J.J-------,Dh.J.H.H-2-------.k-,Rhs-.n.p.bu2----------/T--.L-.J.hi------,o-.o.H.H-2-------.i-,E---.a.p.j-2----------/T--.f-.J.bf------,E-.J.H.H-2-------.m-,E---.E.q.if2----------/T--.a-.J.J-nlipjf,E-.J.H.cu2cn--p--.e-/T--.L-.J.li------,E-.J.H.H-2-------.s-,E---.E.S.e-2----------/T--.b-.J.a-------,E-.c.H.H-2-------.i-,E---.m.S.o-2----------/T--.m-.J.J-------,E-.J.H.H-2-------.A-,E---.e.S.ff2----------/T--.j-.J.c-------/T--.L-.J.J-------,E-.o.H.H-2-------.c-,E---.E.S.F-2----------/T--.L-.J.lih--pjf,E-.J.H.H-2chcup--.i-,E---.E.S.mf2opou------/Td-.g-.J.rs------,E-.J.H.H-2-------.q-,E---.E.S.F-2----------/q--.L-.J.jfh--nli,E-.J.H.H-2chcun--.g-,E---.E.S.ou2onmf------/T--.j-.J.mf------,E-.J.H.H-2-------.h-,E---.p.S.ms2----------/T--.L-.J.du------,E-.J.H.ki2-------.h-,E---.E.S.if2----------/T--.L-.J.hi------,E-.J.H.bi2-------.es,Ehe-.E.S.bi2----------/E--.n-.J.l-------,j-.p.H.H-2-------.A-,E---.a.S.ms2----------',
  'answers:-/-/-/-/-/-/-/-/-/-/-/-/-/-/-/-/-/-/-/-',
  'marks:-.3/-.3/-.3/-.3/-.3/-.3/-.3/-.3/-.3/-.3/-.3/-.3/-.3/-.3/-.3/-.3/-.3/-.3/-.3/-.3',
].join(' ');

describe('a seer who was late may have looked at the werehamster all the same', () => {
  const state = mustParse(table.position, lateSeers);

  test.each([4, 18])('in every world that seat %i imagines', (seat) => {
    const view = table.view(state, seat);
    for (let nth = 0; nth < 20; nth += 1) {
      const world = table.imagine(view, seededRng(`world ${nth}`));
      mustParse(table.position, table.position.format(world));
      expect(table.view(world, seat)).toEqual(view);
    }
  });
});
