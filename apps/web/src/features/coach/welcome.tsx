import { localDateIn, weekdayIndex } from '@bandeja/domain/calendar/dates';
import type { ReactNode } from 'react';
import { coachTexts as texts } from '#features/coach/texts.ts';
import { timeZone } from '#lib/time-zone.ts';

type WelcomeProps = {
  firstName: string;
  onSay: (text: string) => void;
  /** Below the ideas. */
  children: ReactNode;
};

/** An empty chat: what it is for, and something to begin with. */
export function Welcome({ firstName, onSay, children }: WelcomeProps) {
  return (
    <div className="my-auto grid gap-4">
      <div className="grid gap-1.5">
        <p className="heading-3">{texts.empty.hello(firstName)}</p>
        <p className="text-ui text-ink-2">{texts.empty.lead}</p>
      </div>
      <ul aria-label={texts.empty.ideas} className="grid justify-items-start gap-2">
        {ideasOn(new Date()).map((text) => (
          <li key={text}>
            <button type="button" className="chip" onClick={() => onSay(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

const thursday = 3;

/** A day that has passed is no idea for a change. */
function ideasOn(now: Date): string[] {
  const isPast = weekdayIndex(localDateIn(timeZone, now)) > thursday;
  return [texts.ideas.today, isPast ? texts.ideas.restOnSunday : texts.ideas.rest, texts.ideas.ache, texts.ideas.count];
}
