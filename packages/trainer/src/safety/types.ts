import type { HealthQuestion } from '@bandeja/domain/profile/vocabulary';

/** What a profile says of health. */
export type ProfileHealth = {
  /** Free text; empty when there is none or no consent to use it. */
  injuries: string;
  /** The words of a red flag that a doctor has looked at. */
  confirmedWords?: string | undefined;
  /** The health questions that were answered with «sí». */
  screening?: readonly HealthQuestion[] | undefined;
};
