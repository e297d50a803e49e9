import { dangerAnswerTexts, dangerQuestion } from '@bandeja/domain/profile/messages';
import { type DangerAnswer, dangerAnswers } from '@bandeja/domain/profile/vocabulary';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { generatorTexts } from '#features/generator/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Its code comes with the first question: later than the answer that the page gives the focus to. */
const focusOnArrival = (element: HTMLElement | null) => element?.focus();

type DangerQuestionProps = {
  /** The player's own words. */
  said: string;
  onAnswer: (answer: DangerAnswer) => void;
};

/** The calm question: no alarm, no answer weighs more than another; «No, nada de eso» goes on with the routine. */
export function DangerQuestion({ said, onAnswer }: DangerQuestionProps) {
  return (
    <div className="grid gap-4 p-5 lg:p-7">
      <p className="ml-auto max-w-[84%] rounded-3 rounded-br-1 bg-solid px-4 py-2.5 wrap-anywhere text-on-solid">
        {said}
      </p>
      <h2 ref={focusOnArrival} tabIndex={-1} className="text-h1">
        {dangerQuestion.title}
      </h2>
      <p className="text-ink-2">{dangerQuestion.lead}</p>
      <ul className="grid gap-2">
        {dangerAnswers
          .filter((answer) => answer !== 'none')
          .map((answer) => (
            <li key={answer}>
              <button type="button" className="option-card w-full text-left" onClick={() => onAnswer(answer)}>
                <span>{dangerAnswerTexts[answer]}</span>
                <span>
                  <Icon as={CaretRightIcon} className="size-5 text-ink-2" />
                </span>
              </button>
            </li>
          ))}
      </ul>
      <Button variant="line" size="lg" full onClick={() => onAnswer('none')}>
        {dangerAnswerTexts.none}
      </Button>
      <p className="text-center text-sm text-ink-2">{generatorTexts.form.disclaimer}</p>
    </div>
  );
}
