import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import type { HealthQuestion } from '@bandeja/domain/profile/vocabulary';
import type { Felt } from '#reader/health.ts';

/** What a profile says of health. */
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
  /** What the conversation with the trainer says to hurt. */
  felt?: Felt | undefined;
};

/** What the player noted on the drawing of the body, 1 to 10, and has not said to be over; `isSevere`: for a professional first. */
export type Discomfort = { area: BodyArea; level: number; isSevere: boolean };
