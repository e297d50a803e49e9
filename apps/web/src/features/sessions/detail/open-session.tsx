import { sessionTexts, detailTexts as texts } from '#features/sessions/texts.ts';
import * as paths from '#lib/paths.ts';
import { CornerScene } from '#ui/court/scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** The session is still under way: the way back into it. */
export function OpenSession({ session }: { session: { _id: string; name: string } }) {
  return (
    <section className="on-court court rounded-none px-5 pt-44 pb-6 lg:rounded-3 lg:px-8 lg:pb-8">
      <title>{`${session.name} · Bandeja`}</title>
      <CornerScene whiteBall className="fade-below-soft absolute inset-x-0 top-0 -z-1 h-60 w-full" />
      <h1 tabIndex={-1}>{texts.open.title}</h1>
      <p className="mt-2.5 font-strong">{session.name}</p>
      <p className="mt-1 text-on-court-2">{texts.open.text}</p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <LinkButton variant="saque" size="lg" to={paths.liveSession(session._id)} className="grow sm:grow-0">
          {sessionTexts.continue}
        </LinkButton>
        <LinkButton variant="line" size="lg" to={paths.dashboard} className="grow sm:grow-0">
          {sessionTexts.backToDashboard}
        </LinkButton>
      </div>
    </section>
  );
}
