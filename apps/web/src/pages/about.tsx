import { isTeamComplete } from '#features/content/about/complete.ts';
import { TeamPage } from '#features/content/about/team.tsx';
import { aboutTexts as texts } from '#features/content/about/texts.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { PageMeta } from '#ui/page-meta.tsx';

/** `/quienes-somos`: with a field left open it is neither linked nor indexed. */
export function AboutPage() {
  const { title, description } = texts;
  return (
    <>
      <PageMeta title={title} description={description} path={paths.about} noindex={!isTeamComplete(siteFacts())} />
      <TeamPage />
    </>
  );
}
