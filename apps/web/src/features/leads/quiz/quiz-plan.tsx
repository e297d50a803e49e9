import type { LeadDay } from '@bandeja/domain/leads/contract';
import type { QuizAnswers } from '@bandeja/domain/leads/rules';
import { weekdayInitial, weekdayNames } from '@bandeja/domain/schedule/rules';
import type { SentLead } from '#features/leads/api.ts';
import { choiceTexts, quizTexts } from '#features/leads/quiz/texts.ts';
import { WayOn } from '#features/leads/way-on.tsx';
import * as paths from '#lib/paths.ts';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { BoteLine } from '#ui/bote-line.tsx';
import { Link } from '#ui/link.tsx';
import { Wordmark } from '#ui/logo.tsx';

const texts = quizTexts.summary;

/** The week at once, all of it dotted: nothing is done yet. */
export function QuizPlan({ answers, sent }: { answers: QuizAnswers; sent: SentLead }) {
  const week = sent.week ?? [];
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b bg-surface">
        <div className="mx-auto flex max-w-quiz px-5 py-2">
          <Link to={paths.home} aria-label={quizTexts.home} className="flex min-h-tap items-center text-ink">
            <Wordmark className="h-6 w-auto" />
          </Link>
        </div>
      </header>
      <div className="mx-auto grid w-full max-w-quiz flex-1 content-start gap-5 px-5 py-6">
        <div className="grid gap-2">
          <ArrivalHeading className="text-[min(2rem,10vw)]">{texts.title}</ArrivalHeading>
          <p className="text-lead text-ink-2">{texts.lead(answers.email)}</p>
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-2 border-y-2 border-ink py-3">
          <Fact term={texts.level} words={choiceTexts.currentLevel[answers.currentLevel].label} />
          <Fact term={texts.playing} words={choiceTexts.playingFrequency[answers.playingFrequency].label} />
          <Fact term={texts.time} words={choiceTexts.timeAvailable[answers.timeAvailable].label} />
        </dl>
        {week.length > 0 && <Week week={week} />}
      </div>
      {/* its buttons are higher than the pressed one, so that the second tap of a double tap misses them */}
      <div className="mx-auto w-full max-w-quiz px-5 pb-24">
        <WayOn token={sent.token} texts={texts} />
      </div>
    </div>
  );
}

function Week({ week }: { week: readonly LeadDay[] }) {
  const longest = Math.max(1, ...week.map(({ session }) => session?.minutes ?? 0));
  const steps = week.map(({ weekday, session }) => ({
    state: session ? ('planned' as const) : ('rest' as const),
    height: ((session?.minutes ?? 0) / longest) * 48,
    caption: weekdayInitial(weekday),
    ...(session ? { label: String(session.minutes) } : {}),
  }));
  const label = texts.minutesPerDay(
    week.map(({ weekday, session }) => `${weekdayNames[weekday].toLowerCase()} ${session?.minutes ?? 0}`),
  );
  return (
    <section aria-label={texts.week} className="card overflow-clip p-0">
      <BoteLine steps={steps} width={350} height={104} base={76} label={label} className="h-auto px-4 pt-2" />
      <ul>
        {week.flatMap(({ weekday, type, reason, session }) =>
          session === null
            ? []
            : [
                <li key={weekday} className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-3 border-t px-4 py-3">
                  <span className="font-strong">
                    <span aria-hidden="true">{weekdayNames[weekday].slice(0, 3)}</span>
                    <span className="sr-only">{weekdayNames[weekday]}: </span>
                  </span>
                  <span className="min-w-0">
                    <span className="block font-strong">{session.name}</span>
                    <span className="block text-sm text-ink-2">
                      {type}. {reason}
                    </span>
                  </span>
                  <span className="num font-strong whitespace-nowrap">{texts.minutes(session.minutes)}</span>
                </li>,
              ],
        )}
      </ul>
    </section>
  );
}

function Fact({ term, words }: { term: string; words: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="font-strong">{words}</dd>
    </div>
  );
}
