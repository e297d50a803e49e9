import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import type { HealthQuestion } from '@bandeja/domain/profile/vocabulary';
import type { Felt } from '#reader/health.ts';

/** The health in a profile. */
export type ProfileHealth = {
  /** Free text; empty when there is none or no consent to use it. */
  injuries: string;
  /** The words of a red flag that a doctor has looked at. */
  confirmedWords?: string | undefined;
  /** The calm question about the text was answered with «No, nada de eso». */
  waved?: boolean | undefined;
  /** The health questions that were answered with «sí». */
  screening?: readonly HealthQuestion[] | undefined;
  discomforts?: readonly Discomfort[] | undefined;
  /** Discomforts mentioned in the conversation with the trainer. */
  felt?: Felt | undefined;
};

/** A current report on the drawing of the body, 1 to 10; `isSevere`: for a professional first. */
export type Discomfort = { area: BodyArea; level: number; isSevere: boolean };
