import { consentTexts } from '@bandeja/domain/leads/messages';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { honeypotValue } from '#features/leads/model.ts';
import { HydratingButton } from '#features/leads/quiz/hydrating-button.tsx';
import { QuestionStep } from '#features/leads/quiz/question-step.tsx';
import { questionCount } from '#features/leads/quiz/questions.ts';
import { QuizPlan } from '#features/leads/quiz/quiz-plan.tsx';
import { quizTexts as texts } from '#features/leads/quiz/texts.ts';
import { useQuiz } from '#features/leads/quiz/use-quiz.ts';
import { startFragment } from '#features/leads/quiz/use-step-history.ts';
import * as paths from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { HeroScene } from '#ui/court/hero-scene.tsx';
import { HoneypotField } from '#ui/honeypot-field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { Wordmark } from '#ui/logo.tsx';
import { ProgressBote } from '#ui/progress-bote.tsx';

/** Milliseconds in which the second half of a double tap comes. */
const doubleTapMs = 350;
const never = Number.NEGATIVE_INFINITY;

/** `isEcho(press)` recognises the second click of a double click, which would answer the next question. */
function useEcho() {
  const movedAt = useRef(never);
  return {
    moved: ({ timeStamp }: { timeStamp: number }) => {
      movedAt.current = timeStamp;
    },
    /** A player who has answered in between has pressed a second time on purpose. */
    answered: () => {
      movedAt.current = never;
    },
    isEcho: ({ timeStamp, detail, nativeEvent }: MouseEvent) => {
      const isDouble = detail > 1 || ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch');
      return isDouble && timeStamp - movedAt.current < doubleTapMs;
    },
  };
}

export function Quiz() {
  const quiz = useQuiz();
  const echo = useEcho();
  const { view, arrivals, isSending } = quiz;
  const arrived = arrivals > 0;
  // a press before hydration moved without a handler
  const noteArrival = useEffectEvent(() => echo.moved({ timeStamp: performance.now() }));
  useLayoutEffect(() => {
    if (arrivals > 0) noteArrival();
  }, [arrivals]);

  /** Runs a button's action, unless the press is the second click of a double click. */
  const move = (press: MouseEvent, act: () => void) => {
    if (echo.isEcho(press)) return;
    echo.moved(press);
    act();
  };
  const ignoreEcho = (press: MouseEvent) => echo.isEcho(press) && press.preventDefault();

  if (view.at === 'summary') return <QuizPlan answers={view.answers} sent={view.sent} />;
  if (view.at === 'intro') {
    return <QuizIntro key={arrivals} arrived={arrived} onStart={(press) => move(press, quiz.start)} />;
  }

  const { step, question, error } = view;
  const isLast = step === questionCount;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    echo.moved(event);
    quiz.next(honeypotValue(event.currentTarget));
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="flex min-h-dvh flex-col">
      <header className="mx-auto grid w-full max-w-quiz grid-cols-[44px_1fr_44px] items-center px-2.5 py-2 text-center lg:pt-6">
        <IconButton
          icon={ArrowLeftIcon}
          label={step === 1 ? texts.toIntro : texts.back}
          aria-disabled={isSending || undefined}
          onClick={(press) => isSending || move(press, quiz.back)}
        />
        {/* the progress below has the same text */}
        <p aria-hidden="true" className="num font-strong">
          {texts.progress(step, questionCount)}
        </p>
      </header>
      <div className="mx-auto w-full max-w-quiz flex-1 px-5 pb-5 **:scroll-mb-48">
        <ProgressBote step={step} total={questionCount} label={texts.question(step, questionCount)} />
        <QuestionStep
          key={arrivals}
          step={step}
          question={question}
          answers={quiz.answers}
          change={(changed) => {
            echo.answered();
            quiz.change(changed);
          }}
          error={error}
          tries={quiz.tries}
          arrived={arrived}
        />
        <HoneypotField />
      </div>
      <QuizBar>
        {isLast && (
          <p className="text-xs text-ink-2">
            <span>{consentTexts.quiz.text}</span>{' '}
            <Link to={paths.privacy} target="_blank">
              {texts.privacy}
            </Link>
          </p>
        )}
        <Button
          type="submit"
          size="lg"
          full
          className="min-h-gym"
          pending={isSending}
          pendingLabel={isLast ? texts.finishing : undefined}
          // not even the focus leaves the new question
          onPointerDown={ignoreEcho}
          onMouseDown={ignoreEcho}
          onClick={ignoreEcho}
        >
          {isLast ? texts.finish : texts.next}
        </Button>
      </QuizBar>
    </form>
  );
}

const introTexts = texts.intro;

type QuizIntroProps = {
  arrived: boolean;
  onStart: (press: MouseEvent) => void;
};

function QuizIntro({ arrived, onStart }: QuizIntroProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-2 lg:grid-rows-[1fr_auto_auto_1fr]">
      <div className="court on-court h-[min(21.25rem,45dvh)] shrink-0 rounded-none lg:col-start-2 lg:row-span-full lg:h-auto">
        <HeroScene narrow whiteBall className="absolute inset-0 size-full" />
        <Link
          to={paths.home}
          aria-label={texts.home}
          className="absolute top-2 left-5 flex min-h-tap items-center text-on-court lg:top-5 lg:left-10"
        >
          <Wordmark className="h-6 w-auto" />
        </Link>
      </div>
      <div className="mx-auto grid w-full max-w-quiz gap-3.5 px-5 py-7 lg:col-start-1 lg:row-start-2">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-[min(2.125rem,10vw)] leading-tight tracking-hero lg:text-[2.75rem]"
        >
          {introTexts.title}
        </h1>
        <p className="text-lead text-ink-2">{introTexts.lead}</p>
        <dl className="mt-2 grid grid-cols-2 border-t">
          <Fact term={introTexts.questions} figure={String(questionCount)} />
          <Fact term={introTexts.time} figure={introTexts.minutes} />
        </dl>
        <noscript>
          <p>{introTexts.noScript}</p>
        </noscript>
      </div>
      <QuizBar className="mt-auto lg:col-start-1 lg:row-start-3 lg:mt-0 lg:border-0 lg:bg-transparent">
        <HydratingButton
          fragment={startFragment}
          variant="saque"
          size="lg"
          full
          className="min-h-gym"
          onPress={onStart}
        >
          {introTexts.start}
        </HydratingButton>
      </QuizBar>
    </div>
  );
}

function Fact({ term, figure }: { term: string; figure: string }) {
  return (
    <div className="py-3.5 not-first:border-l not-first:pl-4.5">
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="num text-num-md font-head">{figure}</dd>
    </div>
  );
}

function QuizBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={classNames(
        'border-t bg-surface px-5 pt-3 pb-[max(16px,env(safe-area-inset-bottom))] [@media(min-height:480px)]:sticky [@media(min-height:480px)]:bottom-0',
        className,
      )}
    >
      <div className="mx-auto grid max-w-130 gap-2.5">{children}</div>
    </div>
  );
}
