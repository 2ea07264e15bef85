import './proof-steps.css';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { commitmentTo } from '@rudel/kernel';
import type { NameOf } from '@rudel/kernel';
import { seatBook } from '@rudel/session/seat-book';
import { Button, LinkButton } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import type { IconName } from '@rudel/ui/icon';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { namesIn } from '../replay/film.ts';
import { replayPath, tablePath } from '../shell/route.ts';
import { tableWords } from '../table/words/table-words.ts';
import { Draws } from './draws.tsx';
import type { Exhibit } from './exhibit.ts';
import { judgementWords } from './judgement-words.ts';
import { recordFileName, saveRecord } from './record-file.ts';
import { verifyWords } from './verify-words.ts';

export type Proof = Omit<Extract<Exhibit, { readonly kind: 'proof' }>, 'kind'>;

type Standing = 'good' | 'bad' | 'open';

const signs = { good: 'check', bad: 'cross', open: 'info' } as const;

type StepProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly standing: Standing;
  /** How it stands, in words of its own. */
  readonly label?: string | undefined;
  readonly children: ComponentChildren;
};

/** One part of the proof, and how it stands. */
function Step({ icon, title, standing, label, children }: StepProps) {
  const words = useWords(verifyWords);
  return (
    <li class="verify-step plank" data-standing={standing}>
      <div class="verify-step-head">
        <Icon name={icon} size={28} />
        <h2>{title}</h2>
        <span class="verify-chip">
          <Icon name={signs[standing]} size={18} /> {label ?? words.standing[standing]}
        </span>
      </div>
      {children}
    </li>
  );
}

/** A long number in groups, so that two of them can be compared by eye. */
function Digits({ text }: { text: string }) {
  const groups = text.match(/.{1,8}/g) ?? [];
  return (
    <code class="verify-digits" aria-label={text}>
      {groups.map((group, at) => (
        <span key={at}>{group}</span>
      ))}
    </code>
  );
}

/** A time as people write it; as it stands where it is none. */
function when(time: number | string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return String(time);
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeStyle: 'short' }).format(date);
}

/** The whole proof, part by part. */
export function ProofSteps(proof: Proof) {
  const { film, place } = proof;
  const words = useWords(verifyWords);
  const nameOf: NameOf = useMemo(() => {
    const names = namesIn(film);
    return (seat) => names[seat] ?? tableWords[language.value].table.nameless(seat + 1);
  }, [film, language.value]);
  const game = film.game.words[language.value].name;
  return (
    <>
      <p class="verify-match">{place === null ? game : words.match(game, place.match)}</p>
      <ol class="verify-steps">
        <PromiseStep {...proof} />
        <AddedStep {...proof} nameOf={nameOf} />
        <SecretStep {...proof} />
        <DrawsStep {...proof} nameOf={nameOf} />
        <MovesStep {...proof} />
      </ol>
      <Ways {...proof} />
    </>
  );
}

const promiseStandings = {
  kept: 'good',
  broken: 'bad',
  late: 'open',
  untold: 'open',
  claimed: 'open',
  missing: 'bad',
} as const;

function PromiseStep({ film, judgement, promised }: Proof) {
  const words = useWords(verifyWords);
  const { commitment, dealt } = film.proof;
  const isBroken = judgement.promise === 'broken';
  return (
    <Step icon="lock" title={words.promise} standing={promiseStandings[judgement.promise]}>
      {isBroken && promised !== undefined && (
        <>
          <p class="verify-label">{words.toldHere}</p>
          <Digits text={promised.commitment} />
          <p class="verify-label">{words.toldThere}</p>
        </>
      )}
      {commitment === null ? <p>{words.promiseNone}</p> : <Digits text={commitment} />}
      {promised !== undefined && <p>{(promised.isEarly ? words.told : words.toldLate)(when(promised.at))}</p>}
      {promised === undefined && dealt !== null && <p>{words.toldAll}</p>}
      {dealt !== null && <p>{words.dealt(when(dealt))}</p>}
    </Step>
  );
}

function AddedStep({ film, judgement, promised, nameOf }: Proof & { nameOf: NameOf }) {
  const words = useWords(verifyWords);
  const about = useWords(judgementWords);
  const { contributions, secret } = film.proof;
  const isByNobody = secret !== null && !judgement.isAddedTo;
  const standing = secret === null || isByNobody || judgement.added === 'missing' ? 'open' : 'good';
  return (
    <Step
      icon="people"
      title={words.added}
      standing={standing}
      label={isByNobody ? words.nothingAdded : undefined}
    >
      <ul class="verify-added">
        {contributions.map((text, seat) => {
          const isBot = / \(\w+\)$/.test(film.record.tags.get(`Player${seat}`) ?? '');
          return (
            <li key={seat}>
              <SeatBadge seat={seat} size={32} label="" />
              <bdi>{nameOf(seat)}</bdi>
              {text === '' ? (
                <span class="verify-soft">{isBot ? words.addedBot : words.addedNothing}</span>
              ) : (
                <code>{text}</code>
              )}
              {text !== '' && text === promised?.added && <strong>{words.addedHere}</strong>}
            </li>
          );
        })}
      </ul>
      {isByNobody && <p>{words.addedByNobody}</p>}
      {judgement.added !== 'none' && <p>{about.added[judgement.added]}</p>}
    </Step>
  );
}

const secretStandings = { fits: 'good', wrong: 'bad', hidden: 'open' } as const;

function SecretStep({ film, judgement }: Proof) {
  const words = useWords(verifyWords);
  const { secret, commitment } = film.proof;
  return (
    <Step icon="eye" title={words.secret} standing={secretStandings[judgement.secret]}>
      <p class="verify-soft">{words.secretHint}</p>
      {secret === null ? <p>{words.secretHidden}</p> : <Digits text={secret} />}
      {judgement.secret === 'fits' && commitment !== null && <p>{words.secretFits}</p>}
      {judgement.secret === 'wrong' && secret !== null && (
        <>
          <p>{words.secretWrong}</p>
          <Digits text={commitmentTo(secret)} />
        </>
      )}
    </Step>
  );
}

function DrawsStep({ film, judgement, nameOf }: Proof & { nameOf: NameOf }) {
  const words = useWords(verifyWords);
  const { draws, wrongDraws, secret } = judgement;
  const standing = secret === 'hidden' ? 'open' : wrongDraws.length > 0 ? 'bad' : 'good';
  const said = wrongDraws.length > 0 ? words.drawsWrong(wrongDraws.length, draws) : words.drawsFit(draws);
  return (
    <Step icon="dice" title={words.draws} standing={standing}>
      <p>{secret === 'hidden' ? words.drawsHidden : said}</p>
      <Draws film={film} nameOf={nameOf} />
    </Step>
  );
}

function MovesStep({ film, judgement }: Proof) {
  const words = useWords(verifyWords);
  const about = useWords(judgementWords);
  const { brokenRule } = judgement;
  const moves = film.replayed.acts.filter(({ by }) => by !== 'chance').length;
  return (
    <Step icon="book" title={words.moves} standing={brokenRule === null ? 'good' : 'bad'}>
      <p>
        {brokenRule === null ? words.movesFit(moves) : about.brokenRule(brokenRule.line, brokenRule.error)}
      </p>
    </Step>
  );
}

function Ways({ film, place }: Proof) {
  const words = useWords(verifyWords);
  if (place === null) return null;
  const { table, match } = place;
  return (
    <div class="verify-ways">
      <LinkButton icon="replay" href={replayPath(table, match)}>
        {words.replay}
      </LinkButton>
      <Button icon="share" onClick={() => saveRecord(film.text, recordFileName(film.game.id, table, match))}>
        {words.save}
      </Button>
      {seatBook.find(table) !== undefined && (
        <LinkButton icon="back" href={tablePath(table)}>
          {words.toTable}
        </LinkButton>
      )}
    </div>
  );
}
