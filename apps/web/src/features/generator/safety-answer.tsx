import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import type { Ref } from 'react';
import { generatorTexts } from '#features/generator/texts.ts';
import { Icon } from '#ui/icon.tsx';

const texts = generatorTexts.result;
const helplines = ['024', '112'];

type SafetyAnswerProps = { message: string; heading: Ref<HTMLHeadingElement> };

/**
 * What the trainer says instead of a routine (docs/training.md#safety-texts): an answer, no error, and no exercise
 * beside it.
 */
export function SafetyAnswer({ message, heading }: SafetyAnswerProps) {
  const numbers = helplines.filter((number) => new RegExp(`\\b${number}\\b`).test(message));
  return (
    <div className="grid justify-items-start gap-3 p-5 lg:p-7">
      <h2 ref={heading} tabIndex={-1}>
        {texts.answer}
      </h2>
      <p className="max-w-reading text-lead">{message}</p>
      {numbers.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2.5">
          {numbers.map((number) => (
            <a key={number} href={`tel:${number}`} className="btn btn-line">
              <Icon as={PhoneIcon} />
              {texts.call(number)}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
