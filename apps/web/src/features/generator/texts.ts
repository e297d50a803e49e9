import { planNames } from '@bandeja/domain/billing/vocabulary';
import type { RoutinePart } from '#features/generator/generator-result.ts';

/** Of the page for plans without AI. */
export const premiumTexts = {
  title: 'La rutina que te falta, en una frase',
  lead: 'Describe qué quieres mejorar y tu entrenador la prepara con tu nivel, tu material y tus lesiones. Incluido en Premium y Pro.',
  plans: 'Ver Planes Premium',
  back: 'Volver al Dashboard',
  current: 'Tu plan actual:',
  planNames,
} as const;

/** Of «Qué ve tu entrenador». */
export const viewTexts = {
  open: 'Qué ve tu entrenador',
  loading: 'Cargando lo que ve tu entrenador...',
  failed: 'No se ha podido cargar lo que ve tu entrenador',
  inside: 'Responde el entrenador de Bandeja: nada de esto sale de aquí.',
  outside: (host: string) =>
    `Para preparar la rutina se consulta un servicio externo (${host}). Solo recibe lo que lleva la marca «Se envía».`,
  sent: 'Se envía',
  local: 'No sale de aquí',
  change: 'Cambiar mis datos',
} as const;

const parts: Record<RoutinePart, string> = {
  warmUp: 'Calentamiento',
  main: 'Parte principal',
  closing: 'Vuelta a la calma',
};

/** Texts of the AI page. */
export const generatorTexts = {
  windowTitle: 'Generador de rutinas',
  title: 'Genera tu rutina con IA',
  form: {
    label: '¿Qué quieres mejorar?',
    hint: 'Cuanto más concreto, mejor: tiempo, material, molestias.',
    submit: 'Generar Rutina',
    submitting: 'Generando...',
    cancel: 'Cancelar',
    cancelled: 'Cancelado. Tu texto sigue aquí.',
    cut: 'La página se recargó mientras se preparaba tu rutina. Si llegó a terminarse, está en tus rutinas.',
    ideas: 'Ideas',
    disclaimer: 'Información general; no es consejo médico.',
  },
  shelf: 'Ver mis rutinas',
  plans: 'Ver planes',
  quota: {
    label: 'Rutinas este mes',
    used: (used: number, most: number) => `${used} de ${most}`,
    left: (left: number) => (left === 1 ? 'Te queda 1 rutina este mes' : `Te quedan ${left} rutinas este mes`),
    none: (most: number) => `No te quedan rutinas este mes. El día 1 vuelves a tener ${most}.`,
    unlimited: 'Sin límite',
  },
  result: {
    name: 'Tu rutina',
    tabs: 'Lo que ha preparado tu entrenador',
    routine: 'Rutina',
    exercises: (count: number) => `Ejercicios (${count})`,
    emptyTitle: 'Aquí verás tu rutina',
    empty: 'Escribe qué quieres mejorar, o empieza por una de las ideas.',
    ready: (name: string) => `Tu rutina está lista: ${name}`,
    readyElsewhere: 'Tu rutina está lista, en «Mis rutinas».',
    making: 'Tu entrenador elige los ejercicios y comprueba que encajan contigo. Suele tardar unos segundos.',
    slow: 'Está tardando más de lo normal. Puedes seguir navegando: cuando termine, la tendrás en «Mis rutinas».',
    /** Milliseconds until the sentence above. */
    slowMs: 8000,
    answer: 'Tu entrenador',
    call: (number: string) => `Llamar al ${number}`,
  },
  routine: {
    understood: 'Esto he entendido',
    current: 'Rutina al día. Corregir no gasta tu cuota.',
    correcting: 'Cambiando tu rutina...',
    proposed: 'Puedes cambiarlo antes de confirmar.',
    add: 'Añadir',
    addTitle: '¿Qué añadimos?',
    close: 'Hecho',
    quote: 'De tu frase:',
    chosen: 'Lo elegiste tú.',
    remove: (label: string) => `Quitar «${label}»`,
    body: { care: 'Con cuidado', hurts: 'Me duele', fine: 'Está bien' },
    advice: 'Ten en cuenta',
    parts,
    columns: { exercise: 'Ejercicio', sets: 'Series', reps: 'Reps', rest: 'Descanso' },
    setsUnit: (sets: number) => (sets === 1 ? 'serie' : 'series'),
    restUnit: 'de descanso',
    noRest: 'Sin descanso',
    perSide: 'por lado',
    why: 'Por qué:',
    time: (parts: string) => `Reparto del tiempo: ${parts}`,
    timeOf: (name: string, minutes: number) => `${name} ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`,
    minutes: (minutes: number) => `${minutes} min`,
    save: 'Guardar Rutina',
    start: 'Comenzar Ahora',
    starting: 'Empezando...',
  },
  choices: {
    or: 'O elige con un toque',
    minutes: 'Tiempo',
    place: 'Dónde',
    places: { home: 'Casa', gym: 'Gimnasio', court: 'Pista' },
    equipment: 'Material',
    body: 'Molestias',
  },
  question: { misread: 'No es eso, seguir' },
  exercises: {
    lead: 'Marca los que quieras conservar y pide otra rutina con ellos.',
    former: 'Estos son los ejercicios de la primera propuesta: la rutina de ahora puede llevar otros.',
    list: 'Ejercicios que puedes conservar',
    details: 'Detalles',
    detailsOf: (name: string) => `Detalles: ${name}`,
    muscleGroups: 'Grupos musculares',
    equipment: 'Equipamiento',
    noEquipment: 'Sin material',
    steps: 'Pasos',
    mistakes: 'Errores comunes',
    tips: 'Consejos',
    variations: 'Variaciones',
    chosen: (count: number) => (count === 1 ? '1 ejercicio seleccionado' : `${count} ejercicios seleccionados`),
    again: 'Regenerar rutina con selección',
    making: 'Generando...',
  },
  errors: {
    generate: 'Ocurrió un error al generar la rutina. Por favor, inténtalo de nuevo.',
    again: 'Ocurrió un error al regenerar la rutina.',
    start: 'Ocurrió un error al iniciar la sesión de entrenamiento.',
    offline: 'Parece que no hay conexión. Tu texto sigue aquí.',
    gone: 'Esta rutina ya no está en tus rutinas: mira si otra ocupa su lugar o genera una nueva.',
  },
} as const;

/** Ideas for a wish: the chip's label and the text it fills in. */
export const ideas: readonly { label: string; text: string }[] = [
  {
    label: 'Salida de pared con más control',
    text: 'Salida de pared con más control. Tengo 45 minutos y una pista.',
  },
  { label: 'Aguantar el tercer set', text: 'Aguantar el tercer set. Tengo 40 minutos y entreno en casa.' },
  {
    label: 'Volver tras una molestia de codo',
    text: 'Volver tras una molestia de codo. Tengo 30 minutos y una goma.',
  },
];
