import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { planQuestions } from '#features/billing/questions.ts';
import { plansTexts as texts } from '#features/billing/texts.ts';
import { Icon } from '#ui/icon.tsx';

/** Questions about plans and paying; each opens by itself. */
export function PlanFaq() {
  return (
    <section aria-labelledby="preguntas" className="grid grid-cols-1 gap-6 lg:grid-cols-[4fr_8fr]">
      <h2 id="preguntas" className="heading-1">
        {texts.faq}
      </h2>
      <div className="border-t">
        {planQuestions.map(({ question, answer }, index) => (
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
