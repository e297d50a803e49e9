import { addDays } from '@bandeja/domain/calendar/dates';
import { setsText, winnerOf } from '@bandeja/domain/matches/rules';
import type { SetGames } from '@bandeja/domain/matches/schemas';
import { capitalise } from '@bandeja/domain/wire/text';
import { normalise } from '@bandeja/reader/language/normalise';
import { phrases } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import { fullLabel } from '#chat/labels.ts';
import { openProposal } from '#chat/open-proposal.ts';
import { compose } from '#chat/phrase.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

const played = phrases(`
    jugue jugamos gane ganamos perdi perdimos empatamos he/hemos_jugado/ganado/perdido eche/echamos_un_partid*`);
const logging = phrases('apunt* anot* registr* log guard* mete pon suma anade');
const match = phrases('partid* pachanga padel');
const lost = phrases(`
    vaya/que_mierda/desastre/paliza perdi perdimos perdiendo acab*_de_perder he/hemos_perdido derrota palme palmamos palmado
    nos/me_han?_dado/metido/ganado/barrido/machacado nos/me_dieron/metieron/ganaron/barrieron/machacaron nos_comimos me_comi`);

const usualMinutes = 90;

/** A played match, logged once the player confirms (docs/product.md#matches); null for one still to come. */
export function matchReply(heard: Heard, { today, state }: ChatContext): ChatReply | null {
  const { text, minutes, rpe } = heard;
  const read = [...heard.sets];
  const isPlayed = played.test(text);
  // «no, 6-4 7-5» corrects the match that waits
  if (openProposal(state)?.type === 'log_match' && heard.days.length === 0 && !isPlayed) return null;
  const isPast = heard.days.length > 0 && heard.days.every(({ date }) => date <= today);
  // «ayer 6-4 6-3», «fue 6-4 6-2 y con Javi»: a result, and nothing else that it could mean
  const isToday = heard.days.length === 0 && read.length >= fewestSets && !heard.asks && !drills.test(text);
  const isBare =
    (isPast || isToday) && read.length > 0 && (heard.words <= 2 * read.length + barest || tells.test(text));
  const isAsked = isBare || (logging.test(text) && (isPlayed || (match.test(text) && read.length > 0)));
  // «he perdido 6-0 6-0, me tiemblan las piernas» reports a match and asks for no entry
  if (!isAsked && !(isPlayed && read.length > 0 && minutes !== null)) return null;
  if (heard.health.pain || heard.frame.named.length > 0) return null;
  const date = dateIn(heard, today) ?? today;
  if (date > today || heard.days.length > 1) return null;
  // «hemos perdido», and then the result
  const before = played.test(normalise(state?.asked ?? '')) ? normalise(state?.asked ?? '') : '';
  const told = won.test(text) || lost.test(text) ? text : `${text} ${before}`;
  const data = { date, minutes: clamped(minutes ?? usualMinutes), sets: signed(read, told), rpe };
  const logged = logReply(data, minutes === null, today);
  const sorry = lost.test(text) && !won.test(text) ? 'Lo siento, esas escuecen. ' : '';
  return { ...logged, text: `${sorry}${logged.text.replace(' ¿Lo apunto?', '')}${partnerLine(heard)} ¿Lo apunto?` };
}

const withWhom = /\b[Cc]on (?:mi )?(\p{Lu}\p{L}+)/u;

/** Who played along is written in the match itself. */
function partnerLine({ raw }: Heard): string {
  const name = withWhom.exec(raw)?.[1];
  return name === undefined ? '' : ` Tu pareja, ${name}, la añades luego en «Ver el partido».`;
}

/** Words beside the sets that a bare result may have. */
const barest = 5;
const fewestSets = 2;
const tells = phrases('jugue jugamos gane ganamos perdi perdimos he/hemos_jugado/ganado/perdido');
const drills = phrases('rutina ejercicio ejercicios series repeticiones escribo llamo telefono');
const corrects = phrases(
  'fue fueron era eran perdona perdon no digo quise con esfuerzo minutos min hora horas dur* perdimos perdi ganamos gane al_reves',
);

/** «75 min», «perdona, fue el lunes», «perdimos»: what belongs to the match that waits for its confirmation. */
export function correctedMatch(heard: Heard, { state, today }: ChatContext): ChatReply | null {
  const open = openProposal(state);
  if (open?.type !== 'log_match' || heard.asks) return null;
  const { text, minutes, rpe } = heard;
  const date = dateIn(heard, today);
  const isLost = lost.test(text);
  const isWon = won.test(text);
  const isTurned = phrases('al_reves').test(text);
  const withName = partnerLine(heard);
  const isSomething =
    withName !== '' ||
    minutes !== null ||
    rpe !== null ||
    heard.sets.length > 0 ||
    date !== null ||
    isLost ||
    isWon ||
    isTurned;
  const isShort = heard.words <= 6 || corrects.test(text);
  if (!isSomething || !isShort || (date !== null && date > today)) return null;
  const before = open.data;
  const at = isLast.test(text)
    ? before.sets.length - 1
    : ['primer', 'segund', 'tercer'].findIndex((each) => text.includes(` ${each}`));
  const [corrected] = heard.sets;
  const isOne = at >= 0 && corrected !== undefined && heard.sets.length === 1 && at < before.sets.length;
  const replaced = isOne ? before.sets.map((set, index) => (index === at ? corrected : set)) : [...heard.sets];
  const named = heard.sets.length > 0 ? replaced : before.sets;
  const told = isLost || isWon ? text : `${text} ${normalise(state?.asked ?? '')}`;
  const sets = isTurned ? named.map(turned) : signed(named, told);
  const data = {
    date: date ?? before.date,
    minutes: minutes === null ? before.minutes : clamped(minutes),
    sets,
    rpe: rpe ?? before.rpe,
  };
  const logged = logReply(data, false, today);
  return { ...logged, text: `${logged.text.replace(' ¿Lo apunto?', '')}${withName} ¿Lo apunto?` };
}

const isLast = phrases('ultimo ultima');
const won = phrases('gane ganamos ganado victoria');
const clamped = (minutes: number): number => Math.min(360, Math.max(5, minutes));

/** Written from the player's side, whoever won. */
function signed(sets: readonly SetGames[], text: string): SetGames[] {
  const winner = winnerOf({ sets: [...sets] });
  const isWrong = (lost.test(text) && winner === 'us') || (won.test(text) && !lost.test(text) && winner === 'them');
  return isWrong ? sets.map(turned) : [...sets];
}

function dateIn({ days, calendar }: Heard, today: string): string | null {
  const named = days.at(-1);
  if (named === undefined) return null;
  // what is logged was played: «registra el partido del lunes»
  return named.date > today && calendar.every(({ kind }) => kind === 'day') ? addDays(named.date, -7) : named.date;
}

type Logged = { date: string; minutes: number; sets: SetGames[]; rpe: number | null };

export function logReply(data: Logged, isGuessed: boolean, today: string): ChatReply {
  const { date, minutes, sets, rpe } = data;
  const facts = [`${minutes} minutos`, setsText(sets), rpe === null ? '' : `esfuerzo ${String(rpe).replace('.', ',')}`];
  const line = facts.filter((fact) => fact !== '').join(', ');
  return {
    intent: 'progreso',
    text: compose(
      [
        `${capitalise(fullLabel(date, today))}, partido de ${line}.`,
        isGuessed && 'Pongo 90 minutos porque no me has dicho cuánto duró.',
      ],
      '¿Lo apunto?',
    ),
    action: { type: 'log_match', data },
    upsell: false,
    final: false,
  };
}

const turned = ({ us, them }: SetGames): SetGames => ({ us: them, them: us });
