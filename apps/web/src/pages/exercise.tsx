import { useVisitorState } from '#features/auth/visitor-context.ts';
import { ExerciseArticle } from '#features/exercises/library/exercise-article.tsx';
import type { ExercisePageData } from '#features/exercises/library/page-data.ts';
import { exerciseData, shorten } from '#features/exercises/library/structured-data.ts';
import { exerciseTexts as texts } from '#features/exercises/library/texts.ts';
import * as paths from '#lib/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

const descriptionMost = 155;

export function ExercisePage({ data }: { data?: unknown }) {
  const isPlayer = useVisitorState().status === 'player';
  if (data === undefined) return <Missing />;
  // our own server wrote it
  const pageData = data as ExercisePageData;
  const { exercise } = pageData;
  return (
    <>
      <PageMeta
        type="article"
        title={texts.windowTitle(exercise.name)}
        description={shorten(exercise.description, descriptionMost)}
        keywords={texts.keywords(exercise)}
        path={paths.exercise(exercise.slug)}
        picture={{ kicker: texts.pictureKicker(exercise), title: exercise.name, figure: exercise.figure }}
        jsonLd={exerciseData(exercise)}
      />
      <ExerciseArticle data={pageData} isPlayer={isPlayer} />
    </>
  );
}

function Missing() {
  return (
    <div className="wrap grid justify-items-start gap-4 py-16">
      <PageMeta noindex title={texts.all} description={texts.missing} path={paths.exercises} />
      <h1 tabIndex={-1}>{texts.missing}</h1>
      <LinkButton to={paths.exercises}>{texts.all}</LinkButton>
    </div>
  );
}
