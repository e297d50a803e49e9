import { setsText, winnerOf } from '@bandeja/domain/matches/rules';
import { mostMatchSets, type SetGames } from '@bandeja/domain/matches/vocabulary';
import type { Heard } from '#chat/hear.ts';
import { capital, compose } from '#chat/phrase.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';
import { fullLabel } from '#language/days.ts';
import { phrases } from '#language/phrases.ts';

const played = phrases(`
    jugue jugamos gane ganamos perdi perdimos empatamos he/hemos_jugado/ganado/perdido eche/echamos_un_partid*`);
const asked = phrases('apunt* anot* registr* guard* mete pon suma anade');
const match = phrases('partid* pachanga padel');
const lost = phrases('perdi perdimos perdiendo derrota he/hemos_perdido');
/** «6-4», «6/4», «6 a 4»; a date or an hour has other figures around it. */
const result =
  /(?<![\d:/.-])(\d{1,2}) ?(?:-|–|\/| a ) ?(\d{1,2})(?![\d:/.-]|\s?(?:h|min|anos|dias|horas|veces|partidos)\b)/g;
const effort = /\b(?:rpe|esfuerzo)(?: de| del)? (\d{1,2}(?:[.,]\d)?)\b/;

/** Fewer games than these are no set: «2-3 partidos». */
const leastGames = 4;
const usualMinutes = 90;

/**
 * «Apunta que ayer jugué 90 minutos, 6-4 6-3»: a match that was played, to be logged once the player confirms
 * (docs/product.md#matches). Null for everything else, and for a match that is still to come.
 */
export function matchReply(heard: Heard, { today }: ChatContext): ChatReply | null {
  const { text } = heard;
  const plainRaw = heard.raw.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const read = setsIn(plainRaw);
  const said = minutesIn(plainRaw);
  const isTold = played.test(text);
  const isAsked = asked.test(text) && (isTold || (match.test(text) && read.length > 0));
  // «he perdido 6-0 6-0, me tiemblan las piernas» is told, not to be written down
  if (!isAsked && !(isTold && read.length > 0 && said !== null)) return null;
  const date = heard.days[0]?.date ?? today;
  if (date > today || heard.days.length > 1) return null;
  const sets = lost.test(text) && winnerOf({ sets: read }) === 'us' ? read.map(turned) : read;
  const minutes = said ?? usualMinutes;
  const rpe = effortIn(plainRaw);
  const facts = [`${minutes} minutos`, setsText(sets), rpe === null ? '' : `esfuerzo ${String(rpe).replace('.', ',')}`];
  const line = facts.filter((fact) => fact !== '').join(', ');
  return {
    intent: 'progreso',
    text: compose(
      [
        `${capital(fullLabel(date, today))}, partido de ${line}.`,
        said === null && 'Pongo 90 minutos porque no me has dicho cuánto duró.',
      ],
      '¿Lo apunto?',
    ),
    action: { type: 'log_match', data: { date, minutes, sets, rpe } },
    upsell: false,
    final: false,
  };
}

function setsIn(text: string): SetGames[] {
  const pairs = [...text.matchAll(result)].map(([, us, them]) => ({ us: Number(us), them: Number(them) }));
  return pairs
    .filter(({ us, them }) => Math.max(us, them) >= leastGames && Math.max(us, them) <= 30)
    .slice(0, mostMatchSets);
}

const turned = ({ us, them }: SetGames): SetGames => ({ us: them, them: us });

const hours: Record<string, number> = { una: 1, un: 1, dos: 2, tres: 3 };

/** «90 minutos», «hora y media», «dos horas», «1 h 30»; null where none is said. */
function minutesIn(text: string): number | null {
  const inHours = /\b(?:(\d|una|un|dos|tres) ?)?(?:h|horas?)\b(?: y (media|cuarto)| (?:y )?(\d{1,2})\b)?/.exec(text);
  const inMinutes = /\b(\d{2,3}) ?(?:min\w*|'|′)/.exec(text);
  if (inHours && (inHours[1] !== undefined || inHours[2] !== undefined)) {
    const whole = inHours[1] === undefined ? 1 : (hours[inHours[1]] ?? Number(inHours[1]));
    const rest = inHours[2] === 'media' ? 30 : inHours[2] === 'cuarto' ? 15 : Number(inHours[3] ?? 0);
    return within(whole * 60 + rest);
  }
  return inMinutes ? within(Number(inMinutes[1])) : null;
}

const within = (minutes: number) => Math.min(360, Math.max(5, minutes));

function effortIn(text: string): number | null {
  const said = effort.exec(text)?.[1];
  const rpe = said === undefined ? null : Number(said.replace(',', '.'));
  return rpe === null || rpe > 10 ? null : rpe;
}
