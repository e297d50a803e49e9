import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { opening, phrases } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import { answer, compose, listed } from '#chat/phrase.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

const planAnswer = (text: string): ChatReply => answer('plan', text, { final: true });

const own = phrases(`
    tengo tienes estoy soy puse apuntad* puest* elegid* guardad* mis sabes configurad* de/sobre?_mi`);
const asks = phrases('cual cuales cuanto dime sabes ensename recuerdame conoces en?_que');
const facts = {
  level: phrases('que/cual_…_mi?_nivel mi_nivel he_subido/bajado_de_nivel'),
  goals: phrases('objetivo objetivos meta metas'),
  days: phrases('disponibilidad'),
  kit: phrases('que/cual_material/equipo/equipamiento'),
  all: phrases('que_*?_sabes/conoces_de/sobre_mi me_conoces'),
};

const have = opening('y?_he');

/** Null for messages that ask for no fact. */
export function profileReply({ text, words }: Heard, { player }: ChatContext): ChatReply | null {
  const short = words <= 9 && ((asks.test(text) && own.test(text)) || have.test(text));
  const wanted = Object.entries(facts).filter(([key, pattern]) => pattern.test(text) && (short || key === 'all'));
  const [first] = wanted;
  if (first === undefined) return null;
  const where = 'Lo cambias en Perfil, con «Editar perfil».';
  if (player === null) return planAnswer(`Tu perfil aún no está completo. ${where}`);
  const { level, goals, availableDays, sessionDuration, equipment } = player;
  const lines: Record<string, string> = {
    level: `Tu nivel en el perfil es ${level}.`,
    goals:
      goals.length === 0
        ? 'No tienes objetivos elegidos.'
        : `Tus objetivos: ${listed(goals.map((goal) => goal.toLowerCase()))}.`,
    days: `Tus días disponibles: ${listed(availableDays.map((day) => weekdayNames[day].toLowerCase()))}.`,
    kit: kitLine(equipment),
    all: '',
  };
  const { min, max } = sessionDuration;
  const sentences =
    first[0] === 'all'
      ? [
          lines.level,
          lines.goals,
          lines.days,
          `Sesiones de ${min === max ? min : `${min} a ${max}`} min.`,
          'También veo tu semana y tus sesiones.',
        ]
      : wanted.map(([key]) => lines[key]);
  return planAnswer(compose([...sentences, where]));
}

function kitLine(equipment: readonly string[] | null): string {
  if (equipment === null) return 'No has apuntado tu material.';
  return equipment.length === 0 ? 'Tienes apuntado que entrenas sin material.' : `Tu material: ${listed(equipment)}.`;
}
