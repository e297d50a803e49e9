import { weekdayNames } from '@bandeja/domain/schedule/rules';
import type { Heard } from '#chat/hear.ts';
import { compose, listed } from '#chat/phrase.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

const own =
  /\b(?:tengo|tienes|estoy|soy|puse|he puesto|apuntad\w+|puest\w+|elegid\w+|guardad\w+|mi|mis|de mi|sobre mi|sabes|configurad\w+)\b/;
const asks = /\b(?:que|cual|cuales|en que|cuanto|dime|sabes|ensename|recuerdame|conoces)\b/;
const facts = {
  level:
    /\b(?:que|cual|en que)\b(?: \w+){0,3}? (?:mi )?nivel\b(?!.*\b(?:significa|es \d|\d))|\bmi nivel\b(?= *(?:$|[?.]))|\bhe (?:subido|bajado) de nivel\b/,
  goals: /\bobjetivos?\b|\bmetas?\b/,
  days: /\bdias (?:tengo )?(?:disponibles|puest\w+|apuntad\w+|elegid\w+)\b|\bdisponibilidad\b/,
  kit: /\b(?:que|cual) (?:material|equipo|equipamiento)\b/,
  all: /\bque (?:\w+ )?(?:sabes|conoces|tienes guardado|datos tienes|informacion tienes) (?:de|sobre) mi\b|\bque sabes de mi\b|\bme conoces\b/,
};

/** What the profile says of the player, for who asks what it says; null when nothing of the kind is asked. */
export function profileReply({ text, words }: Heard, { player }: ChatContext): ChatReply | null {
  const short = words <= 9 && ((asks.test(text) && own.test(text)) || /^(?:\W|y )*he\b/.test(text));
  const wanted = Object.entries(facts).filter(([key, pattern]) => pattern.test(text) && (short || key === 'all'));
  const [first] = wanted;
  if (first === undefined || /\b(?:cambi|modific|pon(?:er|me)|actualiz|recomiend|compr)\w*/.test(text)) return null;
  const where = 'Lo cambias en Perfil, con «Editar perfil».';
  if (player === null) return answer(`Tu perfil aún no está completo. ${where}`);
  const { level, goals, availableDays, sessionDuration, equipment } = player;
  const lines: Record<string, string> = {
    level: `Tu nivel en el perfil es ${level}.`,
    goals:
      goals.length === 0
        ? 'No tienes objetivos elegidos.'
        : `Tus objetivos: ${listed(goals.map((goal) => goal.toLowerCase()))}.`,
    days: `Tus días disponibles: ${listed(availableDays.map((day) => weekdayNames[day].toLowerCase()))}.`,
    kit:
      equipment === null
        ? 'No has apuntado tu material.'
        : equipment.length === 0
          ? 'Tienes apuntado que entrenas sin material.'
          : `Tu material: ${listed(equipment)}.`,
    all: '',
  };
  const { min, max } = sessionDuration;
  const told =
    first[0] === 'all'
      ? [
          lines.level,
          lines.goals,
          lines.days,
          `Sesiones de ${min === max ? min : `${min} a ${max}`} min.`,
          'También veo tu semana y tus sesiones.',
        ]
      : wanted.map(([key]) => lines[key]);
  return answer(compose([...told, where]));
}

function answer(text: string): ChatReply {
  return { intent: 'plan', text, action: null, upsell: false, final: true };
}
