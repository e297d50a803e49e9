import { plainAnswer, type QuestionGroup } from '#features/content/faq/questions.ts';

/** The questions for search engines (schema.org FAQPage). */
export function faqJsonLd(groups: readonly QuestionGroup[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'es-ES',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map((question) => ({
        '@type': 'Question',
        name: question.question,
        acceptedAnswer: { '@type': 'Answer', text: plainAnswer(question) },
      })),
  };
}
