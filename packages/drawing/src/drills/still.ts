import { drawBall, drawLeg, drawPlayers, drawTouch } from '#drills/drawing.ts';
import { type Drill, type DrillRole, taughtIndex } from '#drills/drill.ts';
import { stillOf, timelineOf } from '#drills/timeline.ts';
import { groundOf, pictureHeight, pictureWidth } from '#drills/views.ts';

const stroke = (width: number, color = '#fff') =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

const bodies: Record<DrillRole, string> = { player: '#fff', partner: '#c2daf9', feeder: '#0a296e', rival: '#0a296e' };

export function drillSvg(drill: Drill): string {
  const timeline = timelineOf(drill);
  const frame = stillOf(timeline, taughtIndex(drill));
  const ground = groundOf(drill, 'behind');
  const ball = frame.ball && drawBall(ground, frame.ball);
  const shapes = [
    `<path fill="#174eaf" d="${ground.floor}"/>`,
    `<path ${stroke(3)} opacity=".9" d="${ground.lines}"/>`,
    ...ground.walls.map(({ frame: posts }) => `<path ${stroke(2)} opacity=".45" d="${posts}"/>`),
    `<path ${stroke(4)} d="${ground.net?.band ?? ground.mark}"/>`,
    ...drawPlayers(ground, drill, frame.players).flatMap(({ role, body }) => [
      `<path ${stroke(27)} d="${body}"/>`,
      `<path ${stroke(19, bodies[role])} d="${body}"/>`,
    ]),
    ...frame.legs.flatMap(({ leg }) => [
      `<path ${stroke(6)} d="${drawLeg(ground, leg, 1).way}"/>`,
      `<path ${stroke(4)} d="${drawTouch(ground, leg)}"/>`,
    ]),
    ball ? `<circle fill="#e7f120" cx="${ball.circle.cx}" cy="${ball.circle.cy}" r="15"/>` : '',
  ];
  const size = `viewBox="0 0 ${pictureWidth} ${pictureHeight}"`;
  const court = `<rect width="${pictureWidth}" height="${pictureHeight}" fill="#103c92"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${court}${shapes.join('')}</svg>`;
}
