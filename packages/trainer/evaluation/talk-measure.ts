import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playTalk, type TurnOutcome } from './talk-run.ts';
import { readTalks } from './talks.ts';

type Share = { of: number; is: number };
/** Turns that meet all they demand, by author; demands that are met, by kind. */
type TalkFigures = { turns: Record<string, Share>; demands: Record<string, Share> };
type Stored = Partial<Record<Folder, TalkFigures>>;
type Played = { author: string; title: string; outcomes: TurnOutcome[] };

/** The unseen talks are not looked at while the chat is worked on: only their figures are shown. */
const folders = {
  seen: fileURLToPath(new URL('./talks', import.meta.url)),
  unseen: fileURLToPath(new URL('./talks/unseen', import.meta.url)),
};
type Folder = keyof typeof folders;

const figuresFile = new URL('./talks/figures.json', import.meta.url);

/** Lines to print. The figures of a whole folder are stored. */
export function measureTalks(folder: Folder, author?: string): string[] {
  const all = readTalks(folders[folder]);
  const authors = author === undefined ? Object.keys(all) : [author];
  const played = authors.flatMap((name): Played[] => {
    const talks = all[name];
    if (talks === undefined) throw new Error(`No ${name} in ${Object.keys(all).join(', ')}`);
    return talks.map((talk) => ({ author: name, title: talk.title, outcomes: playTalk(talk) }));
  });
  const figures = talkFigures(played);
  const failures = folder === 'unseen' ? [] : failureLines(played);
  if (author !== undefined) return [...failures, ...figureLines(figures)];
  const stored = existsSync(figuresFile) ? (JSON.parse(readFileSync(figuresFile, 'utf8')) as Stored) : {};
  writeFileSync(figuresFile, `${JSON.stringify({ ...stored, [folder]: figures }, null, 2)}\n`);
  return [...failures, `Conversations, ${folder}`, ...figureLines(figures, stored[folder])];
}

export function talkFigures(played: readonly Played[]): TalkFigures {
  const figures: TalkFigures = { turns: {}, demands: {} };
  const count = (shares: Record<string, Share>, name: string, isRight: boolean) => {
    const { of, is } = shares[name] ?? { of: 0, is: 0 };
    shares[name] = { of: of + 1, is: is + (isRight ? 1 : 0) };
  };
  for (const { author, outcomes } of played) {
    for (const { demands, failures } of outcomes.filter((each) => each.demands.length > 0)) {
      count(figures.turns, author, failures.length === 0);
      for (const kind of demands) count(figures.demands, kind, !failures.some(({ key }) => key === kind));
    }
  }
  return figures;
}

function sumOf(shares: Readonly<Record<string, Share>>): Share {
  return Object.values(shares).reduce((sum, { of, is }) => ({ of: sum.of + of, is: sum.is + is }), { of: 0, is: 0 });
}

export function failureLines(played: readonly Played[]): string[] {
  return played.flatMap(({ author, title, outcomes }) =>
    outcomes
      .filter(({ failures }) => failures.length > 0)
      .flatMap(({ says, answer, failures }) => [
        `✗ ${author}, ${title}: «${says}»`,
        `    answered: ${answer}`,
        ...failures.map(
          ({ key, expected, got }) => `    ${key}: wanted ${expected}${answer.includes(got) ? '' : `; got ${got}`}`,
        ),
      ]),
  );
}

function figureLines({ turns, demands }: TalkFigures, before?: TalkFigures): string[] {
  return [
    ...Object.entries(turns).map(([author, share]) => shareLine(author, share, before?.turns[author])),
    shareLine('all turns', sumOf(turns), before && sumOf(before.turns)),
    ...Object.entries(demands)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([kind, share]) => shareLine(`· ${kind}`, share, before?.demands[kind])),
  ];
}

function shareLine(name: string, { of, is }: Share, before?: Share): string {
  const percent = ((100 * is) / Math.max(1, of)).toFixed(1);
  const isOther = before !== undefined && (before.is !== is || before.of !== of);
  const earlier = isOther ? `  before ${before.is}/${before.of}` : '';
  return `  ${name.padEnd(18)} ${`${is}/${of}`.padStart(9)}  ${percent.padStart(5)} %${earlier}`;
}
