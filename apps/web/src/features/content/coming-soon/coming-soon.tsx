import { NotifyMeForm } from '#features/content/coming-soon/notify-me-form.tsx';
import { type ComingSoonPlace, comingSoonTexts as texts } from '#features/content/coming-soon/texts.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { PlanCourt } from '#ui/court/plan-court.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

export function ComingSoon({ place }: { place: ComingSoonPlace }) {
  return (
    <div className="wrap grid grid-cols-1 gap-8 py-8 lg:py-12">
      <PageMeta {...place} />
      <div className="flex items-center justify-between gap-8">
        <div className="grid min-w-0 grid-cols-1 justify-items-start gap-3">
          <p className="badge">{texts.badge}</p>
          <h1 className="max-w-[min(22ch,100%)]">{place.heading}</h1>
          <p className="max-w-sentence text-lead text-ink-2">{place.sentence}</p>
          <p className="max-w-sentence text-ink-2">{texts.honest}</p>
        </div>
        <PlanCourt className="mr-10 hidden w-42 flex-none text-line-strong lg:block" />
      </div>
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
