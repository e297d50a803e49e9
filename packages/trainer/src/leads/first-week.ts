import { safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { type FirstWeekDay, firstWeekDays } from '#leads/first-week-tables.ts';

export type { FirstWeekDay };

export type FirstWeek = {
  title: string;
  lead: string;
  audience: string;
  kit: string;
  /** Safety first: who needs a doctor before, and when to stop. */
  before: readonly string[];
  effort: readonly string[];
  days: readonly FirstWeekDay[];
  weekTwo: readonly string[];
  disclaimer: string;
};

/** For ages 25 to 55; docs/training.md#never-recommend, docs/training.md#progression-and-deload. */
export const firstWeek: FirstWeek = {
  title: 'Rutina de pádel de 7 días',
  lead: 'Dos días de fuerza, uno de pulso y pies, movilidad, un partido y descanso: una primera semana que va de menos a más.',
  audience: 'Para quien juega en un club, tiene entre 25 y 55 años y nivel Principiante o Intermedio.',
  kit: 'Una silla firme, una pared y sitio en el suelo. El sábado: pista, pala, bolas, tres personas más y una goma floja.',
  before: [
    'Consulta antes con tu médico si tienes una enfermedad del corazón, hipertensión o diabetes en tratamiento, si estás embarazada o acabas de dar a luz, si te han operado hace poco o si tienes un problema de huesos o articulaciones que pueda empeorar.',
    'Para si notas dolor o presión en el pecho, mareo, desmayo, palpitaciones, una falta de aire que no es normal o un chasquido en el gemelo. No sigas hasta que te valore un médico; si es intenso o no cede, llama al 112.',
    'Con fiebre o malestar general, descansa.',
    'Una molestia de hasta 3 sobre 10 admite menos recorrido y menos repeticiones. Si pasa de 3, aparece de noche o en reposo, o sigue tras 7 a 10 días, acude a tu médico o fisioterapeuta.',
    'En la pista, valora unas gafas de policarbonato: los pelotazos en el ojo existen.',
  ],
  effort: [
    'Fuerza: acaba cada serie cuando aún podrías hacer 3 o 4 repeticiones más, o 2 o 3 si tu nivel es Intermedio. Nunca hasta el fallo.',
    'Martes: 6 o 7 sobre 10. Te salen frases cortas; si no te sale ninguna, afloja.',
    'Sábado: alrededor de 6 sobre 10, como un buen partido entre amigos.',
    'Viernes y domingo: 1 o 2 sobre 10. Si acabas con cansancio, has ido demasiado fuerte.',
  ],
  days: firstWeekDays,
  weekTwo: [
    'Repite la semana y añade el lunes una tercera serie de sentadilla, flexión y puente. Lo demás, igual.',
    'Si te sobran 5 o más repeticiones en todas las series dos veces seguidas, suma 1 o 2 por serie. Si te sobran menos de 2, quita una serie.',
    'Un día perdido no se recupera doblando: sigue con el que toca.',
    'Cada cuarta semana, la mitad de las series y la misma técnica.',
  ],
  disclaimer: safetyTexts.permanent,
};
