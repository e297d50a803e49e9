import {
  type DrawnPlayer,
  drawBall,
  drawDirection,
  drawLeg,
  drawMark,
  drawMoves,
  drawPlayers,
  drawStrobes,
  drawTouch,
} from '@bandeja/drawing/drills/drawing';
import type { Drill, DrillRole } from '@bandeja/drawing/drills/drill';
import type { Frame, Timeline } from '@bandeja/drawing/drills/timeline';
import { type DrillViewName, type Ground, groundOf, pictureHeight, pictureWidth } from '@bandeja/drawing/drills/views';
import { memo, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { roleLetters, drillTexts as texts } from '#ui/court/drill/texts.ts';

type DrillPictureProps = {
  drill: Drill;
  timeline: Timeline;
  frame: Frame;
  view?: DrillViewName;
  still?: boolean;
  whiteBall?: boolean;
  className?: string;
};

export function DrillPicture(props: DrillPictureProps) {
  const { drill, timeline, frame, view = 'behind', still = false, whiteBall = false, className } = props;
  const ground = groundOf(drill, view);
  const step = timeline.steps[frame.index];
  const taught = drill.phases[frame.index]?.taught ?? false;
  const people = drawPlayers(ground, drill, frame.players);
  const isFar = ({ id }: DrawnPlayer) => (frame.players.get(id)?.[1] ?? 0) > 10;
  const ball = frame.ball && drawBall(ground, frame.ball);
  const { strip } = ground;
  const raised = strip && frame.ball && drawBall({ eye: strip.eye }, frame.ball);
  return (
    <svg
      viewBox={`0 0 ${pictureWidth} ${pictureHeight}`}
      className={classNames('scene', whiteBall && 'scene-white-ball', className)}
      aria-hidden="true"
    >
      <DrillGround drill={drill} ground={ground} />
      {still && step && <path d={drawMoves(ground, step)} className="fill-none stroke-on-court-2" strokeWidth="1.5" />}
      {people.filter(isFar).map((person) => (
        <Person key={person.id} {...person} />
      ))}
      {ground.net && (
        <>
          <path className="g-net" d={ground.net.mesh} />
          <path className="g-band" d={ground.net.band} />
          <path className="g-posts" d={ground.net.posts} />
        </>
      )}
      {people
        .filter((person) => !isFar(person))
        .map((person) => (
          <Person key={person.id} {...person} />
        ))}
      {step?.incoming.map((leg) => (
        <g key={leg.start} className="opacity-50">
          <path className="g-flight g-dotted" d={drawLeg(ground, leg, 1).way} />
          {strip && <path className="g-flight g-dotted" d={drawLeg(strip, leg, 1).way} />}
          <path className="g-disc" d={drawTouch(ground, leg)} />
        </g>
      ))}
      {frame.legs.map(({ leg, share }) => {
        const { way, shadow } = drawLeg(ground, leg, share);
        return (
          <g key={leg.start}>
            {!strip && <path className="g-shadow-line" d={shadow} />}
            <path className={classNames('g-flight', !taught && 'g-dotted')} d={way} />
            {strip && (
              <>
                <path className={classNames('g-flight', !taught && 'g-dotted')} d={drawLeg(strip, leg, share).way} />
                <path className="g-flight" d={drawDirection(ground, leg)} />
              </>
            )}
            {share === 1 && <path className="g-disc" d={drawTouch(ground, leg)} />}
          </g>
        );
      })}
      {taught &&
        drawStrobes(ground, frame.legs).map((strobe) => (
          <circle key={`${strobe.cx} ${strobe.cy} ${strobe.opacity}`} className="fill-court-line" {...strobe} />
        ))}
      {ball && (
        <>
          <path className="g-shadow" d={ball.shadow} />
          <path className="g-tick" d={ball.height} />
          <circle className="g-ball" {...ball.circle} />
        </>
      )}
      {strip && (
        <>
          <path className="g-frame" d={strip.frame} />
          <path className="fill-none stroke-court-line" strokeWidth="2" d={strip.mark} />
          {raised && <circle className="g-ball" {...raised.circle} />}
          <text className="g-label" x="212" y="357">
            {texts.height}
          </text>
        </>
      )}
    </svg>
  );
}

const DrillGround = memo(function DrillGround({ drill, ground }: { drill: Drill; ground: Ground }) {
  const id = useId();
  return (
    <>
      <path className="g-floor" d={ground.floor} />
      {drill.marks.map((mark) => {
        const { path, label } = drawMark(ground, mark);
        return (
          <g key={path}>
            <path
              className={mark.kind === 'cone' ? 'fill-white' : 'fill-court-line/20 stroke-court-line'}
              strokeDasharray="4 3"
              d={path}
            />
            {label && (
              <text className="g-label" x={label.cx} y={label.cy} textAnchor="middle">
                {label.text}
              </text>
            )}
          </g>
        );
      })}
      <path className="g-lines" d={ground.lines} />
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse">
        <path className="g-wire" d="M0 0L5 5M0 5L5 0" strokeWidth="0.7" />
      </pattern>
      <path className="fill-none stroke-court-line" strokeWidth="2" d={ground.mark} />
      {ground.walls.map(({ glass, frame, mesh }) => (
        <g key={frame}>
          <path className="g-glass" d={glass} />
          <path className="g-frame" d={frame} />
          <path className="g-mesh" fill={`url(#${id})`} d={mesh.map(({ outline }) => outline).join('')} />
        </g>
      ))}
    </>
  );
});

const looks: Record<DrillRole, { body: string; letter: string }> = {
  player: { body: 'stroke-white', letter: 'fill-on-white' },
  partner: { body: 'stroke-on-court-2', letter: 'fill-on-white' },
  feeder: { body: 'stroke-court-deep', letter: 'fill-white' },
  rival: { body: 'stroke-court-deep', letter: 'fill-white' },
};

function Person({ role, foot, body, x, y }: DrawnPlayer) {
  const cap = role === 'rival' ? 'square' : 'round';
  return (
    <>
      <path className={role === 'player' ? 'g-disc' : 'g-shadow'} d={foot} />
      <path className="stroke-white" d={body} strokeWidth="16.5" strokeLinecap={cap} />
      <path className={looks[role].body} d={body} strokeWidth="13.5" strokeLinecap={cap} />
      <text className={classNames('text-xs font-strong', looks[role].letter)} x={x} y={y} dy="4.5" textAnchor="middle">
        {roleLetters[role]}
      </text>
    </>
  );
}
