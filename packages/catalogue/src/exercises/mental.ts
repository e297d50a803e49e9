import type { ExerciseCards } from '#types.ts';

export const mentalCards: ExerciseCards = {
  M01: {
    description:
      'Una secuencia breve y siempre igual para cerrar el punto jugado, respirar y empezar el siguiente con una sola idea clara.',
    steps: [
      'Cierra el punto anterior con un gesto fijo, como ajustar el cordón de la pala.',
      'Toma aire por la nariz en tres segundos y suéltalo despacio en cinco o seis.',
      'Elige una sola intención para el punto que viene, por ejemplo «resto bajo a los pies».',
      'Colócate en posición de espera y repite la secuencia completa, unos veinte segundos por vuelta.',
    ],
    commonMistakes: [
      'Repasar el fallo mientras caminas a tu sitio.',
      'Saltarte la respiración cuando vas ganando.',
      'Darte varias órdenes técnicas a la vez.',
    ],
    tips: [
      'Ensáyala en los entrenamientos para que te salga sola en los partidos.',
      'Resume la intención en una palabra corta, como «firme» o «piernas».',
    ],
    variations: ['M02'],
  },
  M02: {
    description:
      'Ver y sentir tus golpes antes de jugarlos, para entrar en la pista con el gesto y la decisión ya ensayados.',
    steps: [
      'Siéntate en un sitio tranquilo, cierra los ojos y deja que la respiración se calme.',
      'Elige un golpe y una situación concreta, como una bandeja tras un globo por tu lado.',
      'Imagínalo desde tus propios ojos y a velocidad real, con los pies, el impacto, el sonido y el lugar del bote.',
      'Repite la jugada varias veces y termina con una ejecución que te guste.',
    ],
    commonMistakes: [
      'Verte desde la grada, sin notar el cuerpo.',
      'Cambiar de golpe antes de completar la imagen.',
      'Recrearte en los errores del último partido.',
    ],
    tips: [
      'Coge la pala para sentir el agarre mientras imaginas.',
      'Hazla la noche anterior o unos minutos antes de entrar en la pista.',
    ],
    variations: ['M01'],
  },
  M03: {
    description:
      'Cinco minutos de escritura después de jugar para guardar lo aprendido y decidir qué trabajar en el próximo entrenamiento.',
    steps: [
      'Anota la fecha, con quién has jugado y cómo te has sentido de cuerpo y de cabeza.',
      'Escribe dos cosas que has hecho bien, cada una con un punto concreto como ejemplo.',
      'Señala una sola cosa por mejorar y la situación en la que ha aparecido.',
      'Cierra con un objetivo para el próximo entrenamiento que puedas comprobar.',
    ],
    commonMistakes: [
      'Apuntar solo los fallos.',
      'Quedarte en frases vagas como «he jugado mal».',
      'Dejar el diario para el día siguiente.',
    ],
    tips: [
      'Escribe antes de mirar el móvil, con el partido todavía fresco.',
      'Relee las tres últimas entradas antes de volver a competir.',
    ],
    variations: ['M02', 'M01'],
  },
};
