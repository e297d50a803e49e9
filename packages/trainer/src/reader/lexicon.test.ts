import { describe, expect, it } from 'vitest';
import { acuteLines, areaLines, demandLines, painLines, preventionLines, redFlagLines } from '#reader/lexicon.ts';
import { normalise } from '#reader/normalise.ts';
import { respell } from '#reader/spelling.ts';

const lines = [...redFlagLines, ...areaLines, ...painLines, ...acuteLines, ...demandLines, ...preventionLines];

/** For each line: what it must hit, and what looks alike and must be left alone. Separate several by « | ». */
const samples: Record<string, [hits: string, nearMisses: string]> = {
  'rf.torax': [
    'Me duele el pecho | opresión en el tórax | infarto | hormigueo en el brazo izquierdo',
    'quiero trabajar el pecho | dolor de codo del brazo izquierdo | molestia en press de pecho',
  ],
  'rf.torax.mas': [
    'me duele un poco a veces el pecho | el pecho me duele al correr | ataque al corazón | se me duerme el brazo izquierdo',
    'en press de pecho me duele el hombro | me duele el hombro cuando hago pecho | juego con el corazón',
  ],
  'rf.sincope': ['me desmayé | tengo mareos | visión borrosa | vértigos', 'la marea | me da vueltas la bola'],
  'rf.sincope.mas': [
    'casi pierdo el conocimiento | tuve una lipotimia | me dio un jamacuco | se me va la vista',
    'pierdo el punto | mareas vivas | se me va la bola',
  ],
  'rf.palpitacion': ['palpitaciones | tengo arritmia', 'el corazón de la pista'],
  'rf.palpitacion.mas': [
    'el corazón me da un vuelco | taquicardias | el corazón se me acelera | me late raro',
    'un vuelco al partido | acelera el juego',
  ],
  'rf.disnea': ['me falta el aire | no puedo respirar | me ahogo en reposo', 'me ahogo en los puntos largos'],
  'rf.disnea.mas': [
    'me falta mucho el aire | me cuesta respirar | me ahogo al subir escaleras',
    'me falta mucho ritmo | me quedo sin aire | me cuesta correr',
  ],
  'rf.cauda': [
    'adormecimiento en las dos piernas | hormigueo en la ingle | no aguanto el pis',
    'hormigueo en la mano | no controlo la bola',
  ],
  'rf.cauda.mas': [
    'se me quedó dormido medio cuerpo | se me duermen las dos piernas | no siento el pie | parálisis',
    'dormí medio día | siento las piernas | duermo poco',
  ],
  'rf.cabeza': ['golpe en la cabeza | pelotazo en la cabeza', 'golpe por encima de la cabeza'],
  'rf.cabeza.mas': ['me di un palazo en la cabeza | me han dado en la cabeza', 'golpes por encima de la cabeza'],
  'rf.ojo': ['un pelotazo en el ojo | veo doble', 'golpe, y abre los ojos | veo la bola'],
  'rf.ojo.mas': ['me dio la bola en el ojo | tengo el ojo morado', 'no pierdas ojo a la bola'],
  'rf.trauma': [
    'noté un chasquido | no puedo apoyar el pie | no puedo mover el brazo | fractura',
    'no puedo moverme rápido | no puedo mover la sesión del lunes | no puedo mover bien la bola',
  ],
  'rf.trauma.mas': [
    'no puedo pisar | noté un crac | como una pedrada en el gemelo | me he roto el tobillo | se me ha salido el hombro',
    'no puedo pisar la pista hasta el lunes | eres un crack | se me sale el hombro | se me ha roto la pala',
  ],
  'rf.trombo': ['la pantorrilla hinchada | gemelo muy caliente', 'pierna con goma roja | gemelo cargado'],
  'rf.trombo.mas': ['gemelos hinchados | hinchazón en la pantorrilla', 'rodilla hinchada | banda roja en la pierna'],
  'rf.calor': ['golpe de calor', 'golpe de derecha con calor'],
  'rf.calor.mas': ['tuve una insolación', 'sol en la pista'],
  'md.fiebre': ['tengo fiebre | gripe | covid', 'la fiebre del pádel'],
  'md.fiebre.mas': [
    'malestar general | estoy enfermo | tengo vómitos',
    'estoy enfermo del pádel | me encuentro mal de la rodilla',
  ],
  'md.embarazo': ['embarazada | posparto', 'estoy preparada'],
  'md.embarazo.mas': [
    'estoy amamantando | cesárea | acabo de dar a luz | se me escapa el pis',
    'trabajar el pecho | comparto pista | reparto',
  ],
  'md.cronica': ['hipertensión | tensión alta | diabética | asma', 'gomas de tensión alta | plasma'],
  'md.cronica.mas': [
    'me diagnosticaron una angina | soy asmático | tomo sintrom | tuve una trombosis | artrosis',
    'anginas | frecuencia cardiaca | artrosis de rodilla',
  ],
  'md.operado': ['me operaron | recién operado', 'operamos el marcador'],
  'md.operado.mas': ['operado del hombro | una cirugía | me van a operar', 'operación bikini | cooperado'],
  'md.farmaco': ['ibuprofeno | infiltraciones | pastillas', 'balón medicinal'],
  'md.farmaco.mas': ['me medico con Voltaren | medicación | corticosteroides', 'balón medicinal | médico'],
  'md.dopaje': ['anabolizantes | esteroides | testosterona', 'corticosteroides | creatina'],
  'md.dopaje.mas': ['winstrol | hormona de crecimiento | doping', 'antidoping | tipo de entreno'],
  'md.tca': ['dejar de comer | laxantes | ayuno de 3 días', 'dejar de comer dulces | desayuno'],
  'md.tca.mas': ['bulimia | atracones', 'atraco en la red'],
  'md.crisis': [
    'no quiero vivir | suicidarme | ¿qué hago? quiero hacerme daño | me quiero hacer daño',
    'no quiero hacerme daño | quiero vivir del pádel',
  ],
  'md.crisis.mas': [
    'me corto los brazos | quiero matarme | no le veo sentido a la vida | sin ganas de vivir | mejor muerto',
    'me corto las uñas | voy a matarme a entrenar | me muero de ganas | con ganas de vivir',
  ],
  'md.reposo': [
    'me duele por la noche | dolor en reposo | el hombro no me deja dormir',
    'juego por la noche | molesta al jugar de noche',
  ],
  'md.mandado.mas': [
    'el médico me ha mandado reposo | estoy en reposo | reposo absoluto',
    'un repaso del saque | reposo activo entre series',
  ],
  'md.escala': ['dolor 7/10 | me duele un 5 sobre 10 | un 6 sobre 10 de dolor', 'dolor 2/10 | puntuación 8 sobre 10'],
  'md.peor': ['no mejora | cada vez peor | no se me quita', 'quiero mejorar | mejora mi volea'],
  'in.codo': ['los codos | epicondilitis | codo de tenista', 'recodo | codorniz'],
  'in.codo.mas': ['epitrocleítis | antebrazo', 'brazo'],
  'in.hombro': ['hombros | manguito | cervicales | cuello', 'hombre | descuello'],
  'in.hombro.mas': ['escápula | trapecios | clavícula', 'escapada | trapecista'],
  'in.rodilla': ['rodilla | menisco | aductores | ingle | cadera', 'rodillo | inglés | cadena'],
  'in.rodilla.mas': [
    'desgarro en el abductor | la rótula | LCA | pubalgia | uso rodillera',
    'conductor | rotulador | cruzar la bola',
  ],
  'in.tobillo': [
    'tobillo | esguince | aquiles | gemelos | dolor de pie | el pie derecho',
    'esguince de muñeca | esguinces de dedo | de pie | a pie',
  ],
  'in.tobillo.mas': ['los pies | espinilla | periostitis', 'juego de pies'],
  'in.lumbar': ['lumbares | ciática | hernia discal | espalda', 'hernia inguinal | hernia de hiato | respaldo'],
  'in.lumbar.mas': ['L5-S1 | protrusión | sacroilíaca', 'disco de pesas | sacrificio'],
  'in.muneca': ['muñeca | túnel carpiano | la mano', 'revés a una mano | mano a mano | echadme una mano'],
  'in.muneca.mas': ['el pulgar | los dedos | escafoides', 'revés a dos manos | dedo gordo del pie'],
  'in.brazo': ['los brazos | bíceps', 'antebrazo | abrazo'],
  'in.pierna': ['las piernas', 'entrepierna'],
  'in.muslo': ['cuádriceps | muslo', 'cuadrado'],
  'in.tronco': ['la cintura | glúteos | oblicuos', 'cinturón'],
  'pa.hueso.mas': ['artrosis de rodilla | hernia discal | espondilolistesis', 'hernia de hiato | espontáneo'],
  'pa.dormido.mas': ['se me duermen los dedos | noto acorchada la mano', 'mientras duermen | me duermo pronto'],
  'pa.baja.mas': [
    'de baja por el hombro | sin jugar por una lesión de codo',
    'de baja forma | sin jugar por la lluvia, ayer',
  ],
  'pa.respeto.mas': ['cuídame las rodillas | sin machacarme los hombros', 'cuidado | sin castigar la bola'],
  'pa.muerto.mas': ['muerto de la espalda | reventado el codo', 'muerto de cansancio | piernas reventadas'],
  'pa.reventado.mas': ['rodilla reventada | me está matando', 'gemelos reventados | me mata el globo'],
  'pa.dolor': ['dolor | me duele | molestias | hinchado | inflamada', 'me molesta que no suba | valor'],
  'pa.dolor.mas': ['me dolió | punzadas | hormigueo | me hace mucho daño', 'dólares | no hace viento'],
  'pa.aviso': ['el isquio me avisó | me ha dado un aviso | un aviso en el gemelo', 'me avisas | avísame'],
  'pa.lesion': [
    'lesión | tendinitis | sobrecarga | tirón | contractura | esguince',
    'sobrecarga progresiva | hernia de hiato | legión',
  ],
  'pa.lesion.mas': ['bursitis | luxación | artrosis | me operaron | recaídas', 'operación bikini | relajación'],
  'pa.roto.mas': ['menisco roto | me rompí | torcido', 'rotación | retorno'],
  'pa.tocado': ['tengo tocado el gemelo | me cruje | cargado', 'me ha tocado sacar | toque'],
  'pa.motivo.mas': [
    'evita sentadillas por la rodilla | nada de saltos por el tobillo | mañana tengo fisio por el codo | sin plancha por mi muñeca',
    'evita sentadillas por la tarde | nada de saltos por los vecinos | sin prisa por la pista',
  ],
  'pa.tocado.mas': [
    'hecho polvo | me falla | enganchado | sin forzar | ando mal del hombro | cuidado con el codo',
    'forzar el error | pegada | calado',
  ],
  'pa.agudo': [
    'dolor agudo | duele mucho | me hace mucho daño | desde ayer | hinchado',
    'hace mucho | si juego mucho | cuando le pego fuerte',
  ],
  'pa.agudo.mas': [
    'no me puedo ni agachar | anoche | hace 3 días | hace una semana | el domingo me torcí el tobillo | dolor intenso',
    'no puedo levantar pesas | hace 2 meses | hace 30 días | juego el domingo | intención',
  ],
  'ng.salto': ['saltar | saltos | pliometría | burpees', 'asaltar | resaltar'],
  'ng.salto.mas': ['brincar | comba', 'combatir'],
  'ng.carrera': ['correr | corriendo | trote | sprints', 'recorrer | socorro | correo'],
  'ng.carrera.mas': ['que no corra | running', 'corrección | corrida'],
  'ng.ruido.mas': ['sin ruido | molestar a los vecinos', 'druida | mis vecinos'],
  'ng.impacto': ['bajo impacto', 'impactante'],
  'ng.sobrecabeza': ['por encima de la cabeza', 'por encima de la red'],
  'ng.sobrecabeza.mas': ['levantar el brazo', 'levantar la bola'],
  'ng.remate.mas': ['al rematar | smash', 'primate'],
  'ng.suelo': ['en el suelo | tumbado', 'suelo pélvico | no suelo entrenar | consuelo'],
  'ng.depie.mas': ['ejercicios de pie | que sea todo de pie', 'al estar de pie me duele'],
  'ng.sentado.mas': ['todo sentado en una silla | ejercicios sentada', 'trabajo sentado'],
  'ng.suelo.mas': ['arrodillarme', 'rodilla'],
  'go.prevencion': ['prevenir | evitar lesiones | no lesionarme | proteger', 'evitar saltos | lesionarme'],
  'go.prevencion.mas': [
    'evitar molestias | que no me duela | no hacerme daño | miedo a lesionarme',
    'evitar saltos | me lesioné | no hay día que no me duela',
  ],
  'go.cuidar': ['cuidar la espalda', 'descuidar | cuidado'],
  'go.debil.mas': ['tobillos débiles', 'debilidad | débilmente'],
  'go.articulacion.mas': ['algo para la muñeca | estabilidad de tobillo', 'algo para la volea | me duele la muñeca'],
  'go.cuidar.mas': ['fortalecer | reforzar', 'fuerza | esfuerzo'],
};

const cases = (which: 0 | 1) =>
  lines.flatMap((line) => (samples[line.id]?.[which] ?? '').split(' | ').map((text) => ({ id: line.id, line, text })));
const read = (text: string) => respell(normalise(text));

describe('the health lexicon (docs/training.md#red-flags)', () => {
  it('has a hit and a near miss for every line, and each id once', () => {
    expect(lines.map((line) => line.id).sort()).toEqual(Object.keys(samples).sort());
    for (const [hits, nearMisses] of Object.values(samples)) expect([hits, nearMisses]).not.toContain('');
  });

  it.each(cases(0))('$id hits «$text»', ({ line, text }) => {
    expect(read(text)).toMatch(line.pattern);
  });

  it.each(cases(1))('$id leaves «$text» alone', ({ line, text }) => {
    expect(read(text)).not.toMatch(line.pattern);
  });

  it('keeps no state in its patterns', () => {
    expect(lines.filter((line) => line.pattern.global || line.pattern.sticky)).toEqual([]);
  });
});
