import { effectivePlan } from '@bandeja/domain/billing/rules';
import type { WishChip } from '@bandeja/domain/generator/schemas';
import type { User } from '@bandeja/domain/profile/contract';
import { planLimits } from '@bandeja/domain/usage/rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Choices } from '#features/generator/choices.tsx';
import { ErrorNote } from '#features/generator/error-note.tsx';
import { PromptForm } from '#features/generator/prompt-form.tsx';
import { Result } from '#features/generator/result.tsx';
import type { StartWays } from '#features/generator/routine-tab.tsx';
import { generatorTexts } from '#features/generator/texts.ts';
import { TrainerView } from '#features/generator/trainer-view.tsx';
import { useGenerator } from '#features/generator/use-generator.ts';
import { usePrompt } from '#features/generator/use-prompt.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Fold } from '#ui/fold.tsx';
import { Link } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const quotaTexts = generatorTexts.quota;

/** This month's used and remaining routines (docs/product.md#plan-limits). */
function Quota({ user, now }: { user: Pick<User, 'subscription' | 'usage'>; now: Date }) {
  const most = planLimits[effectivePlan(user.subscription, now)].routines;
  const used = user.usage.routines;
  return (
    <div className="grid gap-2 border-t pt-4 text-sm text-ink-2">
      <p className="flex justify-between gap-3">
        <span>{quotaTexts.label}</span>
        <span className="num font-strong text-ink">
          {most === null ? quotaTexts.unlimited : quotaTexts.used(used, most)}
        </span>
      </p>
      {most !== null && (
        <>
          <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" className="h-1.5 w-full" aria-hidden="true">
            <rect width={most} height="1" className="fig-track" />
            <rect width={Math.min(used, most)} height="1" className="fig-bar-strong" />
          </svg>
          {used < most ? (
            <p>{quotaTexts.left(most - used)}</p>
          ) : (
            <p>
              <span>{quotaTexts.none(most)}</span> <Link to={paths.plans}>{generatorTexts.plans}</Link>
            </p>
          )}
        </>
      )}
    </div>
  );
}

const texts = generatorTexts.form;

type WorkshopProps = {
  user: User;
  now: Date;
  onEnd: () => void;
  onReadyElsewhere: () => void;
  onSave: (routineId: string) => void;
  start: StartWays;
};

export function Workshop({ user, now, onEnd, onReadyElsewhere, onSave, start }: WorkshopProps) {
  const [prompt, setPrompt] = usePrompt(user._id);
  const generator = useGenerator({ userId: user._id, onEnd, onReadyElsewhere });
  const { work, result, answeredAt } = generator;
  const isMaking = work.step === 'making';
  const area = useRef<HTMLTextAreaElement>(null);
  const { heading, submit } = useAnswerFocus({ isMaking, answeredAt });
  const isNew = work.step === 'making' && work.kind === 'new';
  const [chosen, setChosen] = useState<WishChip[]>([]);
  const [isWide] = useState(() => matchMedia('(min-width: 64rem)').matches);
  const read = result?.kind === 'routine' ? (generator.correcting ?? result.routine.chips) : null;
  const shown = read?.map(({ kind, value }) => ({ kind, value })) ?? chosen;

  /** Before the first routine the choices wait for it, later changes regenerate it. */
  function choose(chips: WishChip[]) {
    if (read === null) setChosen(chips);
    else generator.correct(prompt, chips);
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)] xl:grid-cols-[372px_minmax(0,1fr)]">
      <div className="card grid grid-cols-1 gap-5 lg:[@media(min-height:860px)]:sticky lg:[@media(min-height:860px)]:top-22">
        <h1 tabIndex={-1} className="text-h2">
          {generatorTexts.title}
        </h1>
        <PromptForm
          prompt={prompt}
          onChange={setPrompt}
          isMaking={isMaking}
          isOurs={isNew}
          onSubmit={() => generator.generate(prompt, read === null ? chosen : [])}
          hasChoices={read === null && chosen.length > 0}
          onCancel={generator.cancel}
          area={area}
          submit={submit}
        >
          <Outcome>
            {work.step === 'cancelled' && <p className="text-sm text-ink-2">{texts.cancelled}</p>}
            {answeredAt !== null && result?.kind === 'routine' && (
              <p className="sr-only">{generatorTexts.result.ready(result.routine.name)}</p>
            )}
          </Outcome>
          {work.step === 'failed' && work.kind === 'new' && <ErrorNote error={work.error} />}
          {generator.wasCut && <CutNote />}
        </PromptForm>
        <Fold title={generatorTexts.choices.or} startsOpen={isWide}>
          <Choices chips={shown} disabled={isMaking} onChange={choose} />
        </Fold>
        <Quota user={user} now={now} />
        <div className="grid justify-items-start gap-1 border-t pt-3 text-sm text-ink-2">
          <p>{texts.disclaimer}</p>
          <TrainerView />
        </div>
      </div>
      <section aria-label={generatorTexts.result.name} aria-busy={isMaking} className="card min-w-0 p-0">
        <Result
          generator={generator}
          prompt={prompt}
          heading={heading}
          onCancel={generator.cancel}
          onSave={onSave}
          start={start}
        />
      </section>
    </div>
  );
}

/** Announces the end of a request; rendered from the start, so that screen readers notice the change. */
function Outcome({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="empty:hidden">
      {children}
    </div>
  );
}

function CutNote() {
  return (
    <Alert
      actions={
        <LinkButton size="sm" variant="line" to={paths.ownRoutines}>
          {generatorTexts.shelf}
        </LinkButton>
      }
    >
      <p>{texts.cut}</p>
    </Alert>
  );
}

type AnswerFocus = {
  isMaking: boolean;
  answeredAt: number | null;
};

/** Below the form the whole answer has to come into view: help for a crisis ends with its numbers. */
function show(heading: HTMLElement | null) {
  heading?.focus();
  if (heading && heading.getBoundingClientRect().top > window.innerHeight / 2) heading.scrollIntoView();
}

/**
 * Focuses an answer's heading, unless the player is typing; if the focused element disappears («Cancelar»), the submit
 * button gets the focus.
 */
function useAnswerFocus({ isMaking, answeredAt }: AnswerFocus) {
  const heading = useRef<HTMLHeadingElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const before = useRef({ isMaking, answeredAt });
  useEffect(() => {
    const { isMaking: wasMaking, answeredAt: lastAnsweredAt } = before.current;
    before.current = { isMaking, answeredAt };
    if (!wasMaking || isMaking) return;
    const active = document.activeElement;
    if (answeredAt !== null && answeredAt !== lastAnsweredAt) {
      if (!(active instanceof HTMLTextAreaElement)) show(heading.current);
    } else if (active === null || active === document.body) submit.current?.focus();
  }, [isMaking, answeredAt]);
  return { heading, submit };
}
