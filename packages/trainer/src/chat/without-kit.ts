import { only } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { answer, compose, quoted } from '#chat/phrase.ts';
import { plannedDays } from '#chat/plan-days.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

const nothing = only(`
    no_tengo_material/nada/pesas/maquinas/equipo/mancuernas/aparatos en_casa_no_tengo_material/nada/pesas/maquinas/equipo/mancuernas/aparatos
    pero/es_que/oye/hola/y?_yo?_en_casa?_no_tengo/dispongo_de?_nada?_de?_ningun?_material/equipo/pesas/mancuernas/aparatos/gimnasio/maquinas/cosas?_en_casa?
    sin_material/nada_para_entrenar? no_tengo_nada_de_material/equipo/pesas_puedo_entrenar y_si_no_tengo_material/nada/pesas/mancuernas/gomas
    no_tengo_material/nada/pesas_puedo_entrenar/que_hago puedo_entrenar_sin_material/nada/pesas se_puede_entrenar_sin_material/nada`);

/** «no tengo material»: it can be done without, with a session to begin with, and how to say so for good. */
export function withoutKitReply(heard: Heard, context: ChatContext): ChatReply | null {
  if (!nothing.test(heard.text) || (context.state?.wish?.turns ?? 9) <= 1 || heard.health.pain) return null;
  const next = plannedDays(context).find(
    ({ date, routineId }) => date >= context.today && needsKit(routineId, context),
  );
  const lead = 'Sin problema: con tu peso, una silla y una pared se entrena fuerza, equilibrio y pies.';
  const always = 'Si es siempre así, quita el material en Perfil y planifico sin él.';
  const swap =
    next?.routine == null
      ? null
      : `${quoted(next.routine.name)}, ${dayLabel(next.date, context.today)}, sí lo necesita: te la cambio si quieres.`;
  if (!context.canGenerate || context.left.routines === 0) return answer('rutina', compose([lead, swap, always]));
  const prompt = 'rutina de fuerza de 30 minutos en casa sin material';
  return answer(
    'rutina',
    compose([lead, 'Te preparo una de 30 minutos en casa sin nada.', swap, always], texts.confirm),
    {
      action: { type: 'make_routine', data: { prompt } },
      about: { wish: { text: prompt, turns: 0 } },
    },
  );
}

function needsKit(routineId: string | null, { routines }: ChatContext): boolean {
  const routine = routines.find(({ id }) => id === routineId);
  return routine?.entries.some(({ exercise: { equipment } }) => equipment.length > 0) === true;
}
