import { setsText, winnerOf } from '@bandeja/domain/matches/rules';
import type { SetGames } from '@bandeja/domain/matches/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';
import type { Heard } from '#chat/hear.ts';
import { compose } from '#chat/phrase.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';
import { fullLabel } from '#language/days.ts';
import { phrases } from '#language/phrases.ts';

const played = phrases(`
    jugue jugamos gane ganamos perdi perdimos empatamos he/hemos_jugado/ganado/perdido eche/echamos_un_partid*`);
const logging = phrases('apunt* anot* registr* guard* mete pon suma anade');
const match = phrases('partid* pachanga padel');
const lost = phrases('perdi perdimos perdiendo derrota he/hemos_perdido');

const usualMinutes = 90;

/**
 * «Apunta que ayer jugué 90 minutos, 6-4 6-3»: a match that was played, to be logged once the player confirms
 * (docs/product.md#matches). Null for everything else, and for a match that is still to come.
 */
export function matchReply(heard: Heard, { today }: ChatContext): ChatReply | null {
  const { text, minutes: said, rpe } = heard;
  const read = [...heard.sets];
  const isPlayed = played.test(text);
  const isAsked = logging.test(text) && (isPlayed || (match.test(text) && read.length > 0));
  // «he perdido 6-0 6-0, me tiemblan las piernas» reports a match and asks for no entry
  if (!isAsked && !(isPlayed && read.length > 0 && said !== null)) return null;
  const date = heard.days[0]?.date ?? today;
  if (date > today || heard.days.length > 1) return null;
  const sets = lost.test(text) && winnerOf({ sets: read }) === 'us' ? read.map(turned) : read;
  const minutes = Math.min(360, Math.max(5, said ?? usualMinutes));
  const facts = [`${minutes} minutos`, setsText(sets), rpe === null ? '' : `esfuerzo ${String(rpe).replace('.', ',')}`];
  const line = facts.filter((fact) => fact !== '').join(', ');
  return {
    intent: 'progreso',
    text: compose(
      [
        `${capitalise(fullLabel(date, today))}, partido de ${line}.`,
        said === null && 'Pongo 90 minutos porque no me has dicho cuánto duró.',
      ],
      '¿Lo apunto?',
    ),
    action: { type: 'log_match', data: { date, minutes, sets, rpe } },
    upsell: false,
    final: false,
  };
}

const turned = ({ us, them }: SetGames): SetGames => ({ us: them, them: us });
