import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { sessionTexts as texts } from '#features/sessions/texts.ts';
import { effortText } from '#lib/effort.ts';
import { ScoreBar } from '#ui/score-bar.tsx';
import { Tag } from '#ui/tag.tsx';

export type Answers = Pick<SessionSummary, 'score' | 'rpe' | 'improvements' | 'notes'>;

export function hasAnswers({ score, rpe, improvements, notes }: Answers): boolean {
  return score !== null || rpe !== null || improvements.length > 0 || notes !== '';
}

export function AnswersView({ answers }: { answers: Answers }) {
  const { score, rpe, improvements, notes } = answers;
  if (!hasAnswers(answers)) return null;
  return (
    <div className="grid gap-4">
      {(score !== null || rpe !== null) && (
        <dl className="grid gap-4 sm:grid-cols-2 sm:gap-x-8">
          {score !== null && (
            <div className="grid content-start gap-1">
              <dt className="text-sm text-ink-2">{texts.score}</dt>
              <dd>
                <ScoreBar score={score} />
              </dd>
            </div>
          )}
          {rpe !== null && (
            <div className="grid content-start gap-1">
              <dt className="text-sm text-ink-2">{texts.effort}</dt>
              <dd className="num text-ui font-head">{effortText(rpe)}</dd>
            </div>
          )}
        </dl>
      )}
      {improvements.length > 0 && (
        <div className="grid gap-2">
          <h3>{texts.improvements}</h3>
          <ul className="flex flex-wrap gap-1.5">
            {improvements.map((improvement) => (
              <li key={improvement}>
                <Tag>{improvement}</Tag>
              </li>
            ))}
          </ul>
        </div>
      )}
      {notes !== '' && (
        <div className="grid gap-1">
          <h3>{texts.notes}</h3>
          <p className="text-ui whitespace-pre-line wrap-anywhere text-ink-2">{notes}</p>
        </div>
      )}
    </div>
  );
}
