import { makeSpeller } from '#reader/speller.ts';

const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));

/** Words the lexicon of wishes turns on; the health words have a list of their own. */
const keywords = words(
  'fuerza resistencia cardio aerobico flexibilidad movilidad estirar estiramiento estiramientos potencia explosiva',
  'explosivo explosividad pliometria agilidad equilibrio coordinacion velocidad rapidez reflejos funcional tonificar',
  'adelgazar musculo musculos musculacion hipertrofia calentar calentamiento recuperacion tecnica tactica mental',
  'concentracion nervioso nerviosa nervios visualizar torneo campeonato competir partido estrategia',
  'remate remates rematar bandeja bandejas vibora viboras volea voleas globo globos chiquita dejada saque saques',
  'bajada salida paredes cristal contrapared derecha reves devolucion australiana transicion desplazamientos',
  'mancuernas mancuerna kettlebell gomas elasticas medicinal balon servicio servicios casa bajar grasa conos escalera bicicleta eliptica material',
  'equipamiento gimnasio cancha pista fronton companero companera pareja',
  'piernas gluteos gluteo abdominales abdomen brazos biceps triceps pectoral pectorales dorsales cuadriceps',
  'principiante intermedio intermedia avanzado avanzada basico nivel',
  'minutos minuto media maximo semana lunes martes miercoles jueves viernes sabado domingo',
  'quiero rutina entrenar entreno entrenamiento ejercicios sesion mejorar trabajar tengo hacer nada',
);

/** Real words one slip away from a keyword, or sounding like one. */
const realWords = new Set(
  words(
    'caza cazar cabar bajas bajan baja fuera cardo rematar remata remato remates remataste globo lobos volea voleas bolea boleas salid salta salada saliva',
    'emana parido partida partidos torno torneos toreo ruina ruinas vienes cacha cachas artes mates materia',
    'abajada dejad dejado dejadas ajada saques ataque reflejo equilibro potencias pierna pernas pierdas musculo',
    'derecho derechas revés media medias medio maximos maximo semanas viene conos comos entren entrene entrena trena',
    'pectoral dorsal mejora mejoras mejor traba trabaja trabajo sesiones tactico tecnico mentar metal basica basicos',
    'nervio nerviosos explosivos ejercicio minuto hace haces hacen gime companeros companeras parejas pistas canchas',
    'pala palas pista listas visto vista escaleras bajadas salidas globito brazo abrazos bandejita cono coro',
    'aerobica balones gomitas cero serio mesa meses mide midas medir estira estriar calienta caliento calentar intermedias',
    'ancha anchas alentar funciona evolucion medicina mares marte domino elastica vibra vibras salia salda volas menta torne',
    'rutinas pereja avanzar avanzados avanzadas gluteo pintas partido',
  ),
);

const shorthand: Record<string, string> = {
  kiero: 'quiero',
  qiero: 'quiero',
  kero: 'quiero',
  qro: 'quiero',
  quero: 'quiero',
  kisiera: 'quisiera',
  cn: 'con',
  sn: 'sin',
  xa: 'para',
  dps: 'despues',
  dsps: 'despues',
  tp: 'tampoco',
  nd: 'nada',
  bn: 'bien',
  ntrenar: 'entrenar',
  ntreno: 'entreno',
  mancus: 'mancuernas',
  pax: 'personas',
  xfa: 'por favor',
  xfavor: 'por favor',
  porfa: 'por favor',
  porfi: 'por favor',
  plis: 'por favor',
  pls: 'por favor',
  minitos: 'minutos',
  mints: 'minutos',
  mns: 'minutos',
  findes: 'fines de semana',
  finde: 'fin de semana',
  ejs: 'ejercicios',
  ora: 'hora',
  oras: 'horas',
  aser: 'hacer',
  aserme: 'hacerme',
  acer: 'hacer',
  ad: 'ademas',
};

const respellWord = makeSpeller({ keywords, realWords, shorthand, unmistakable: [] });

/** Puts the usual misspellings of the words of wishes right; `text` went through `normalise` and `respell`. */
export function respellWish(text: string): string {
  return text
    .replace(/\bx favor\b/g, 'por favor')
    .replace(/[a-z]+/g, respellWord)
    .replace(/ +/g, ' ');
}
