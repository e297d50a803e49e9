import { keySeconds, type Picture } from './drawing.ts';

/**
 * When the postures are reached that stand for a figure without its motion, seconds: one for each step of the card that it
 * shows, of several keys the last, where the movement of that step ends. Of a figure without steps, all keys.
 */
export function poseSeconds(picture: Picture): number[] {
  const seconds = keySeconds(picture);
  const named = picture.figure.keys.flatMap(({ step }, key) => (step === undefined ? [] : [{ step, key }]));
  const last = named.filter(({ step }, index) => named[index + 1]?.step !== step);
  return last.length === 0 ? seconds : last.map(({ key }) => seconds[key] ?? 0);
}
