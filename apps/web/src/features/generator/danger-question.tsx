import { dangerQuestions } from '@bandeja/domain/profile/danger.messages';
import type { DangerAnswer, DangerTopic } from '@bandeja/domain/profile/vocabulary';
import { generatorTexts } from '#features/generator/texts.ts';
import { dangerAnswerList } from '#lib/danger-answers.ts';
import { AnswerList } from '#ui/answer-list.tsx';

/** Its code loads with the first question, after the page has focused the answer. */
const focusOnArrival = (element: HTMLElement | null) => element?.focus();

type DangerQuestionProps = {
  text: string;
  topic: DangerTopic;
  onAnswer: (answer: DangerAnswer) => void;
};

/** The calm question: no alarm, no answer weighs more than another; «No, nada de eso» continues with the routine. */
export function DangerQuestion({ text, topic, onAnswer }: DangerQuestionProps) {
  const { title, lead } = dangerQuestions[topic];
  return (
    <div className="grid gap-4 p-5 lg:p-7">
      <p className="ml-auto max-w-[84%] rounded-3 rounded-br-1 bg-solid px-4 py-2.5 wrap-anywhere text-on-solid">
        {text}
      </p>
      <h2 ref={focusOnArrival} tabIndex={-1} className="text-h1">
        {title}
      </h2>
      <p className="text-ink-2">{lead}</p>
      <AnswerList {...dangerAnswerList(topic)} onAnswer={onAnswer} />
      <p className="text-center text-sm text-ink-2">{generatorTexts.form.disclaimer}</p>
    </div>
  );
}
