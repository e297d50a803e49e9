import { isMinor } from '@bandeja/domain/minors/rules';
import type { Heard } from '@bandeja/domain/onboarding/contract';
import { dangerOf, flagOf } from '#danger.ts';
import { tellsOfHealth } from '#health.ts';
import { declinesInjuries } from '#language/agreement.ts';
import { placesIn } from '#language/health/places.ts';
import { wordsOf } from '#language/options.ts';
import { topicOf } from '#safety/danger-topic.ts';
import { theirDangerIn } from '#safety/somebody-else.ts';
import { suspicionOf } from '#understand/decisions.ts';
import { healthOf } from '#understand/health.ts';
import { understand } from '#understand/understand.ts';

/** Runs on the server. */
export function hearAnswer(text: string, isAboutInjuries: boolean, today: string): Heard {
  const frame = understand(text, { channel: 'wish', ...(isAboutInjuries && { field: 'injuries' }) });
  const { danger, health } = frame;
  // «L, X y V» names days, «prefiero no decirlo» is a no: neither tells anything
  const isTelling = wordsOf(text).some((word) => word.length > 1) && !declinesInjuries(text);
  const read = isTelling ? suspicionOf(danger) : null;
  const isOfOther = theirDangerIn(frame.text, frame) !== null;
  const suspicion = isOfOther ? 'question' : read;
  const topic = isOfOther ? 'bystander' : topicOf(frame.text, frame);
  const isAsked = suspicion === 'question';
  const redFlag = isAsked ? null : flagOf(dangerOf(health));
  const besides = healthOf(frame, true);
  const minor = !isAsked && isMinor(health.minor, today) ? 'minor' : null;
  return {
    redFlag: redFlag ?? minor,
    isCondition: health.isCondition === true,
    suspicion,
    topic: isAsked ? topic : null,
    besidesCrisis:
      redFlag === 'crisis' ? { redFlag: flagOf(dangerOf(besides)) ?? minor, isOfHealth: tellsOfHealth(besides) } : null,
    isOfHealth: isAsked || redFlag !== null || tellsOfHealth(health),
    ...(isAboutInjuries && { places: placesIn(text, health.injuries).map(({ region, side }) => ({ region, side })) }),
  };
}
