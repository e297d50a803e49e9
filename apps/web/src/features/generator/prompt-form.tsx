import { promptMaxLength } from '@bandeja/domain/generator/contract';
import { generatorMessages } from '@bandeja/domain/generator/messages';
import type { ReactNode, RefObject } from 'react';
import { useState } from 'react';
import { generatorTexts, ideas } from '#features/generator/texts.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { TextArea } from '#ui/text-area.tsx';

const texts = generatorTexts.form;

type PromptFormProps = {
  prompt: string;
  onChange: (prompt: string) => void;
  isMaking: boolean;
  isOurs: boolean;
  /** Something was chosen by tapping: that alone is a wish. */
  hasChoices: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  area: RefObject<HTMLTextAreaElement | null>;
  submit: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
};

export function PromptForm(props: PromptFormProps) {
  const { prompt, onChange, isMaking, isOurs, hasChoices, onSubmit, onCancel, area, submit, children } = props;
  const [wasTyped, setTyped] = useState(false);
  const isBlank = prompt.trim() === '';
  const isLong = prompt.trim().length > promptMaxLength;
  const isMissing = isBlank && wasTyped && !hasChoices;
  const errorOfBlank = isMissing ? generatorMessages.promptRequired : undefined;
  const error = isLong ? generatorMessages.promptLong : errorOfBlank;

  function send() {
    if ((!isBlank || hasChoices) && !isLong && !isMaking) onSubmit();
  }
  function write(text: string) {
    onChange(withIdea(prompt, text));
    area.current?.focus();
  }

  return (
    <>
      <Form className="grid grid-cols-1 gap-4" onSubmit={send}>
        <TextArea
          ref={area}
          label={texts.label}
          hint={texts.hint}
          error={error}
          rows={6}
          value={prompt}
          onChange={({ target: { value } }) => {
            setTyped(true);
            onChange(value);
          }}
        />
        <Button
          ref={submit}
          type="submit"
          size="lg"
          full
          disabled={(isBlank && !hasChoices) || isLong}
          pending={isMaking && isOurs}
          pendingLabel={texts.submitting}
          aria-disabled={isMaking || undefined}
        >
          {texts.submit}
        </Button>
        {isMaking && isOurs && (
          <Button variant="line" full onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        {children}
      </Form>
      <fieldset className="grid grid-cols-1 justify-items-start gap-2">
        <legend className="field-label mb-2">{texts.ideas}</legend>
        {ideas.map(({ label, text }) => (
          <button key={label} type="button" className="chip lg:chip-sm" onClick={() => write(text)}>
            {label}
          </button>
        ))}
      </fieldset>
    </>
  );
}

/** An idea fills an empty field or replaces another idea; the player's own text stays before it. */
function withIdea(prompt: string, idea: string): string {
  const typed = prompt.trim();
  const isIdea = typed === '' || ideas.some(({ text }) => text === typed);
  return isIdea ? idea : `${typed}\n${idea}`;
}
