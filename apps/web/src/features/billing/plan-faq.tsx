import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { plansTexts as texts } from '#features/billing/texts.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { Icon } from '#ui/icon.tsx';

const sessionsKept = {
  question: '¿Qué pasa con mis sesiones si bajo de plan?',
  answer:
    'Tu historial y tus estadísticas se quedan contigo. Lo que tengas en marcha lo puedes terminar: los límites solo cuentan al empezar algo nuevo.',
};

const questions = [
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
  sessionsKept,
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

const closedQuestions = [
  {
    question: '¿Cuándo podré contratar Premium o Pro?',
    answer:
      'Todavía no hay fecha: los pagos no están abiertos. Hasta entonces entrenas con el plan Gratis, y nadie te cobra nada.',
  },
  sessionsKept,
];

export function PlanFaq() {
  const asked = siteFacts().sellsPlans ? questions : closedQuestions;
  return (
    <section aria-labelledby="preguntas" className="grid grid-cols-1 gap-6 lg:grid-cols-[4fr_8fr]">
      <h2 id="preguntas" className="heading-1">
        {texts.faq}
      </h2>
      <div className="border-t">
        {asked.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="group border-b">
            <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-3 text-lead leading-[1.35] font-strong [&::-webkit-details-marker]:hidden">
              {question}
              <Icon as={PlusIcon} className="size-4.5 flex-none group-open:rotate-45" />
            </summary>
            <p className="max-w-sentence pb-5 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
