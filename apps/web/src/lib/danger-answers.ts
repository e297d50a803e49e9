import { dangerAnswerTexts, dangerQuestions } from '@bandeja/domain/profile/danger.messages';
import type { DangerAnswer, DangerTopic } from '@bandeja/domain/profile/vocabulary';

const withLabel = (value: DangerAnswer) => ({ value, label: dangerAnswerTexts[value] });

export function dangerAnswerList(topic: DangerTopic) {
  return { answers: dangerQuestions[topic].answers.map(withLabel), none: withLabel('none') };
}
