import { consentTexts, healthQuestionTexts } from '@bandeja/domain/profile/messages';
import { screeningIsDue } from '@bandeja/domain/profile/rules';
import { healthQuestions } from '@bandeja/domain/profile/vocabulary';
import { safetyTexts, statedText } from '@bandeja/trainer/reader/messages';
import { adultAge } from '@bandeja/trainer/schedule/minors';
import { ageYears } from '#features/onboarding/answers.ts';
import type { StepProps } from '#features/onboarding/step.tsx';
import { onboardingTexts } from '#features/onboarding/texts.ts';
import { formatDate } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CheckCards } from '#ui/option-cards.tsx';

const texts = onboardingTexts.health;
const options = healthQuestions.map((value) => ({ value, label: healthQuestionTexts[value].question }));

/** The main button gives the consent, the other one stores no answers. Answers of the last year are not asked again. */
export function HealthStep({ answers, change, user, onNext }: StepProps) {
  const { screening } = answers;
  const isMinor = (ageYears(answers.age) ?? adultAge) < adultAge;
  if (user.screening !== null && !screeningIsDue(user, new Date())) {
    return <p>{texts.answered(formatDate(user.screening.answeredAt))}</p>;
  }
  return (
    <div className="grid gap-4">
      <CheckCards
        legend={<span className="sr-only">{texts.questions}</span>}
        name="screening"
        className="[&>legend]:mb-0"
        options={options}
        value={screening}
        error={undefined}
        onChange={(yes) => change({ screening: healthQuestions.filter((each) => yes.includes(each)) })}
      />
      {screening.length > 0 && (
        <Alert kind="err">{isMinor ? safetyTexts.forMinor(statedText(screening)) : statedText(screening)}</Alert>
      )}
      <div className="text-sm">
        <p>{texts.consent}</p>
        <blockquote className="mt-1.5 border-l-2 border-line-strong pl-3">{consentTexts.screening.text}</blockquote>
      </div>
      <Button
        variant="ghost"
        className="justify-self-start -ml-3"
        onClick={() => onNext({ screening: [], screeningConsent: false })}
      >
        {texts.decline}
      </Button>
      <p className="text-sm text-ink-2">{onboardingTexts.injuries.disclaimer}</p>
    </div>
  );
}
