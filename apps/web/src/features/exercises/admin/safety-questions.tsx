import {
  type BodyArea,
  bodyAreas,
  type Demand,
  demands,
  places,
  type SafetyQuestion,
} from '@bandeja/domain/exercises/vocabulary';
import { recordOf } from '@bandeja/domain/wire/records';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Choices } from '#features/exercises/admin/form-parts.tsx';
import { areaNames, exerciseAdminTexts, placeNames } from '#features/exercises/admin/texts.ts';
import type { ExerciseValues } from '#features/exercises/admin/values.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ProgressBote } from '#ui/progress-bote.tsx';
import { Segmented } from '#ui/segmented.tsx';

const texts = exerciseAdminTexts.safety;

const order: readonly SafetyQuestion[] = [...demands, 'places', 'areas'];
const isDemand = (question: SafetyQuestion): question is Demand => demands.some((demand) => demand === question);

type SafetyForm = Pick<UseFormReturn<ExerciseValues>, 'setValue'> & Pick<Parameters<typeof Choices>[0], 'control'>;

/** An admin must answer each, even with «No» or «Ninguna zona»; a draft is published once none is open. */
export function SafetyQuestions({ setValue, control }: SafetyForm) {
  const [answered, wanted, chosenPlaces, avoidFor, cautionFor] = useWatch({
    control,
    name: ['answered', 'demands', 'places', 'avoidFor', 'cautionFor'],
  });
  const [reopened, setReopened] = useState<SafetyQuestion | null>(null);
  const current = reopened ?? order.find((question) => !answered.includes(question)) ?? null;
  const titleRef = useFocusOnChange(current);

  function answer(question: SafetyQuestion, changes: Partial<ExerciseValues> = {}) {
    const all = { ...changes, answered: [...new Set([...answered, question])] };
    for (const [name, value] of Object.entries(all)) {
      setValue(name as keyof ExerciseValues, value, { shouldDirty: true });
    }
    setReopened(null);
  }

  const answerTexts: Record<SafetyQuestion, string> = {
    ...recordOf(demands, (demand) => (wanted.includes(demand) ? texts.yes : texts.no)),
    places: chosenPlaces.map((place) => placeNames[place]).join(', '),
    areas: areasInWords(avoidFor, cautionFor),
  };

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h3>{texts.title}</h3>
          <p className="text-sm text-ink-2">{texts.intro(answered.length, order.length)}</p>
        </div>
        <ProgressBote
          className="w-45"
          step={answered.length + 1}
          total={order.length}
          label={texts.progress(answered.length, order.length)}
        />
      </div>
      <ol className="grid border-y">
        {order.map((question, index) => {
          if (question === current) {
            return (
              <li key={question} aria-current="step" className="grid gap-3 border-2 border-ink p-4">
                <div>
                  <h4 ref={titleRef} tabIndex={-1} className="text-lead">
                    <span aria-hidden="true" className="num mr-3 text-ui text-ink-3">
                      {index + 1}
                    </span>
                    {texts.questions[question]}
                  </h4>
                  {question === 'areas' && <p className="mt-1 text-sm text-ink-2">{texts.areasHint}</p>}
                </div>
                {isDemand(question) && (
                  <div className="flex gap-2">
                    {[texts.yes, texts.no].map((word) => (
                      <Button
                        key={word}
                        variant="line"
                        aria-label={`${texts.questions[question]} ${word}`}
                        onClick={() => {
                          const others = wanted.filter((demand) => demand !== question);
                          answer(question, { demands: word === texts.yes ? [...others, question] : others });
                        }}
                      >
                        {word}
                      </Button>
                    ))}
                  </div>
                )}
                {question === 'places' && (
                  <>
                    <Choices
                      control={control}
                      name="places"
                      label={texts.questions.places}
                      options={places.map((value) => ({ value, label: placeNames[value] }))}
                    />
                    <Button
                      className="justify-self-start"
                      disabled={chosenPlaces.length === 0}
                      onClick={() => answer('places')}
                    >
                      {texts.next}
                    </Button>
                  </>
                )}
                {question === 'areas' && (
                  <AreasQuestion
                    avoidFor={avoidFor}
                    cautionFor={cautionFor}
                    onChange={(changes) => {
                      setValue('avoidFor', changes.avoidFor, { shouldDirty: true });
                      setValue('cautionFor', changes.cautionFor, { shouldDirty: true });
                    }}
                    onNext={() => answer('areas')}
                    onNone={() => answer('areas', { avoidFor: [], cautionFor: [] })}
                  />
                )}
              </li>
            );
          }
          const isAnswered = answered.includes(question);
          return (
            <li key={question} className="flex min-h-14 items-center gap-3 border-b px-1 last:border-b-0">
              {isAnswered ? (
                <Icon as={CheckIcon} className="size-4.5 flex-none text-ok" />
              ) : (
                <span className="num w-4.5 flex-none text-ink-3">{index + 1}</span>
              )}
              <span className="min-w-0 flex-1">
                <span className={isAnswered ? 'font-strong' : 'text-ink-3'}>{texts.questions[question]}</span>{' '}
                {isAnswered && <span className="text-ink-2">{answerTexts[question]}</span>}
              </span>
              {isAnswered && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`${texts.change}: ${texts.questions[question]}`}
                  onClick={() => setReopened(question)}
                >
                  {texts.change}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

type Care = 'no' | 'caution' | 'avoid';
const cares = (['no', 'caution', 'avoid'] as const).map((value) => ({ value, label: texts.cares[value] }));

type AreasProps = {
  avoidFor: BodyArea[];
  cautionFor: BodyArea[];
  onChange: (areas: { avoidFor: BodyArea[]; cautionFor: BodyArea[] }) => void;
  onNext: () => void;
  onNone: () => void;
};

function AreasQuestion({ avoidFor, cautionFor, onChange, onNext, onNone }: AreasProps) {
  function careOf(area: BodyArea): Care {
    if (avoidFor.includes(area)) return 'avoid';
    return cautionFor.includes(area) ? 'caution' : 'no';
  }
  function set(area: BodyArea, care: Care) {
    const without = (list: BodyArea[]) => list.filter((each) => each !== area);
    onChange({
      avoidFor: care === 'avoid' ? [...without(avoidFor), area] : without(avoidFor),
      cautionFor: care === 'caution' ? [...without(cautionFor), area] : without(cautionFor),
    });
  }
  return (
    <>
      <div className="grid border-t">
        {bodyAreas.map((area) => (
          <div key={area} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-1.5">
            <span aria-hidden="true" className="w-20 font-strong">
              {areaNames[area]}
            </span>
            <Segmented
              label={areaNames[area]}
              options={cares}
              value={careOf(area)}
              onChange={(care) => set(area, care)}
            />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onNext}>{texts.next}</Button>
        <Button variant="line" onClick={onNone}>
          {texts.noArea}
        </Button>
      </div>
    </>
  );
}

function areasInWords(avoidFor: readonly BodyArea[], cautionFor: readonly BodyArea[]): string {
  const named = (label: string, areas: readonly BodyArea[]) =>
    areas.length === 0 ? [] : [`${label}: ${areas.map((area) => areaNames[area]).join(', ')}.`];
  const all = [...named(texts.cares.avoid, avoidFor), ...named(texts.cares.caution, cautionFor)];
  return all.length === 0 ? texts.noArea : all.join(' ');
}

/** The focus goes to the next question; not when the form has just come. */
function useFocusOnChange(current: SafetyQuestion | null) {
  const ref = useRef<HTMLHeadingElement>(null);
  const former = useRef(current);
  useEffect(() => {
    if (former.current === current) return;
    former.current = current;
    ref.current?.focus();
  }, [current]);
  return ref;
}
