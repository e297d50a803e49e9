import { setsText, winnerOf } from '@bandeja/domain/matches/rules';
import { mostMatchSets, type SetGames } from '@bandeja/domain/matches/vocabulary';
import type { Heard } from '#chat/hear.ts';
import { capital, compose } from '#chat/phrase.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';
import { fullLabel } from '#language/days.ts';
import { spokenMinutes } from '#language/durations.ts';
import { normalise } from '#language/normalise.ts';
import { phrases } from '#language/phrases.ts';
import { scoresIn } from '#language/scores.ts';

const played = phrases(`
    jugue jugamos gane ganamos perdi perdimos empatamos he/hemos_jugado/ganado/perdido eche/echamos_un_partid*`);
const asked = phrases('apunt* anot* registr* guard* mete pon suma anade');
const match = phrases('partid* pachanga padel');
const lost = phrases('perdi perdimos perdiendo derrota he/hemos_perdido');
const effort = phrases('rpe/esfuerzo_de/del?_#');

/** Fewer games than these are no set: «2-3 partidos». */
const leastGames = 4;
const usualMinutes = 90;

/**
 * «Apunta que ayer jugué 90 minutos, 6-4 6-3»: a match that was played, to be logged once the player confirms
 * (docs/product.md#matches). Null for everything else, and for a match that is still to come.
 */
export function matchReply(heard: Heard, { today }: ChatContext): ChatReply | null {
  const { text } = heard;
  const plain = normalise(heard.raw);
  const read = setsIn(plain);
  const said = spokenMinutes(plain);
  const isTold = played.test(text);
  const isAsked = asked.test(text) && (isTold || (match.test(text) && read.length > 0));
  // «he perdido 6-0 6-0, me tiemblan las piernas» is told, not to be written down
  if (!isAsked && !(isTold && read.length > 0 && said !== null)) return null;
  const date = heard.days[0]?.date ?? today;
  if (date > today || heard.days.length > 1) return null;
  const sets = lost.test(text) && winnerOf({ sets: read }) === 'us' ? read.map(turned) : read;
  const minutes = Math.min(360, Math.max(5, said ?? usualMinutes));
  const rpe = effortIn(plain);
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
  return scoresIn(text)
    .filter(({ us, them }) => Math.max(us, them) >= leastGames && Math.max(us, them) <= 30)
    .slice(0, mostMatchSets);
}

const turned = ({ us, them }: SetGames): SetGames => ({ us: them, them: us });

function effortIn(text: string): number | null {
  const [said] = effort.exec(text) ?? [];
  const rpe = Number(said?.split(' ').at(-1)?.replace(',', '.') ?? Number.NaN);
  return rpe <= 10 ? rpe : null;
}
