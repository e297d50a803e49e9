import { weekdayOf } from '@bandeja/domain/calendar/dates';
import type { Kind } from '@bandeja/reader/language/kinds';
import { phrases } from '@bandeja/reader/language/phrases';
import { absenceIn } from '#chat/plan-talk/absence-words.ts';
import type { Clause } from '#chat/plan-talk/clauses.ts';
import { moveIn } from '#chat/plan-talk/move-words.ts';
import type { Known, PlanAct } from '#chat/plan-talk/types.ts';
import * as say from '#chat/plan-talk/words.ts';

type Statement = Known & {
  clause: Clause;
  text: string;
  /** Its days, after those that waited. */
  here: string[];
  /** The kinds it names, rest aside. */
  named: readonly Kind[];
  /** The first kind that is wished. */
  wanted: Kind | undefined;
};
/** `nothing`: the statement is understood and wants nothing; null: the next reading is asked. */
type Reading = (statement: Statement) => PlanAct | 'nothing' | null;

/** What a statement wants of the plan, by the first reading that fits. */
export function actOf(clause: Clause, known: Known): PlanAct | null {
  const named = clause.kinds.filter(({ category }) => category !== 'Descanso');
  const here = [...known.waiting, ...known.days.dates];
  const statement = { ...known, clause, text: clause.text, here, named, wanted: wantedOf(clause)[0] };
  for (const reading of readings) {
    const act = reading(statement);
    if (act !== null) return act === 'nothing' ? null : act;
  }
  return null;
}

const everyWeek: Reading = ({ text, days, isForEver, named }) => {
  const weekdays = days.calendar.flatMap((words) => {
    if (words.kind === 'every') return [words.weekday];
    const isDayItself = named.length > 0 && relative.test(text.slice(words.start, words.end));
    return words.kind === 'day' && isForEver && !isDayItself ? [weekdayOf(words.date)] : [];
  });
  if (weekdays.length === 0) return null;
  if (say.always.test(text)) return { kind: 'never', weekdays, isNever: false };
  return say.never.test(text) || isForEver ? { kind: 'never', weekdays, isNever: true } : 'nothing';
};

/** «quita el cardio de hoy y no me lo pongas nunca» is about the cardio. */
const relative = phrases('hoy manana pasado');

const numbers: Record<string, number> = { un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5 };

/** «déjame solo dos días de entreno». */
const count: Reading = ({ text, here, clause }) => {
  const [, number] = say.ofCount.exec(text) ?? [];
  if (number === undefined || clause.asks) return null;
  return { kind: 'count', sessions: numbers[number] ?? Number(number), dates: here };
};

const absent: Reading = ({ text, days, here, today, heard }) => absenceIn(text, { ...days, dates: here }, today, heard);

const ofTime = phrases('#_min* #min* una_hora media_hora un_rat*');

/** «solo puedo el sábado». */
const only: Reading = ({ text, days, here, waiting }) => {
  const isOnly = say.only.test(text) || (say.onlyWords.test(text) && say.cannot.test(text));
  if (!isOnly || days.dates.length === 0 || ofTime.test(text)) return null;
  // «la semana que viene tengo exámenes, solo puedo martes y sábado»: days of that week
  const named = days.dates.map(weekdayOf);
  const within = waiting.length >= fewestOfStretch ? waiting.filter((date) => named.includes(weekdayOf(date))) : [];
  return { kind: 'only', dates: within.length > 0 ? within : here };
};
const fewestOfStretch = 5;

const kept: Reading = ({ text, here, open }) => {
  const isNo = here.every((date) => open.includes(date)) && say.bareNo.test(text);
  return here.length > 0 && (say.keep.test(text) || isNo) ? { kind: 'keep', dates: here } : null;
};

/** «el partido déjalo». */
const keptKind: Reading = ({ text, here, named: [of, second] }) =>
  of !== undefined && second === undefined && here.length === 0 && keepsIt.test(text)
    ? { kind: 'keep', dates: [], of }
    : null;
const keepsIt = phrases(
  'dejalo dejala dejamelo dejamela respeta* no_lo_toques no_la_toques mantenlo mantenla se_queda',
);

/** «solo fuerza y cardio», of a week that was spoken of or is named. */
const onlyKinds: Reading = ({ text, here, named, spoken }) => {
  const isOnly =
    /^[^a-z]*(?:y |pero |pues |que sea |que sean |quiero |ponme |pon )*(?:solo|solamente|unicamente|nada mas que)\b/.test(
      text,
    );
  const dates = here.length >= fewestOfStretch ? here : spoken;
  const isOfWeek = here.length === 0 || here.length >= fewestOfStretch;
  return isOnly && isOfWeek && named.length > 1 && dates.length >= fewestOfStretch && !ofTime.test(text)
    ? { kind: 'kinds', kinds: named, dates: [...dates] }
    : null;
};

/** «cambia la fuerza por descanso el jueves». */
const restInstead: Reading = ({ text, clause, here, named }) => {
  const rest = clause.kinds.find(({ category }) => category === 'Descanso');
  const isInstead = rest !== undefined && named.length > 0 && say.forKind.test(text.slice(0, rest.start));
  return isInstead && here.length > 0 ? { kind: 'rest', dates: here } : null;
};

/** «en vez de fuerza ponme cardio». */
const replaced: Reading = ({ text, here, named }) => {
  const refused = named.find(({ start }) => isRefused(text.slice(0, start)));
  const [first, second] = named;
  if (refused !== undefined) {
    const wanted = named.find((kind) => kind !== refused) ?? null;
    // «la semana que viene no quiero jugar partidos»
    if (wanted === null && here.length >= fewestOfStretch) return { kind: 'drop', unwanted: refused, dates: here };
    return { kind: 'replace', unwanted: refused, wanted, dates: here };
  }
  if (first === undefined || second === undefined || !say.forKind.test(text.slice(0, second.start))) return null;
  return say.carries.test(text) || say.put.test(text)
    ? { kind: 'replace', unwanted: first, wanted: second, dates: here }
    : null;
};

const moved: Reading = ({ clause, named, ...known }) => moveIn(clause, known, named);

/** «no quiero descansar el jueves». */
const noRest: Reading = ({ text, clause, heard, here, wanted, spoken }) => {
  if (!say.refusesRest.test(text) || say.remove.test(text) || clause.asks) return null;
  const isWell = !heard.health.pain && !/^ *(?:y )?puedo/.test(text) && !say.cannot.test(text);
  if (!isWell || (here.length === 0 && wanted === undefined)) return null;
  return { kind: 'train', dates: here.length > 0 ? here : spoken.slice(0, 1), wanted: wanted ?? null };
};

/** «quita la fuerza de esta semana». */
const dropped: Reading = ({ text, here, named: [unwanted] }) =>
  say.remove.test(text) && unwanted !== undefined && here.length !== 1 ? { kind: 'drop', unwanted, dates: here } : null;

/** «quita todo menos el partido». */
const spared: Reading = ({ text, here, clause: { kinds } }) => {
  const spare = kinds.find(({ start }) => butThis.test(text.slice(0, start)));
  return spare !== undefined && say.remove.test(text) && all.test(text)
    ? { kind: 'spare', spared: spare, dates: here }
    : null;
};
const butThis = /\b(?:menos|salvo|excepto|quitando|pero no)(?: (?:el|la|los|las|lo de|lo del))* *$/;
const all = phrases('todo todos toda todas lo_demas el_resto');

/** «no le atiné a nada» frees no day. */
const idle = /\b(?:a|de|para|en|por) nada\b/g;

const freed: Reading = ({ text, clause, here, named, acts }) => {
  const removes = say.remove.test(text);
  const isFree = say.free.test(text.replace(idle, '')) || removes;
  const names = clause.kinds.some(({ category }) => category === 'Descanso');
  if (here.length > 0)
    return (isFree || names) && (named.length === 0 || removes) ? { kind: 'rest', dates: here } : null;
  const last = acts.at(-1);
  return isFree && last?.kind === 'cannot' ? { kind: 'rest', dates: last.dates } : null;
};

/** «el jueves no puedo correr, ponme fuerza»: of the days of the statement before. */
const putThere: Reading = ({ text, here, wanted, acts }) => {
  const last = acts.at(-1);
  if (wanted === undefined || here.length > 0 || last === undefined || !('dates' in last)) return null;
  return say.put.test(text) && last.dates.length > 0 ? { kind: 'train', dates: last.dates, wanted } : null;
};

const cannot: Reading = ({ text, here, wanted }) =>
  here.length > 0 && wanted === undefined && say.cannot.test(text) ? { kind: 'cannot', dates: here } : null;

const played: Reading = ({ text, here, wanted, clause }) =>
  here.length > 0 && wanted === undefined && !clause.asks && say.playsToo.test(text)
    ? {
        kind: 'train',
        dates: here,
        wanted: { category: 'Partido', first: null, gentle: false, start: 0 },
        isExtra: true,
      }
    : null;

const tournament: Reading = ({ text }) => (say.tournament.test(text) ? 'nothing' : null);

const wished: Reading = ({ text, clause, here, wanted }) => {
  const requests = say.requests.test(text);
  const isOrder = say.put.test(text) || requests || isBare(clause);
  const isWish = wanted !== undefined && here.length > 0 && isOrder && (!clause.asks || requests);
  return isWish ? { kind: 'train', dates: here, wanted } : null;
};

/** «cámbialo por cardio», «pon cardio»: of a day that was spoken of. */
const wishedOfLatest: Reading = ({ text, clause, here, wanted, spoken, latest }) => {
  if (wanted === undefined) return null;
  const [pointed] = spoken.length > 0 ? spoken : latest;
  const puts = say.put.test(text);
  if (pointed !== undefined && say.pronouns.test(text) && (say.changes.test(text) || puts))
    return { kind: 'train', dates: [pointed], wanted };
  const isOfSpoken = here.length === 0 && spoken.length > 0 && puts && !clause.asks;
  return isOfSpoken ? { kind: 'train', dates: spoken.slice(0, 1), wanted } : null;
};

/** «ponme eso el jueves», after a wish for a routine. */
const wishOn: Reading = ({ text, here, named, wish, heard, open }) => {
  const isOther = named.length + heard.strokes.length + heard.groups.length > 0;
  const isFor = open.length === 0 && say.forDay.test(text);
  if (wish === null || here.length === 0 || isOther || !(isFor || say.putsWish.test(text))) return null;
  const { kind, stroke } = wish;
  return { kind: 'train', dates: here, wanted: kind, ...(stroke && { stroke }), isOfWish: true };
};

const technical: Kind = { category: 'Funcionalidad', first: 'Técnico', gentle: false, start: 0 };

/** «ponme la volea el viernes», «ponme eso el viernes»: the stroke that is named, or was talked of. */
const strokeOn: Reading = ({ text, heard, here, stroke: latest }) => {
  const stroke = heard.strokes[0]?.stroke ?? (say.thatOne.test(text) || say.pronouns.test(text) ? latest : null);
  const isWish = stroke !== null && here.length > 0 && (say.put.test(text) || say.requests.test(text));
  return isWish ? { kind: 'train', dates: here, wanted: technical, stroke } : null;
};

const fewer: Reading = ({ text, named }) => (named.length === 0 && say.fewer.test(text) ? { kind: 'fewer' } : null);

const more: Reading = ({ text, named, here }) =>
  named.length === 0 && say.more.test(text) && say.put.test(text) ? { kind: 'train', dates: here, wanted: null } : null;

/** «mañana quiero físico también», of a day that is free. */
const something: Reading = ({ text, clause, here, named }) =>
  here.length > 0 && named.length === 0 && !clause.asks && trainsSomething.test(text)
    ? { kind: 'train', dates: here, wanted: null }
    : null;
const trainsSomething = phrases(
  'quiero/ponme/pon/dame/prefiero/necesito/apetece_*?_fisico/entreno/entrenar/entrenamiento/sesion/algo',
);

const altered: Reading = ({ text, heard, here, named, spoken, today, acts }) => {
  const last = acts.at(-1);
  // «el jueves tengo una cena, solo dispongo de media hora»
  const barred = last?.kind === 'cannot' && heard.minutes !== null ? last.dates : [];
  const isOfDay = here.length + barred.length > 0 || spoken.length > 0 || say.sessionWords.test(text);
  const how = isOfDay ? alterationIn(text) : null;
  if (how === null || !named.every(({ gentle }) => gentle)) return null;
  // «solo tengo 20 min, algo de cuerpo entero» asks for another session, not for a shorter one
  if (heard.groups.length > 0 || say.ownWish.test(text)) return null;
  const [latest = today] = spoken;
  const minutes = how === 'shorter' ? heard.minutes : null;
  return { kind: 'alter', how, minutes, dates: [here, barred, [latest]].find((dates) => dates.length > 0) ?? [] };
};

/** What holds for longer comes first, what is only hinted at last. */
const readings: readonly Reading[] = [
  spared,
  everyWeek,
  count,
  absent,
  only,
  kept,
  keptKind,
  onlyKinds,
  restInstead,
  replaced,
  wishOn,
  moved,
  noRest,
  dropped,
  freed,
  putThere,
  cannot,
  played,
  tournament,
  wished,
  wishedOfLatest,
  strokeOn,
  fewer,
  more,
  altered,
  something,
];

function alterationIn(text: string): Extract<PlanAct, { kind: 'alter' }>['how'] | null {
  if (say.shorter.test(text)) return 'shorter';
  if (say.softer.test(text)) return 'softer';
  if (say.harder.test(text)) return 'harder';
  return say.other.test(text) ? 'other' : null;
}

/** «el jueves algo de cardio»: nothing but days and kinds. */
function isBare({ text, calendar, kinds, groups }: Clause): boolean {
  const named = [
    ...calendar.map(({ start, end }) => text.slice(start, end)),
    ...kinds.map(({ start }) => text.slice(start).split(' ')[0] ?? ''),
  ];
  const left = named.reduce((words, each) => words.replace(each, ''), text);
  return groups.length === 0 && say.bareWords.test(left);
}

/** The wished kinds, without those that are refused. */
function wantedOf({ text, kinds, groups }: Clause): Kind[] {
  if (say.composing.test(text) && !say.planned.test(text)) return [];
  const named = kinds
    .filter(({ category, start }) => category !== 'Descanso' && !isRefused(text.slice(0, start)))
    .map(
      (kind): Kind =>
        say.core.test(text.slice(kind.start)) ? { ...kind, category: 'Fuerza', groups: ['Core'] } : kind,
    );
  if (named.length === 0 && groups.length === 0 && onCourt.test(text)) return [technical];
  const isOfGroups = named.length === 0 && groups.length > 0 && (say.put.test(text) || say.requests.test(text));
  return isOfGroups ? [{ category: 'Fuerza', first: null, gentle: false, groups, start: 0 }] : named;
}

/** «algo de pista», of no kind and no stroke. */
const onCourt = phrases('algo/sesion/entreno/entrenamiento_de/en/para_pista/cancha');

const isRefused = (words: string): boolean => say.insteadOf.test(words) || say.lessOf.test(words);
