import * as paths from '#lib/paths.ts';
export type Part = string | { text: string; to: paths.Address };
/** `answer` is one paragraph, or one after the other. */
export type Question = {
  id: string;
  question: string;
  answer: string | readonly (string | readonly Part[])[];
  /** Only asked where plans can be bought. */
  isAboutPaying?: true;
};
export type QuestionGroup = { title: string; questions: readonly Question[] };

export const questionGroups: readonly QuestionGroup[] = [
  {
    title: 'Empezar',
    questions: [
      {
        id: 'que-es',
        question: '¿Qué hace Bandeja por mí?',
        answer:
          'Te prepara la semana con lo que le falta a tu juego: fuerza, resistencia, movilidad, técnica, táctica y partidos, en los días que tú digas. Te guía en cada sesión, serie a serie y con sus descansos, y guarda lo que haces para planificar mejor la semana siguiente.',
      },
      {
        id: 'nivel',
        question: 'Acabo de empezar. ¿Es para mi nivel?',
        answer:
          'Sí. Al configurar tu perfil eliges Principiante, Intermedio o Avanzado, y el plan no te propone ejercicios por encima de eso. Si empiezas, primero va la consistencia: fuera de la élite, la mayoría de los puntos acaban en un fallo.',
      },
      {
        id: 'material',
        question: '¿Necesito gimnasio o pista para entrenar?',
        answer:
          'No. Si no dices nada, el plan empieza por rutinas sin material. Si marcas lo que tienes (gomas, mancuernas, una comba, la pista) y dónde entrenas, solo usa eso.',
      },
      {
        id: 'sin-cuenta',
        question: '¿Puedo probar algo sin crear una cuenta?',
        answer: [
          [
            'Sí. Tienes una ',
            { text: 'rutina gratuita de 7 días', to: paths.freeRoutine },
            ' para descargar y un ',
            { text: 'cuestionario de 11 preguntas', to: paths.quiz },
            ' (3-4 minutos) que te envía por email un plan para empezar.',
          ],
        ],
      },
    ],
  },
  {
    title: 'Tu semana y tus sesiones',
    questions: [
      {
        id: 'plan',
        question: '¿Cómo se decide qué me toca cada día?',
        answer: [
          'Con reglas fijas sobre tu perfil y tus últimas cuatro semanas: objetivos en el orden en que los elegiste, nivel, días, duración, material y lo que ya has entrenado. Lo duro se separa de los partidos y la carga sube poco a poco. Cada día dice su motivo en «Por qué».',
          'Puedes cambiar cualquier día o regenerar la semana. Si eso sustituye días que cambiaste tú, antes te preguntamos.',
        ],
      },
      {
        id: 'partidos',
        question: 'Juego partidos cada semana. ¿Cuentan?',
        answer:
          'Sí, un partido es un entrenamiento. Tiene su sitio en la semana: la víspera va algo suave y, si fue exigente, el día después toca recuperar. Por eso el plan mezcla sesiones físicas y partidos desde el principio.',
      },
      {
        id: 'faltar',
        question: '¿Y si me salto un día?',
        answer:
          'No pasa nada. Una sesión que no hiciste nunca se suma a otro día. Y si has parado dos semanas o más, se vuelve con unos dos tercios de la carga de antes; a partir de cuatro, con la mitad.',
      },
      {
        id: 'sin-cobertura',
        question: 'En mi club no hay cobertura. ¿Pierdo lo que hago?',
        answer:
          'No. En una sesión abierta cada serie se guarda primero en tu móvil y se envía cuando vuelve la red, también si recargas la página. Un aviso te dice si queda algo por enviar.',
      },
      {
        id: 'rpe',
        question: '¿Qué es el esfuerzo de 0 a 10 que me pedís al acabar?',
        answer:
          'Es el RPE: cómo de dura te ha parecido la sesión entera, de 0 (nada) a 10 (lo máximo). Multiplicado por los minutos da la carga de la sesión, una medida sencilla y bien estudiada. La puntuación es otra cosa: dice qué tal te salió. Las dos son opcionales.',
      },
    ],
  },
  {
    title: 'Cuerpo y lesiones',
    questions: [
      {
        id: 'calentar',
        question: '¿Cuánto hay que calentar antes de un partido?',
        answer: [
          'De 10 a 15 minutos, y en movimiento: sube pulsaciones, mueve cadera, hombros y tobillos, activa con una goma y acaba con pasos rápidos y unos golpes. Estirar en parado no es un calentamiento por sí solo.',
          ['Lo tienes paso a paso en nuestras ', { text: 'guías', to: paths.guides }, '.'],
        ],
      },
      {
        id: 'codo',
        question: 'Me duele el codo. ¿Puedo entrenar?',
        answer: [
          'Depende, y eso lo decide un profesional. Si lo cuentas en tu perfil, con tu permiso, el plan quita lo que más carga esa zona y suaviza el resto. Como regla prudente, para si el dolor pasa de 3 sobre 10 o al día siguiente estás peor, y pide cita si dura más de una semana, aparece de noche o fue un dolor repentino.',
          'Información general; no es consejo médico.',
        ],
      },
      {
        id: 'evitar-lesiones',
        question: '¿Entrenar así evita lesiones?',
        answer:
          'Nadie puede prometer eso. La fuerza bien hecha, un par de días por semana, ayuda a reducir el riesgo; así sale en estudios de otros deportes, porque de pádel todavía hay pocos. Por lo mismo no verás aquí semáforos de «zona de riesgo»: no predicen lo que prometen.',
      },
    ],
  },
  {
    title: 'Planes y pagos',
    questions: [
      {
        id: 'precio',
        question: '¿Cuánto cuesta?',
        answer: [
          [
            'El plan Gratis no cuesta nada: hasta 10 sesiones y 3 rutinas distintas al mes. Premium cuesta 9,99 € al mes, con 100 sesiones y 20 rutinas. Pro cuesta 19,99 € al mes, sin límite de sesiones ni de rutinas. Con impuestos incluidos; lo que da cada plan está en ',
            { text: 'Precios', to: paths.prices },
            '.',
          ],
        ],
      },
      {
        id: 'prueba',
        isAboutPaying: true,
        question: '¿Hay una prueba gratuita?',
        answer:
          'Sí: 7 días gratis en Premium y en Pro, una vez por persona. Si cancelas antes de que acaben, no pagas nada.',
      },
      {
        id: 'pago',
        isAboutPaying: true,
        question: '¿Cómo se paga y cómo se cancela?',
        answer: [
          [
            'Con tarjeta, en la página de un proveedor de pagos: Bandeja no ve ni guarda su número. Cancelas cuando quieras en la página de ',
            { text: 'planes', to: paths.plans },
            ', sin permanencia; el plan sigue hasta el final de lo pagado y después tu cuenta vuelve a ser gratuita, con todo lo tuyo dentro. Además tienes 14 días de desistimiento: lo explican los ',
            { text: 'términos', to: paths.withdrawal },
            '.',
          ],
        ],
      },
    ],
  },
  {
    title: 'Tus datos',
    questions: [
      {
        id: 'datos',
        question: '¿Qué hacéis con mis datos?',
        answer: [
          [
            'Usarlos para tu plan, y nada más. No hay cookies, analítica ni publicidad, y no los vendemos. Tus lesiones solo se guardan si das tu consentimiento. Está contado, dato por dato, en la ',
            { text: 'política de privacidad', to: paths.privacy },
            '.',
          ],
        ],
      },
      {
        id: 'borrar',
        question: '¿Cómo dejo de recibir correos o borro mi cuenta?',
        answer: [
          [
            'Cada correo de novedades lleva un enlace de baja, y es inmediata. Tu cuenta y todos sus datos los borras tú en ',
            { text: 'tu perfil', to: paths.profile },
            ', al momento. Allí también los puedes descargar antes.',
          ],
        ],
      },
    ],
  },
];

export function paragraphsOf({ answer }: Question): (readonly Part[])[] {
  return [answer].flat().map((paragraph) => (typeof paragraph === 'string' ? [paragraph] : paragraph));
}

export function plainAnswer(question: Question): string {
  const textOf = (part: Part) => (typeof part === 'string' ? part : part.text);
  return paragraphsOf(question)
    .map((parts) => parts.map(textOf).join(''))
    .join(' ');
}
