import type { MouseEvent } from 'react';
import { useEffect, useRef } from 'react';
import { HydratingButton } from '#features/leads/hydrating-button.tsx';
import { questionCount } from '#features/leads/quiz/questions.ts';
import { QuizBar } from '#features/leads/quiz/quiz-bar.tsx';
import { quizTexts } from '#features/leads/quiz/texts.ts';
import { startFragment } from '#features/leads/quiz/use-step-history.ts';
import * as paths from '#lib/paths.ts';
import { HeroScene } from '#ui/court/hero-scene.tsx';
import { Link } from '#ui/link.tsx';
import { Wordmark } from '#ui/logo.tsx';

const texts = quizTexts.intro;

type QuizIntroProps = {
  /** Whether one came back to it: then it takes the focus. */
  arrived: boolean;
  onStart: (press: MouseEvent) => void;
};

/** What awaits: eleven questions, three to four minutes. On wide screens the court stands beside it. */
export function QuizIntro({ arrived, onStart }: QuizIntroProps) {
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
          aria-label={quizTexts.home}
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
          {texts.title}
        </h1>
        <p className="text-lead text-ink-2">{texts.lead}</p>
        <dl className="mt-2 grid grid-cols-2 border-t">
          <Fact term={texts.questions} figure={String(questionCount)} />
          <Fact term={texts.time} figure={texts.minutes} />
        </dl>
        <noscript>
          <p>{texts.noScript}</p>
        </noscript>
      </div>
      <QuizBar className="mt-auto lg:col-start-1 lg:row-start-3 lg:mt-0 lg:border-0 lg:bg-transparent">
        <HydratingButton
          fragment={startFragment}
          variant="saque"
          size="lg"
          full
          className="min-h-gym"
          onClick={onStart}
        >
          {texts.start}
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
