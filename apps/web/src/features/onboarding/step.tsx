import { type ReactNode, useEffect, useRef } from 'react';
import type { Answers } from '#features/onboarding/answers.ts';
import type { Faults } from '#features/onboarding/faults.ts';

export type StepProps = { answers: Answers; change: (changed: Partial<Answers>) => void; faults: Faults };

type StepFrameProps = {
  title: string;
  lead: string;
  /** Changes with every refused try to go on. */
  tries: number;
  /** The heading takes the focus when the step comes up; not the first one of a visit. */
  takesFocus: boolean;
  children: ReactNode;
};

/** One step: its question, its fields. Focus goes to the question, after a refused try to the first wrong field. */
export function StepFrame({ title, lead, tries, takesFocus, children }: StepFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the step comes up
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);

  useEffect(() => {
    if (tries > 0) focusFirstFault(frame.current);
  }, [tries]);

  return (
    <div ref={frame} className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 ref={heading} tabIndex={-1} className="type-h1 outline-none">
          {title}
        </h2>
        <p className="text-ink-2">{lead}</p>
      </div>
      {children}
    </div>
  );
}

/** A wrong field marks itself; a wrong group of chips only has its error line, so its first chip takes the focus. */
function focusFirstFault(frame: HTMLElement | null): void {
  const fault = frame?.querySelector('[aria-invalid="true"], .field-error');
  if (!fault) return;
  const group = fault.closest('[role="group"], fieldset');
  const target = fault.matches('[aria-invalid="true"]') ? fault : group?.querySelector('button, input');
  if (target instanceof HTMLElement) target.focus();
}
