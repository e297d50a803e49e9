import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { type Part, paragraphsOf, type Question, type QuestionGroup } from '#features/content/faq/questions.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

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

function Answer(entry: Question) {
  const { id, question } = entry;
  return (
    <details id={id} className="group border-b">
      <summary className="flex min-h-gym list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <h3>{question}</h3>
        <Icon as={CaretDownIcon} className="size-5 flex-none text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid max-w-[66ch] gap-3 pr-9 pb-5 text-ink-2">
        {paragraphsOf(entry).map((parts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of an answer never move
          <p key={index}>{parts.map(partOf)}</p>
        ))}
      </div>
    </details>
  );
}

function partOf(part: Part) {
  if (typeof part === 'string') return part;
  return (
    <Link key={part.to} to={part.to}>
      {part.text}
    </Link>
  );
}
