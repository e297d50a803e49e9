import { adultAge } from '@bandeja/domain/minors/rules';
import { consentTexts, healthQuestionTexts } from '@bandeja/domain/profile/messages';
import { screeningIsDue } from '@bandeja/domain/profile/rules';
import { safetyTexts, statedText } from '@bandeja/domain/profile/safety.messages';
import { healthQuestions } from '@bandeja/domain/profile/vocabulary';
import { ageYears } from '#features/onboarding/answers.ts';
import type { StepProps } from '#features/onboarding/step.tsx';
import { onboardingTexts } from '#features/onboarding/texts.ts';
import { formatDate } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { CheckCards } from '#ui/option-cards.tsx';

const texts = onboardingTexts.health;
const options = healthQuestions.map((value) => ({ value, label: healthQuestionTexts[value].question }));

const whole = (['none', 'decline'] as const).map((value) => ({ value, label: texts[value] }));

/** Completing the form gives the consent, unless it is declined here. Answers of the last year are not asked again. */
export function HealthQuestions({ answers, change, errors, user }: StepProps) {
  const { screening, screeningConsent } = answers;
  const isOpen = screening.length > 0 || screeningConsent === null;
  const wholeAnswer = screeningConsent ? 'none' : 'decline';
  const answered = isOpen ? undefined : wholeAnswer;
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
        onChange={(yes) =>
          change({ screening: healthQuestions.filter((each) => yes.includes(each)), screeningConsent: null })
        }
      />
      {screening.length > 0 && (
        <Alert kind="err">{isMinor ? safetyTexts.forMinor(statedText(screening)) : statedText(screening)}</Alert>
      )}
      <ChipGroup
        mode="single"
        label={texts.answer}
        options={whole}
        value={answered}
        error={errors.screening}
        onChange={(chosen) => change({ screening: [], screeningConsent: chosen === 'none' })}
      />
      <div className="text-sm">
        <p>{texts.consent}</p>
        <blockquote className="mt-1.5 border-l-2 border-line-strong pl-3">{consentTexts.screening.text}</blockquote>
      </div>
    </div>
  );
}
