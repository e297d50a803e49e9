import { partNames, questionTexts } from '@bandeja/domain/check-ins/messages';
import type { CheckInAnswers } from '@bandeja/domain/check-ins/schemas';
import { scaleQuestions } from '@bandeja/domain/check-ins/vocabulary';
import { checkInTexts } from '#features/check-ins/texts.ts';

const texts = checkInTexts.coached;

type AnswersProps = { answers: CheckInAnswers; before?: CheckInAnswers | undefined };

/** Of one week, read in a glance: figures first, then what hurts and what was said. */
export function Answers({ answers, before }: AnswersProps) {
  const { hurts, free } = answers;
  return (
    <dl className="grid divide-y divide-line border-y border-line">
      {scaleQuestions.map((question) => {
        const [value, former] = [answers[question], before?.[question]];
        if (value === undefined) return null;
        return (
          <div key={question} className="flex items-baseline justify-between gap-4 py-2">
            <dt>{questionTexts[question].name}</dt>
            <dd className="text-right">
              <span className="num font-strong">{texts.of(value)}</span>
              {former !== undefined && former !== value && (
                <span className="num block text-sm text-ink-2">{texts.before(former)}</span>
              )}
            </dd>
          </div>
        );
      })}
      {hurts && hurts.length > 0 && (
        <div className="flex items-baseline justify-between gap-4 py-2">
          <dt>{texts.hurts}</dt>
          <dd className="text-right font-strong">{hurts.map((part) => partNames[part]).join(', ')}</dd>
        </div>
      )}
      {free && (
        <div className="grid gap-1 py-2">
          <dt>{texts.said}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">«{free}»</dd>
        </div>
      )}
    </dl>
  );
}
