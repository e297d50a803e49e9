import { keySeconds, type Picture } from './drawing.ts';

/** Seconds: for each step of its card the last key, where the step's movement ends. Without steps, all keys. */
export function poseSeconds(picture: Picture): number[] {
  const seconds = keySeconds(picture);
  const named = picture.figure.keys.flatMap(({ step }, key) => (step === undefined ? [] : [{ step, key }]));
  const last = named.filter(({ step }, index) => named[index + 1]?.step !== step);
  return last.length === 0 ? seconds : last.map(({ key }) => seconds[key] ?? 0);
}
