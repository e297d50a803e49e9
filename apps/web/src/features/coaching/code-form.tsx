import { coachingMessages } from '@bandeja/domain/coaching/messages';
import { codeOf } from '@bandeja/domain/coaching/rules';
import { useState } from 'react';
import { acceptTexts as texts } from '#features/coaching/texts.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { TextField } from '#ui/text-field.tsx';

export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  function submit() {
    const code = codeOf(typed);
    setWrong(code === null);
    if (code !== null) onCode(code);
  }

  return (
    <Form className="grid gap-3" onSubmit={submit}>
      <h2>{texts.enter}</h2>
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={20}
        error={isWrong ? coachingMessages.code : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" className="justify-self-start">
        {texts.look}
      </Button>
    </Form>
  );
}
