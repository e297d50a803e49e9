import { phrases } from '@bandeja/reader/language/phrases';
import { answer, compose } from '#chat/phrase.ts';
import { proposal } from '#chat/proposal.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

/** Words of somebody who is worn out. */
export const tired = phrases(`
    agotad* fundido fundida cansado cansados cansada cansadas cansancio reventado reventada destrozado destrozada apagado apagada quemado quemada
    molido molida muerto/muertos/muerta/muertas_de/del estoy/ando/acabo/acabe/voy/vengo_…_muerto/muertos/muerta/muertas hecho/hecha_polvo
    4/5/6/7/8/9/10/11/12/13/14/15/20/30/muchos_dias_seguidos pasado/pasada_de_vueltas*/rosca* piernas/cuerpo_no_me?_respond*
    de_tanto_entrenar/jugar semana/semanas_a_tope sin_chispa/gas/fuelle/energia/fuerzas/pilas demasiado_entren*
    entren*/jug*/dias/semana/semanas_…_sin_parar*/descans* rindo_…_menos*/peor*/poco* no_rindo no_me_recupero me_pesan_las_piernas*
    piernas_cargadas*/pesadas*/cansadas* no_puedo_mas no_puedo_con_mi_alma/vida/cuerpo me_noto/siento/encuentro_*?_floj*/cansad*/pesad*`);

/** Tired: rest first. Proposes to replace today's session by rest. */
export function tiredReply(context: ChatContext): ChatReply {
  const advice =
    'Tu cuerpo pide descanso: hoy libre o algo muy suave, come bien y duerme. Si en unos días sigues igual, hacemos una semana de descarga, y si no remite, consulta con un médico.';
  const day = context.week?.find(({ date }) => date === context.today);
  if (!day || day.type === 'Descanso' || context.stats.last?.localDate === context.today)
    return answer('carga', advice);
  const { action } = proposal([{ date: day.date, weekday: day.weekday, type: 'Descanso', routine: null }], context);
  return answer('carga', compose([advice, 'Puedo dejarte hoy en descanso.'], texts.confirm), { action });
}
