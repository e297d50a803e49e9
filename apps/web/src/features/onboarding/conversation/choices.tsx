import { healthQuestionTexts } from '@bandeja/domain/profile/messages';
import { type HealthQuestion, healthQuestions } from '@bandeja/domain/profile/vocabulary';
import { type Goal, goals } from '@bandeja/domain/schedule/vocabulary';
import type { SessionAnswers } from '@bandeja/trainer/onboarding/messages';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { type MouseEvent, useState } from 'react';
import { conversationTexts as texts } from '#features/onboarding/conversation/texts.ts';
import { DurationChoice } from '#features/onboarding/duration-choice.tsx';
import { MatchDaysChoice } from '#features/onboarding/match-days-choice.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { KitChoice } from '#ui/kit-choice.tsx';

type QuickRepliesProps = {
  label: string;
  options: readonly string[];
  row: boolean;
  onChoose: (option: string, event: MouseEvent) => void;
};

const listLook = 'flex flex-wrap gap-2 [@media(max-height:40rem)]:max-h-44 [@media(max-height:40rem)]:overflow-y-auto';

export function QuickReplies({ label, options, row, onChoose }: QuickRepliesProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">{label}</legend>
      <div className={row ? 'grid auto-cols-fr grid-flow-col gap-1.5' : listLook}>
        {options.map((option) => (
          <button
            key={option}
            type="button"
            className={classNames('chip', row && 'justify-center px-0')}
            onClick={(event) => onChoose(option, event)}
          >
            {option}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type GoalChipsProps = {
  ticked: readonly Goal[];
  onTick: (goal: Goal) => void;
  onSend: (event: MouseEvent) => void;
};

export function GoalChips({ ticked, onTick, onSend }: GoalChipsProps) {
  return (
    <>
      <fieldset className="m-0 max-h-[max(31dvh,10rem)] min-w-0 overflow-y-auto border-0 p-0">
        <legend className="sr-only">{texts.goals}</legend>
        <div className="grid grid-cols-2 gap-2">
          {goals.map((goal) => (
            <button
              key={goal}
              type="button"
              aria-pressed={ticked.includes(goal)}
              className="chip min-w-0 justify-between gap-1.5 px-3 py-1.5 voice-denso"
              onClick={() => onTick(goal)}
            >
              <span>{goal}</span>
              {ticked.includes(goal) && <Icon as={CheckIcon} className="size-4 flex-none" />}
            </button>
          ))}
        </div>
      </fieldset>
      {ticked.length > 0 && (
        <Button variant="saque" full className="px-2.5" onClick={onSend}>
          {texts.continueWith(ticked.length)}
        </Button>
      )}
    </>
  );
}

type SessionChoicesProps = { known: SessionAnswers; onSend: (chosen: SessionAnswers, event: MouseEvent) => void };

/** How long, where and with what. What is not marked limits nothing. */
export function SessionChoices({ known, onSend }: SessionChoicesProps) {
  const { sessionDuration, places, equipment, matchDays } = known;
  const [chosen, setChosen] = useState<SessionAnswers>({ sessionDuration, places, equipment, matchDays });
  const change = (changed: Partial<SessionAnswers>) => setChosen({ ...chosen, ...changed });
  return (
    <>
      <fieldset className="m-0 grid max-h-[max(40dvh,10rem)] min-w-0 content-start gap-3 overflow-y-auto border-0 p-0">
        <legend className="sr-only">{texts.sessions}</legend>
        <MatchDaysChoice value={chosen.matchDays} onChange={change} />
        <DurationChoice value={chosen.sessionDuration} onChange={change} />
        <KitChoice equipment={chosen.equipment} places={chosen.places} onChange={change} className="" />
      </fieldset>
      <Button variant="saque" full className="px-2.5" onClick={(event) => onSend(chosen, event)}>
        {texts.sessionsDone}
      </Button>
    </>
  );
}

/** The health questions to tick; the button that sends them comes with the first tick. */
export function HealthTicks({ onSend }: { onSend: (yes: readonly HealthQuestion[], event: MouseEvent) => void }) {
  const [yes, setYes] = useState<readonly HealthQuestion[]>([]);
  const toggle = (question: HealthQuestion) =>
    setYes(yes.includes(question) ? yes.filter((each) => each !== question) : [...yes, question]);
  return (
    <>
      <fieldset className="m-0 max-h-[max(34dvh,10rem)] min-w-0 overflow-y-auto border-0 p-0">
        <legend className="sr-only">{texts.health}</legend>
        <div className="grid gap-1.5">
          {healthQuestions.map((question) => (
            <button
              key={question}
              type="button"
              aria-pressed={yes.includes(question)}
              className="chip h-auto min-w-0 justify-between gap-1.5 px-3 py-2 text-left whitespace-normal"
              onClick={() => toggle(question)}
            >
              <span>{healthQuestionTexts[question].question}</span>
              {yes.includes(question) && <Icon as={CheckIcon} className="size-4 flex-none" />}
            </button>
          ))}
        </div>
      </fieldset>
      {yes.length > 0 && (
        <Button full className="px-2.5" onClick={(event) => onSend(yes, event)}>
          {texts.some}
        </Button>
      )}
    </>
  );
}
