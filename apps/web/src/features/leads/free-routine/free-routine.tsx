import { firstWeekResource } from '@bandeja/domain/leads/rules';
import { firstWeek } from '@bandeja/trainer/leads/first-week';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useState } from 'react';
import { FinishPanel } from '#features/leads/finish-panel.tsx';
import { FreeRoutineForm } from '#features/leads/free-routine/free-routine-form.tsx';
import { freeRoutineTexts as texts } from '#features/leads/free-routine/texts.ts';
import { SampleDay, WeekDays, WeekLine } from '#features/leads/free-routine/week-overview.tsx';
import { WayOn } from '#features/leads/way-on.tsx';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

const freeRoutineDoneTexts = texts.done;

function FreeRoutineDone({ email, token }: { email: string; token: string | null }) {
  return (
    <FinishPanel title={freeRoutineDoneTexts.title} className="min-h-[calc(100dvh-64px)]">
      <p className="text-lead text-on-court-2">{freeRoutineDoneTexts.lead(email)}</p>
      <WayOn token={token} texts={freeRoutineDoneTexts} />
      <a href={firstWeekResource.downloadUrl} download className="flex min-h-tap items-center">
        {freeRoutineDoneTexts.again}
      </a>
      <div className="border-t border-court-edge pt-4">
        <p className="text-on-court-2">{freeRoutineDoneTexts.quizQuestion}</p>
        <ArrowLink to={paths.quiz}>{freeRoutineDoneTexts.toQuiz}</ArrowLink>
      </div>
    </FinishPanel>
  );
}

export function FreeRoutine() {
  const [done, setDone] = useState<{ email: string; token: string | null } | null>(null);
  if (done !== null) return <FreeRoutineDone {...done} />;
  return (
    <div className="wrap grid gap-x-12 gap-y-10 py-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:py-14">
      <div>
        <h1 className="max-w-[16ch] lg:text-[3rem]">{texts.title}</h1>
        <p className="mt-3 mb-6 max-w-sentence text-lead text-ink-2">{firstWeek.lead}</p>
        <WeekLine />
      </div>
      <section aria-labelledby="form-title" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="card lg:sticky lg:top-22">
          <SectionTitle id="form-title" title={texts.form.title} sentence={texts.form.lead} />
          <FreeRoutineForm onSent={(email, { token }) => setDone({ email, token })} />
        </div>
      </section>
      <div className="grid gap-10">
        <section aria-labelledby="week-title">
          <SectionTitle id="week-title" title={texts.week.title} sentence={texts.week.lead} />
          <WeekDays />
        </section>
        <section aria-labelledby="sample-title">
          <SectionTitle id="sample-title" title={texts.sample.title} sentence={texts.sample.lead} />
          <SampleDay />
        </section>
        <section aria-labelledby="audience-title">
          <SectionTitle id="audience-title" title={texts.audience.title} />
          <p>{firstWeek.audience}</p>
          <h3 className="mt-4 mb-1">{texts.audience.kit}</h3>
          <p>{firstWeek.kit}</p>
        </section>
        <section aria-labelledby="calm-title">
          <SectionTitle id="calm-title" title={texts.calm.title} />
          <ul className="grid gap-2.5">
            {texts.calm.points.map((point) => (
              <li key={point} className="flex gap-2.5">
                <Icon as={CheckIcon} className="mt-1 size-4 shrink-0" />
                {point}
              </li>
            ))}
          </ul>
          <p className="mt-6 text-sm text-ink-3">{firstWeek.disclaimer}</p>
        </section>
      </div>
    </div>
  );
}
