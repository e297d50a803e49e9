import { isMinor } from '@bandeja/domain/minors/rules';
import { flagText, forReader, safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { dangerOf, flagOf } from '#danger.ts';
import { suspicionOf } from '#understand/decisions.ts';
import type { Frame } from '#understand/frame.ts';

/** The safety text a written text calls for; null without one, and where the calm question asks first. `age` in years. */
export function writtenText(
  { danger, health }: Pick<Frame, 'danger' | 'health'>,
  { age, today }: { age: number | null; today: string },
): string | null {
  if (suspicionOf(danger) === 'question') return null;
  const flag = flagOf(dangerOf(health));
  if (flag !== null) return forReader(flagText(flag, health), age);
  return isMinor(health.minor, today) ? safetyTexts.minor : null;
}
