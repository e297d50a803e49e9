import type { Question, QuestionGroup } from '@bandeja/catalogue/question';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { Icon } from '#ui/icon.tsx';
import { ServedHtml } from '#ui/served-html.tsx';

export function QuestionsList({ title, questions }: QuestionGroup) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="mt-3 border-t">
        {questions.map((question) => (
          <Answer key={question.id} {...question} />
        ))}
      </div>
    </section>
  );
}

function Answer({ id, question, html }: Question) {
  return (
    <details id={id} className="group border-b">
      <summary className="flex min-h-gym list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <h3>{question}</h3>
        <Icon as={CaretDownIcon} className="size-5 flex-none text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <ServedHtml
        as="div"
        id={`${id}-respuesta`}
        className="grid max-w-[66ch] gap-3 pr-9 pb-5 text-ink-2"
        html={html}
      />
    </details>
  );
}
