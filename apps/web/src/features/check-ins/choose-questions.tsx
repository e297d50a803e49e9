import { checkInMessages, questionTexts } from '@bandeja/domain/check-ins/messages';
import { chosenQuestions } from '@bandeja/domain/check-ins/rules';
import { type CheckInQuestion, checkInQuestions } from '@bandeja/domain/check-ins/vocabulary';
import { useState } from 'react';
import { useChooseQuestions } from '#features/check-ins/api.ts';
import { checkInTexts } from '#features/check-ins/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { Form } from '#ui/form.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = checkInTexts.coached;
const options = checkInQuestions.map((value) => ({ value, label: questionTexts[value].name }));

export function ChooseQuestions({ playerId, questions }: { playerId: string; questions: CheckInQuestion[] }) {
  const [chosen, setChosen] = useState(questions);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const store = useChooseQuestions(playerId);
  const toast = useToast();

  async function submit(): Promise<void> {
    if (chosenQuestions(chosen) === null) return setFailure(checkInMessages.questions);
    setPending(true);
    setFailure(null);
    try {
      await store(chosen);
      toast(texts.stored);
    } catch (error) {
      setFailure(serverMessage(error) ?? texts.storeFailed);
    }
    setPending(false);
  }

  return (
    <Form className="grid gap-3" onSubmit={() => void submit()}>
      <ChipGroup
        mode="multi"
        label={texts.questions}
        hint={texts.questionsHint}
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      {failure !== null && <Alert kind="err">{failure}</Alert>}
      <Button
        type="submit"
        variant="line"
        className="justify-self-start"
        pending={isPending}
        pendingLabel={texts.storing}
      >
        {texts.store}
      </Button>
    </Form>
  );
}
