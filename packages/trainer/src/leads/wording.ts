/** What is to be done of one exercise: `seconds`, `metres` and `rest` as in the catalogue's doses. */
export type WrittenDose = {
  sets: number;
  reps: number;
  seconds?: number | null | undefined;
  metres?: number | null | undefined;
  perSide: boolean;
  /** Seconds between sets. */
  rest: number;
};

/** «3 × 12», «2 × 6 por lado», «3 × 20 s», «5 min», «4 × 20 m»: work as a sheet of paper shows it. */
export function doseText({ sets, reps, seconds, metres, perSide }: WrittenDose): string {
  const measured = seconds ? secondsText(seconds) : metres ? `${metres} m` : null;
  const amount = measured ?? `${reps}`;
  const work = sets === 1 && measured !== null ? amount : `${sets} × ${amount}`;
  return perSide ? `${work} por lado` : work;
}

/** Rest between the sets, «60 s»; empty where there is only one set. */
export function restText({ sets, rest }: Pick<WrittenDose, 'sets' | 'rest'>): string {
  return sets > 1 && rest > 0 ? secondsText(rest) : '';
}

/** «45 s» up to a minute and a half, whole minutes beyond. */
function secondsText(seconds: number): string {
  return seconds > 90 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}
