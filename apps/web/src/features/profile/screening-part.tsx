import type { User } from '@bandeja/domain/profile/contract';
import { consentTexts, healthQuestionTexts } from '@bandeja/domain/profile/messages';
import { screeningIsDue } from '@bandeja/domain/profile/rules';
import { type HealthQuestion, healthQuestions } from '@bandeja/domain/profile/vocabulary';
import { useState } from 'react';
import { useSaveScreening } from '#features/profile/api.ts';
import { profileTexts } from '#features/profile/texts.ts';
import { formatDate } from '#lib/format.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CheckCards } from '#ui/option-cards.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = profileTexts.health.screening;
const options = healthQuestions.map((value) => ({ value, label: healthQuestionTexts[value].question }));

export function ScreeningPart({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const { start, isPending, error } = useSaveScreening();
  const { screening } = user;
  const isDue = screeningIsDue(user, new Date());

  function save(yes: readonly HealthQuestion[] | null) {
    const onSuccess = () => {
      setOpen(false);
      toast(yes === null ? texts.erased : texts.saved);
    };
    start(yes, { onSuccess });
  }

  return (
    <div className="grid justify-items-start gap-3 border-t pt-3">
      <h3 className="heading-3">{texts.title}</h3>
      {isOpen ? (
        <Questions isPending={isPending} onSave={save} onCancel={() => setOpen(false)} />
      ) : (
        <>
          <Answered screening={screening} isDue={isDue} />
          <div className="flex flex-wrap gap-2">
            <Button variant="line" onClick={() => setOpen(true)}>
              {screening === null ? texts.start : texts.again}
            </Button>
            {screening !== null && (
              <Button variant="ghost" pending={isPending} pendingLabel={texts.erasing} onClick={() => save(null)}>
                {texts.erase}
              </Button>
            )}
          </div>
        </>
      )}
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
    </div>
  );
}

function Answered({ screening, isDue }: { screening: User['screening']; isDue: boolean }) {
  if (screening === null) return <p>{texts.open}</p>;
  const date = formatDate(screening.answeredAt);
  if (screening.yes.length === 0) return <p>{isDue ? texts.due(date) : texts.none(date)}</p>;
  return (
    <>
      <p>{isDue ? texts.due(date) : texts.some(date)}</p>
      <ul className="list-disc pl-5">
        {screening.yes.map((question) => (
          <li key={question}>{healthQuestionTexts[question].statement}</li>
        ))}
      </ul>
    </>
  );
}

type QuestionsProps = {
  isPending: boolean;
  onSave: (yes: readonly HealthQuestion[]) => void;
  onCancel: () => void;
};

function Questions({ isPending, onSave, onCancel }: QuestionsProps) {
  const [yes, setYes] = useState<readonly HealthQuestion[]>([]);
  return (
    <div className="grid gap-3">
      <CheckCards
        legend={texts.questions}
        name="screening"
        options={options}
        value={yes}
        error={undefined}
        onChange={(chosen) => setYes(healthQuestions.filter((each) => chosen.includes(each)))}
      />
      <p className="text-sm">{texts.consent}</p>
      <blockquote className="border-l-2 border-ink bg-sunken px-4 py-3 text-sm">
        {consentTexts.screening.text}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        <Button pending={isPending} pendingLabel={texts.saving} onClick={() => onSave(yes)}>
          {yes.length === 0 ? texts.saveNone : texts.save}
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
