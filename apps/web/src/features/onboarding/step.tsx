import type { User } from '@bandeja/domain/profile/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Answers } from '#features/onboarding/answers.ts';
import type { FieldErrors } from '#features/onboarding/errors.ts';

export type StepProps = {
  answers: Answers;
  change: (changed: Partial<Answers>) => void;
  errors: FieldErrors;
  user: User;
};

type StepFrameProps = {
  step: number;
  title: string;
  lead: string;
  tries: number;
  children: ReactNode;
};

/** One step: its question, its fields. Focus goes to the question, after a refused try to the first wrong field. */
export function StepFrame({ step, title, lead, tries, children }: StepFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useStepFocus(frame, step);
  useErrorFocus(frame, tries);
  return (
    <div ref={frame}>
      <h2 tabIndex={-1} className="heading-1">
        {title}
      </h2>
      <p className="mt-2 mb-5 text-ink-2">{lead}</p>
      {children}
    </div>
  );
}

type Frame = { readonly current: HTMLElement | null };

/** A new step begins at its top, read from its question on. The step a visit begins with leaves the focus alone. */
function useStepFocus(frame: Frame, step: number): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    frame.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [frame, step]);
}

/** A wrong field marks itself; a group of chips or cards has only its error line: there its first choice is focused. */
function useErrorFocus(frame: Frame, tries: number): void {
  useEffect(() => {
    if (tries === 0) return;
    const error = frame.current?.querySelector('[aria-invalid="true"], .field-error');
    const group = error?.closest('[role="group"], fieldset');
    const target = error?.matches('[aria-invalid="true"]') ? error : group?.querySelector('button, input');
    if (target instanceof HTMLElement) target.focus();
  }, [frame, tries]);
}
