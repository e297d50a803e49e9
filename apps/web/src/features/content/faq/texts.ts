export const faqTexts = {
  title: 'Preguntas frecuentes',
  description:
    'Respuestas claras sobre Bandeja: cómo se hace tu plan de pádel, qué pasa con los partidos y las lesiones, cuánto cuesta y qué hacemos con tus datos.',
  keywords: ['preguntas frecuentes', 'entrenamiento de pádel', 'plan semanal de pádel', 'precio', 'prueba gratuita'],
  sentence: 'Lo que más nos preguntáis, sin letra pequeña.',
  more: {
    title: '¿No está tu pregunta?',
    sentence: 'Escríbenos y te contestamos por email.',
    link: 'Ir a contacto',
  },
} as const;
