import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

type Answer<Value> = { value: Value; label: string };
type AnswerListProps<Value> = {
  answers: readonly Answer<Value>[];
  none: Answer<Value>;
  disabled?: boolean;
  onAnswer: (value: Value) => void;
};

export function AnswerList<Value extends string>({ answers, none, disabled, onAnswer }: AnswerListProps<Value>) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-2">
        {answers.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              disabled={disabled}
              className="option-card w-full text-left"
              onClick={() => onAnswer(value)}
            >
              <span>{label}</span>
              <span>
                <Icon as={CaretRightIcon} className="size-5 text-ink-2" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="line" size="lg" full disabled={disabled} onClick={() => onAnswer(none.value)}>
        {none.label}
      </Button>
    </div>
  );
}
