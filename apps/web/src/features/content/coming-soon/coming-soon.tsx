import { NotifyMeForm } from '#features/content/coming-soon/notify-me-form.tsx';
import { type ComingSoonPlace, comingSoonTexts as texts } from '#features/content/coming-soon/texts.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { PlanCourt } from '#ui/court/plan-court.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

export function ComingSoon({ place }: { place: ComingSoonPlace }) {
  return (
    <div className="wrap grid grid-cols-1 gap-8 py-8 lg:py-12">
      <PageMeta {...place} noindex={!place.now} />
      <div className="flex items-center justify-between gap-8">
        <div className="grid min-w-0 grid-cols-1 justify-items-start gap-3">
          {!place.now && <p className="badge">{texts.badge}</p>}
          <h1 className="max-w-[min(22ch,100%)]">{place.heading}</h1>
          <p className="max-w-sentence text-lead text-ink-2">{place.sentence}</p>
          {!place.now && <p className="max-w-sentence text-ink-2">{texts.honest}</p>}
        </div>
        <PlanCourt className="mr-10 hidden w-42 flex-none text-line-strong lg:block" />
      </div>
      {place.now && (
        <section aria-labelledby="now" className="grid gap-3">
          <h2 id="now">{texts.nowTitle}</h2>
          <ul className="grid gap-4 md:grid-cols-3">
            {place.now.map(({ to, label, words }, index) => (
              <li key={to} className="card grid content-start gap-3">
                <p>{words}</p>
                <LinkButton to={to} variant={index === 0 ? 'saque' : 'line'}>
                  {label}
                </LinkButton>
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap items-center gap-2 text-ink-2">
            <span className="badge">{texts.badge}</span>
            {texts.missing}
          </p>
        </section>
      )}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-16">
        <NotifyMeForm campaign={place.campaign} />
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <section>
            <h2>{texts.ideasTitle}</h2>
            <ul className="mt-3 border-t">
              {place.ideas.map((idea) => (
                <li key={idea} className="border-b py-3">
                  {idea}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="heading-3">{texts.meanwhile}</h2>
            <ul className="flex flex-wrap gap-x-6">
              <li>
                <ArrowLink to={paths.freeRoutine}>{texts.toRoutine}</ArrowLink>
              </li>
              <li>
                <ArrowLink to={paths.quiz}>{texts.toQuiz}</ArrowLink>
              </li>
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
}
