import { capitalise } from '@bandeja/domain/wire/text';

const sentenceOf = (words: readonly string[]) =>
  capitalise(new Intl.ListFormat('es').format(words).toLocaleLowerCase('es'));

export const windowTexts = {
  menu: {
    swap: { name: 'Cambiar ejercicio', hint: 'Otro material o una molestia' },
    later: { name: 'Dejarlo para luego', hint: 'Pasa al final de la sesión' },
    list: { name: 'Ver todos los ejercicios', hint: 'Ve a cualquiera, ordena, añade o quita' },
    skip: { name: 'Saltar', hint: 'Queda como no hecho' },
    sets: {
      name: 'Añadir o quitar series',
      hint: (sets: number) => `Ahora, ${sets}`,
      now: (sets: number) => (sets === 1 ? 'Este ejercicio tiene 1 serie.' : `Este ejercicio tiene ${sets} series.`),
    },
    superset: {
      join: (name: string) => ({ name: `Superserie con ${name}`, hint: 'Alternas los dos' }),
      part: (name: string) => ({ name: `Sin superserie con ${name}`, hint: 'Uno detrás de otro' }),
    },
    interval: { name: 'Intervalos', hint: 'Rondas seguidas, sin tocar nada' },
    cues: {
      name: 'Avisos',
      hint: (kinds: readonly string[]) => (kinds.length === 0 ? 'Ninguno' : sentenceOf(kinds)),
    },
    note: {
      name: 'Nota',
      hint: 'La verás también la próxima vez',
      pinned: 'Solo la ves tú, hoy y la próxima vez que hagas este ejercicio.',
      save: 'Guardar nota',
    },
    pulse: { name: 'Pulso', hint: 'Conecta una banda o un reloj' },
    floating: { name: 'Ventana flotante', hint: 'El tiempo y la serie, siempre a la vista' },
    finish: { name: 'Terminar la sesión', hint: 'Guarda lo que llevas' },
    discard: { name: 'Descartar la sesión', hint: 'No se guarda nada' },
  },
  cues: {
    name: 'Avisos',
    when: 'Al acabar un descanso, una serie con tiempo o una ronda, y en los tres segundos de antes.',
    kinds: { beep: 'Pitido', vibration: 'Vibración', voice: 'Voz', flash: 'Destello de pantalla' },
    impossible: 'Este navegador no puede.',
    tryOut: 'Probar',
    headset: 'Botones de los auriculares',
    headsetHint:
      'Un toque completa la serie, o pausa y sigue el descanso; dos, el siguiente ejercicio. Tu música se para mientras tanto.',
    spoken: {
      tenSeconds: 'Diez segundos',
      go: 'Ya',
      restNow: 'Descansa',
      round: (round: number, of: number) => (round === of ? 'Última ronda' : `Ronda ${round}`),
      ready: (sides: 1 | 2, side: 0 | 1) => {
        if (sides === 1) return 'Prepárate';
        return side === 0 ? 'Prepárate. Izquierda' : 'Cambia de lado. Derecha';
      },
    },
  },
  interval: {
    name: 'Intervalos',
    kind: 'Cómo van las rondas',
    turns: 'Trabajo y descanso',
    minute: 'Cada minuto',
    work: 'Trabajo',
    rest: 'Descanso',
    rounds: 'Rondas',
    turnsHint: 'Cada ronda se apunta sola como una serie.',
    minuteHint: 'Haz la serie al empezar cada minuto y descansa lo que sobre. Se apunta sola.',
    start: 'Empezar',
  },
  weights: {
    name: 'Mis pesas',
    lead: 'Los botones − y + irán a los pesos que tienes. Se guarda en este dispositivo.',
    steps: 'Subo de',
    usual: 'Como siempre',
    list: 'O escribe los que tienes, en kg',
    listHint: 'Por ejemplo: 4 6 8 10 12,5',
    unreadable: 'Escribe solo números, separados por espacios.',
    save: 'Guardar',
  },
  bands: {
    name: 'Mis gomas',
    lead: 'Marca las que tienes y pon los kilos de su etiqueta: cada marca usa los suyos. Se guarda en este dispositivo.',
    // the common brand's values at twice their length
    usual: [
      { name: 'Amarilla', kg: 1.3 },
      { name: 'Roja', kg: 1.7 },
      { name: 'Verde', kg: 2.1 },
      { name: 'Azul', kg: 2.6 },
      { name: 'Negra', kg: 3.3 },
      { name: 'Plateada', kg: 4.6 },
    ],
    sameKg: 'Dos gomas tienen los mismos kilos. Pon a cada una los suyos.',
    kg: (name: string) => `Kilos de la ${name.toLocaleLowerCase('es')}`,
    save: 'Guardar',
  },
  floating: { name: 'Sesión de entrenamiento', start: 'Empezar' },
  discarding: {
    title: '¿Descartar la sesión?',
    text: (sets: string, minutes: string) => `Llevas ${sets} y ${minutes}. No contarán en tu semana ni en tu progreso.`,
    finish: 'Terminar y guardar',
    confirm: 'Descartar',
  },
  missing: {
    title: (exercises: number) =>
      exercises === 1 ? 'Falta 1 ejercicio: ¿terminar?' : `Faltan ${exercises} ejercicios: ¿terminar?`,
    saved: (exercises: string, sets: string, minutes: string) =>
      `Lo hecho se guarda: ${exercises}, ${sets}, ${minutes}.`,
    more: (exercises: number) => `y ${exercises} más`,
    goOn: (name: string) => `Seguir con ${name}`,
    confirm: 'Terminar aquí',
  },
  leaveDialog: {
    title: '¿Salir de la sesión?',
    text: 'Todo lo que has hecho está guardado.',
    stay: 'Seguir entrenando',
    later: 'Salir y seguir luego',
    discard: 'Descartar la sesión',
    finishNow: 'Terminar ahora',
  },
  forgotten: {
    title: (time: string, minutes: number) => `Última serie a las ${time}: ¿lo dejamos en ${minutes} min?`,
    text: 'Lo que hiciste está guardado. Desde entonces no has marcado nada.',
    finish: (minutes: number) => `Terminar con ${minutes} min`,
  },
  options: {
    swap: 'Cambiar ejercicio',
    add: 'Añadir ejercicio',
    instead: (name: string, dose: string) => `En lugar de ${name}, ${dose}. Tus series hechas se quedan.`,
    addLead: 'Irá después del ejercicio en el que estás.',
    search: 'Buscar por nombre',
    material: 'Material',
    chosenMaterial: (names: readonly string[]) => `Material: ${names.length === 0 ? 'nada marcado' : names.join(', ')}`,
    noMaterial: 'Sin material',
    spares: (areas: readonly string[]) => `Cuida tu ${new Intl.ListFormat('es').format(areas)}`,
    lastDone: (material: string, day: string) => `${material} · lo hiciste el ${day}`,
    hidden: (count: number, areas: readonly string[]) =>
      `Sin ${count === 1 ? '1 ejercicio que carga' : `${count} ejercicios que cargan`} tu ${new Intl.ListFormat('es').format(areas)}.`,
    show: 'Ver',
    none: 'Nada con ese material o ese nombre. Prueba con otro.',
    fromDevice: 'Sin conexión: eliges entre los ejercicios guardados en este dispositivo.',
    failed: 'No se pueden ver los ejercicios',
    failedHint: 'Para elegir otro hace falta conexión. Tu sesión sigue igual.',
  },
  list: {
    order: 'Ordenar o quitar',
    ordered: 'Listo',
    up: (name: string) => `Subir ${name}`,
    down: (name: string) => `Bajar ${name}`,
    takeOut: (name: string) => `Quitar ${name}`,
    takenOut: (name: string) => `Has quitado ${name}.`,
    putBack: 'Deshacer',
    add: 'Añadir ejercicio',
    here: 'Estás aquí',
    complete: 'Completado',
    jumped: 'Este te lo saltaste',
    progress: (done: number, all: number) => `${done} de ${all} ${all === 1 ? 'serie' : 'series'}`,
  },
} as const;
