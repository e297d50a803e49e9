import { dangerAnswerTexts } from '@bandeja/domain/profile/messages';
import { dangerAnswers } from '@bandeja/domain/profile/vocabulary';

const withLabel = <Value extends keyof typeof dangerAnswerTexts>(value: Value) => ({
  value,
  label: dangerAnswerTexts[value],
});

/** The answers to the calm question, as lists of answers take them. */
export const dangerAnswerList = {
  answers: dangerAnswers.filter((answer) => answer !== 'none').map(withLabel),
  none: withLabel('none'),
};
