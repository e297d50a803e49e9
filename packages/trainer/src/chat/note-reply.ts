import { areaNames, forReader } from '@bandeja/domain/profile/safety.messages';
import type { HealthReading } from '@bandeja/reader/health';
import { areaAdvice, needsProfessional } from '#chat/body/areas.ts';
import { compose, listed } from '#chat/phrase.ts';
import { texts } from '#chat/texts.ts';

/**
 * What the trainer says where a session's notes tell of a discomfort, as in the chat; null where nothing hurts or a
 * professional comes first, which has a text of its own. `isKept`: it joined the list, so that the plan knows of it.
 */
export function noteReply(health: HealthReading, isKept: boolean, age: number | null): string | null {
  const [first] = health.injuries;
  if (!health.pain || first === undefined || needsProfessional(health)) return null;
  const cared = listed(health.injuries.map(({ area }) => `tu ${areaNames[area]}`));
  const kept = isKept
    ? `Apunto lo de ${cared}: tu plan ya lo tiene en cuenta.`
    : `Para que tu plan tenga en cuenta ${cared}, apúntalo en «¿Dónde lo notas?».`;
  return compose([kept, areaAdvice[first.area].spare, forReader(texts.gentleLine, age)]);
}
