import type { Figure } from '@bandeja/domain/exercises/figure';
import { drawMoment, pictureOf } from './drawing.ts';
import type { Look } from './eye.ts';
import { poseSeconds } from './poses.ts';

const seam = 'stroke="#103c92" stroke-width="1.6" stroke-linejoin="round"';
const stroke = (width: number) =>
  `fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** For files outside the page; `apps/web/src/styles/mannequin.css` has the same colours. */
const paint: Record<Look, string> = {
  near: `fill="#fff" ${seam}`,
  far: `fill="#92bdf3" ${seam}`,
  work: `fill="#e7f120" ${seam}`,
  bad: `fill="#ffb3ae" ${seam}`,
  ghost: 'fill="#fff" opacity=".22"',
  floor: 'fill="#174eaf"',
  glass: 'fill="none" stroke="#fff" opacity=".35"',
  line: 'fill="#fff"',
  shadow: 'fill="#040f31" opacity=".35"',
  thing: 'fill="#040f31" stroke="#fff" stroke-width="1.6"',
  wood: 'fill="#3f72c9" stroke="#fff" stroke-width="1.4" stroke-linejoin="round"',
  edge: 'fill="#fff" fill-opacity=".14" stroke="#fff" stroke-width="1.4"',
  bar: stroke(2.6),
  band: stroke(2.4),
  ball: 'fill="#e7f120" stroke="#103c92"',
  dots: `${stroke(1.8)} stroke-dasharray="1 6"`,
  arrow: stroke(2),
  cross: 'fill="none" stroke="#ffb3ae" stroke-width="3" stroke-linecap="round"',
};

export function stillSvg(figure: Figure, width: number, height: number): string {
  const picture = pictureOf(figure, width, height);
  const [first = 0, second = first] = poseSeconds(picture);
  const shapes = drawMoment(picture, second);
  const paths = shapes.map(({ d, look }) => `<path ${paint[look]} d="${d}"/>`).join('');
  const court = `<rect width="${width}" height="${height}" fill="#103c92"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${court}${paths}</svg>`;
}
