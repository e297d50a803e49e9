import { describe, expect, it } from 'vitest';
import { spelled } from '#speller.ts';

describe('the speller', () => {
  it.each([
    ['qiero aser un entrenaminto', 'quiero hacer un entrenamiento'],
    ['k toca oy?', 'que toca hoy?'],
    ['xq no puedo jugar', 'porque no puedo jugar'],
    ['tb quiero piernas', 'también quiero piernas'],
    ['me duele la rodiya', 'me duele la rodilla'],
    ['me duele el pexo', 'me duele el pecho'],
    ['me duele el ombro', 'me duele el hombro'],
    ['una vamdeja y una bibora', 'una bandeja y una víbora'],
    ['toy cansdo', 'estoy cansado'],
    ['lo muevo a maña', 'lo muevo a mañana'],
    ['mñn entreno', 'mañana entreno'],
    ['quedamos alas 7', 'quedamos a las 7'],
    ['porfavor, algo corto', 'por favor, algo corto'],
    ['aver si puedo', 'a ver si puedo'],
    ['hola.qiero fuersa', 'hola.quiero fuerza'],
    ['tengoque entrenar', 'tengo que entrenar'],
    ['Qiero fuersa', 'Quiero fuerza'],
    ['QIERO FUERSA', 'QUIERO FUERZA'],
    ['treinta minutoz de movilidaz', 'treinta minutos de movilidad'],
    ['ejersisios de ombros', 'ejercicios de hombros'],
    ['gluteoz y hespalda', 'glúteos y espalda'],
    ['mejorar el rebes', 'mejorar el revés'],
    ['estiramientso despeus del partdio', 'estiramientos después del partido'],
    ['la semna k viene', 'la semana que viene'],
    ['el miercolez o el juebes', 'el miércoles o el jueves'],
    ['calentamineto antes de jgar', 'calentamiento antes de jugar'],
    ['me a dado un tiron en el jemelo', 'me a dado un tiron en el gemelo'],
    ['tnego agujetaz', 'tengo agujetas'],
    ['entrenar en caza con gomaz', 'entrenar en casa con gomas'],
    ['no tngo mancuernaz', 'no tengo mancuernas'],
    ['me e desmallado', 'me e desmayado'],
    ['kiero morirne', 'quiero morirme'],
    ['rutna corta sin saltoz', 'rutina corta sin saltos'],
    ['el patido del savado', 'el partido del sábado'],
    ['¿Cuanto mide la pizta?', '¿Cuanto mide la pista?'],
    ['me carga mucho la ezpalda', 'me carga mucho la espalda'],
    ['juegamos el domngo', 'jugamos el domingo'],
  ])('reads %j as %j', (text, expected) => {
    expect(spelled(text)).toBe(expected);
  });

  it.each([
    'Quedo con Tapia, Coello y Chingotto',
    'mi pareja es Nuria y juega con Iñaki',
    'la pala Nox AT10 o la Vertex 04',
    'reservé en Playtomic',
    'pala, bajada, víbora, bandeja, chiquita, contrapared',
    '6-4 3-6 7-5',
    'perdimos 6-4 3-6 en 90 min',
    'escríbeme a pepe.lopes@correo.es',
    'vull entrenar cames avui',
    'puc moure dijous a dissabte?',
    'hoje não posso treinar, dói-me o joelho',
    'hoxe quero mover o xoves ao sábado',
    'what should I do today for my legs',
    'oggi voglio fare gambe',
    'vos sabés qué hago hoy? decime',
    'querés que entrene, tenés algo cortito',
    'argo cortito pa entrená en casa, illo',
    'me mareo al agacharme',
    'me marcho el jueves',
    'el finde no puedo, porfa pásalo',
    'quiero pegarle más fuerte y ponerme en forma',
    'un minutillo de pesitas y a la camita',
    'el fisio me dijo lo del supraespinoso',
    'tomo Sintrom y enalapril',
    'asdf qwerty zxcv',
    'jajajaja',
    'caí en la red kkk',
    'golazo, voy sobrao y cansaos',
    "pa'lante, oí que mañá jugamos",
    'resetea la semana, hello',
    'buah chaval',
    'cuatro aces y dos voleas',
    'relajantes musculares antes de jugar',
    'convienen, pasmada, tendiendo, chispazo, fusilado',
    '¿Cuánto pesa una pala?',
    '',
    '💪💪',
    'привет тренер, сегодня тренировка',
    '你好教练',
  ])('leaves %j alone', (text) => {
    expect(spelled(text)).toBe(text);
  });

  it('reads the same text twice as once', () => {
    const text = spelled('qiero aser fuersa en caza xq me duele la rodiya');
    expect(spelled(text)).toBe(text);
  });
});
