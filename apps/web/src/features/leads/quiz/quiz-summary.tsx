import type { QuizAnswers } from '@bandeja/domain/leads/rules';
import { FinishPanel } from '#features/leads/finish-panel.tsx';
import { choiceTexts, quizTexts } from '#features/leads/quiz/texts.ts';
import * as paths from '#lib/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';

const texts = quizTexts.summary;

/**
 * What was understood, and where to go on. The button lies higher than the one that was pressed: the second half of a
 * double tap does not meet it.
 */
export function QuizSummary({ answers }: { answers: QuizAnswers }) {
  return (
    <FinishPanel title={texts.title} className="min-h-dvh">
      <p className="text-lead text-on-court-2">{texts.lead(answers.email)}</p>
      <dl className="court-rules">
        <Line term={texts.level} words={choiceTexts.currentLevel[answers.currentLevel].label} />
        <Line term={texts.playing} words={choiceTexts.playingFrequency[answers.playingFrequency].label} />
        <Line term={texts.time} words={choiceTexts.timeAvailable[answers.timeAvailable].label} />
      </dl>
      <LinkButton to={paths.dashboard} variant="saque" size="lg" full className="mt-2">
        {texts.toDashboard}
      </LinkButton>
    </FinishPanel>
  );
}

function Line({ term, words }: { term: string; words: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-court-edge py-2.75 not-first:border-t">
      <dt className="text-on-court-2">{term}</dt>
      <dd className="font-strong">{words}</dd>
    </div>
  );
}
