import { weekdayOf } from '@bandeja/domain/calendar/dates';
import type { Recap } from '@bandeja/domain/recap/contract';
import { recapMessages } from '@bandeja/domain/recap/messages';
import { weekdayInitial, weekdayNames } from '@bandeja/domain/schedule/rules';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ReactNode } from 'react';
import { RecapShare } from '#features/recap/recap-share.tsx';
import { recapTexts as texts } from '#features/recap/texts.ts';
import type { BoteStep } from '#ui/bote-geometry.ts';
import { BoteLine } from '#ui/bote-line.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const topHeight = 76;
/** The week ends with its Sunday: there the ball lands, after the arc of that day if it has one. */
const landing = (days: Recap['days']) => ((days.at(-1)?.done ?? 0) > 0 ? 7 : 6.5);

/** The week in one drawing: what was planned dotted behind what was done, and its three figures. */
export function RecapHero({ recap, period, onClose }: { recap: Recap; period: string; onClose: () => void }) {
  const { days, done, planned, matches } = recap;
  const [won, lost] = recapMessages.score(matches);
  return (
    <section aria-labelledby="recap" className="on-court court rounded-none px-5 pt-2.5 pb-4.5 md:rounded-3 md:px-8">
      <div className="-mx-2.5 mb-1.5 grid grid-cols-[2.75rem_1fr_2.75rem] items-center text-center font-strong">
        <IconButton icon={XIcon} label={texts.close} className="text-ink" onClick={onClose} />
        <p>{period}</p>
        {done.sessions > 0 && <RecapShare recap={recap} />}
      </div>
      <h1 id="recap" tabIndex={-1} className="text-[2.125rem] leading-none tracking-[-.03em]">
        {recapMessages.title(recap)}
      </h1>
      <p className="mt-2 min-h-[2lh] leading-[1.4] text-on-court-2 md:min-h-0">{recapMessages.sentence(recap)}</p>
      <BoteLine
        steps={stepsOf(days)}
        width={350}
        height={128}
        base={104}
        margin={8}
        ball={landing(days)}
        label={texts.chart(days.map(dayInWords).join('; '))}
        className="mt-3.5 h-auto max-w-form"
      />
      <dl className="court-rules mt-3 grid grid-cols-3">
        <Figure name={texts.done}>
          {done.minutes} <small>{texts.minutes}</small>
        </Figure>
        <Figure name={texts.planned} isNext>
          {planned.minutes} <small>{texts.minutes}</small>
        </Figure>
        <Figure name={texts.matches} isNext>
          <span aria-hidden="true">{texts.score(won, lost)}</span>
          <VisuallyHidden>{texts.scoreInWords(won, lost)}</VisuallyHidden>
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ name, isNext = false, children }: { name: string; isNext?: boolean; children: ReactNode }) {
  return (
    <div className={isNext ? 'min-w-0 border-l-2 border-ink py-2.5 pl-3' : 'min-w-0 py-2.5'}>
      <dt className="text-sm leading-tight text-on-court-2">{name}</dt>
      <dd className="num text-[min(1.75rem,6.5vw)] leading-[1.12] font-head whitespace-nowrap [&_small]:text-ui [&_small]:font-ui">
        {children}
      </dd>
    </div>
  );
}

function stepsOf(days: Recap['days']): BoteStep[] {
  const longest = Math.max(60, ...days.flatMap(({ done, planned }) => [done, planned]));
  const heightOf = (minutes: number) => (topHeight * minutes) / longest;
  return days.map(({ date, done, planned }) => {
    const caption = weekdayInitial(weekdayOf(date));
    if (done === 0) return { state: planned > 0 ? 'planned' : 'rest', height: heightOf(planned), caption };
    const behind = planned > 0 && planned !== done ? { planned: heightOf(planned) } : {};
    return { state: 'done', height: heightOf(done), label: String(done), caption, ...behind };
  });
}

const dayInWords = ({ date, done, planned }: Recap['days'][number]) =>
  texts.chartDay(weekdayNames[weekdayOf(date)].toLocaleLowerCase('es'), done, planned);
