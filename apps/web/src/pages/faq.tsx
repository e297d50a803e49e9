import type { FaqPageData } from '@bandeja/catalogue/pages';
import type { QuestionGroup } from '@bandeja/catalogue/question';
import { QuestionsList } from '#features/content/faq/questions-list.tsx';
import { faqTexts as texts } from '#features/content/faq/texts.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

const none: FaqPageData = { groups: [] };

export function FaqPage({ data = none }: { data?: unknown }) {
  // our own server wrote it
  const groups = asked((data as FaqPageData).groups);
  return (
    <div className="wrap grid max-w-[calc(var(--container-summary)+var(--margin)*2)] gap-10 py-8 lg:py-12">
      <PageMeta {...texts} path={paths.faq} jsonLd={faqJsonLd(groups)} />
      <div>
        <h1>{texts.title}</h1>
        <p className="mt-1.5 text-ink-2">{texts.sentence}</p>
      </div>
      {groups.map((group) => (
        <QuestionsList key={group.title} {...group} />
      ))}
      <section className="grid justify-items-start gap-3 border-t pt-8">
        <h2>{texts.more.title}</h2>
        <p className="text-ink-2">{texts.more.sentence}</p>
        <LinkButton to={paths.contact}>{texts.more.link}</LinkButton>
      </section>
    </div>
  );
}

/** Without those about paying where plans cannot be bought. */
function asked(groups: readonly QuestionGroup[]): QuestionGroup[] {
  const { sellsPlans } = siteFacts();
  return groups.map(({ title, questions }) => ({
    title,
    questions: questions.filter(({ isAboutPaying }) => sellsPlans || !isAboutPaying),
  }));
}

function faqJsonLd(groups: readonly QuestionGroup[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'es-ES',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, plain }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plain },
      })),
  };
}
