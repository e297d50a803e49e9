import { useQuery } from '@tanstack/react-query';
import { sharedQuery } from '#features/sessions/api.ts';
import { sessionTexts, sharedTexts as texts } from '#features/sessions/texts.ts';
import * as paths from '#lib/paths.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { FinishScene } from '#ui/court/scenes.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

export function SharedSession({ token, isVisitor }: { token: string; isVisitor: boolean }) {
  const query = useQuery(sharedQuery(token));
  const { data: shared } = query;
  if (shared === undefined && query.isError) {
    return (
      <>
        <h1 className="sr-only">{texts.windowTitle}</h1>
        <ErrorState level={2} title={texts.failed} query={query} />
      </>
    );
  }
  if (shared === undefined) return <BallLoader label={texts.loading} page />;
  if (shared === null) {
    return (
      <>
        <h1 className="sr-only">{texts.windowTitle}</h1>
        <EmptyState level={2} title={texts.gone} action={<LinkButton to={paths.home}>{texts.home}</LinkButton>}>
          {texts.goneHint}
        </EmptyState>
      </>
    );
  }
  return (
    <article className="on-court court rounded-none px-5 pt-55 pb-6 lg:rounded-3 lg:px-8 lg:pb-8">
      <FinishScene whiteBall={isVisitor} className="fade-below-soft absolute inset-x-0 top-0 -z-1 h-72.5 w-full" />
      <div className="grid justify-items-start gap-2.5">
        <TypeBadge type={shared.type} />
        <h1 tabIndex={-1} className="max-w-full text-[min(2.5rem,10vw)] leading-tight">
          {shared.routineName}
        </h1>
        <p className="text-lead text-on-court-2">{texts.done}</p>
      </div>
      <dl className="court-rules my-5 py-3.5">
        <dt className="text-sm text-on-court-2">{texts.time}</dt>
        <dd className="figure-lg">
          {shared.minutes}
          <small> {sessionTexts.minutes}</small>
        </dd>
      </dl>
      {isVisitor && (
        <div className="grid justify-items-start gap-4">
          <p>{texts.invite}</p>
          <LinkButton variant="saque" size="lg" to={paths.register} className="w-full sm:w-auto">
            {texts.register}
          </LinkButton>
        </div>
      )}
    </article>
  );
}
