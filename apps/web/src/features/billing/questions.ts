/** Frequent questions before paying (docs/product.md#trial, docs/product.md#checkout). */
export const planQuestions: readonly { question: string; answer: string }[] = [
  {
    question: '¿Hay prueba gratuita?',
    answer:
      'Sí. Premium y Pro tienen 7 días de prueba gratis, una vez por persona. Si cancelas antes, no se cobra nada.',
  },
  {
    question: '¿Cómo se paga?',
    answer: 'Con tarjeta, a través de un proveedor de pago seguro. No guardamos los datos de tu tarjeta.',
  },
  {
    question: '¿Cómo cancelo?',
    answer:
      'En «Planes», dentro de tu perfil, con «Cancelar suscripción». Sigues con tu plan hasta el final de lo pagado y no se renueva. Hasta entonces puedes reanudarlo.',
  },
  {
    question: '¿Qué pasa con mis sesiones si bajo de plan?',
    answer:
      'Tu historial y tus estadísticas se quedan contigo. Lo que tengas en marcha lo puedes terminar: los límites solo cuentan al empezar algo nuevo.',
  },
  {
    question: '¿Puedo pasar de Premium a Pro a mitad de mes?',
    answer: 'Sí, desde «Planes», dentro de tu perfil. Pagas solo la diferencia de lo que queda del periodo.',
  },
  {
    question: '¿Y si me arrepiento?',
    answer:
      'Tienes 14 días desde que contratas para desistir sin dar razones: con «Desistir», en la misma página, el plan termina y te devolvemos lo pagado.',
  },
];
