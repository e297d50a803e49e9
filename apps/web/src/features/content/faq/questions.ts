import type { QuestionGroup } from '#features/content/faq/question.ts';

/** What `content/faq.md` says. */
export const questionGroups: readonly QuestionGroup[] = Object.values(
  import.meta.glob<readonly QuestionGroup[]>('../../../../../../content/faq.md', {
    query: '?groups',
    import: 'default',
    eager: true,
  }),
).flat();
