import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import type { HealthQuestion } from '@bandeja/domain/profile/vocabulary';
import type { Felt } from '#health.ts';

export type ProfileHealth = {
  /** Empty when there is no text or no consent to use it. */
  injuries: string;
  confirmedWords?: string | undefined;
  /** The calm question about the text was answered with «No, nada de eso». */
  waved?: boolean | undefined;
  screening?: readonly HealthQuestion[] | undefined;
  discomforts?: readonly Discomfort[] | undefined;
  /** Areas of the text that are well since. */
  healed?: readonly BodyArea[] | undefined;
  felt?: Felt | undefined;
};

/** `level` is 1 to 10, null where it was not said; `isSevere` is for a professional first. */
export type Discomfort = { area: BodyArea; level: number | null; isSevere: boolean };
