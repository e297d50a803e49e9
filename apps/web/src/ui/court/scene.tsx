import { backWall, floor, floorLines, net, sideWall } from '@bandeja/drawing/court/cage';
import { type CameraPlace, camera, short } from '@bandeja/drawing/court/geometry';
import { type MeshBay, tilePath, tileUnits } from '@bandeja/drawing/court/mesh';
import { drawShot, type Shot, type ShotPicture } from '@bandeja/drawing/court/shot';
import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';

export type SceneSpec = {
  width: number;
  height: number;
  from: CameraPlace;
  walls: readonly ('left' | 'right')[];
  net: boolean;
  shots: readonly Shot[];
};

export type ScenePicture = Pick<SceneSpec, 'width' | 'height'> & {
  floor: string;
  lines: string;
  walls: ReturnType<typeof backWall>[];
  mesh: MeshBay[];
  net: ReturnType<typeof net> | undefined;
  shots: ShotPicture[];
};

/** Projects a scene. Takes a few milliseconds; compute the picture only once (`once`). */
export function composeScene(spec: SceneSpec): ScenePicture {
  const eye = camera(spec.from, spec.width, spec.height);
  const walls = [backWall(eye), ...spec.walls.map((side) => sideWall(eye, side === 'left' ? 0 : 10))];
  return {
    width: spec.width,
    height: spec.height,
    floor: floor(eye),
    lines: floorLines(eye),
    walls,
    mesh: walls.flatMap((wall) => wall.mesh),
    net: spec.net ? net(eye) : undefined,
    shots: spec.shots.map((shot) => drawShot(eye, shot)),
  };
}

const wireUnits = 0.7;

export type SceneProps = {
  className?: string;
  /** White where the yellow ball is the next action. */
  whiteBall?: boolean;
};

/** A picture of the court, hidden from assistive technology. Classes give its size; it fills it and is cropped (slice). */
export function Scene({ picture, className, whiteBall = false }: SceneProps & { picture: ScenePicture }) {
  return (
    <svg
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('scene', whiteBall && 'scene-white-ball', className)}
      aria-hidden="true"
    >
      <path className="g-floor" d={picture.floor} />
      <path className="g-lines" d={picture.lines} />
      {picture.walls.map((wall) => (
        <g key={wall.frame}>
          <path className="g-glass" d={wall.glass} />
          <path className="g-frame" d={wall.frame} />
        </g>
      ))}
      <Mesh bays={picture.mesh} />
      {picture.net && (
        <>
          <path className="g-net" d={picture.net.mesh} />
          <path className="g-band" d={picture.net.band} />
          <path className="g-posts" d={picture.net.posts} />
        </>
      )}
      {picture.shots.map((shot) => (
        <ShotDrawing key={shot.flight} shot={shot} />
      ))}
    </svg>
  );
}

function Mesh({ bays }: { bays: readonly MeshBay[] }) {
  const id = useId();
  if (bays.length === 0) return null;
  const scale = bays.reduce((sum, bay) => sum + bay.scale, 0) / bays.length;
  return (
    <>
      <defs>
        <pattern id={id} width={tileUnits} height={tileUnits} patternUnits="userSpaceOnUse">
          <path className="g-wire" d={tilePath} strokeWidth={short(wireUnits / scale)} />
        </pattern>
        {bays.map((bay, index) => (
          <pattern key={bay.matrix} id={`${id}${index}`} href={`#${id}`} patternTransform={`matrix(${bay.matrix})`} />
        ))}
      </defs>
      <g className="g-mesh">
        {bays.map((bay, index) => (
          <path key={bay.outline} fill={`url(#${id}${index})`} d={bay.outline} />
        ))}
      </g>
    </>
  );
}

function ShotDrawing({ shot }: { shot: ShotPicture }) {
  return (
    <>
      {shot.shadow && <path className="g-shadow-line" d={shot.shadow} />}
      {shot.foot && (
        <>
          <path className="g-disc" d={shot.foot.disc} />
          <path className="g-tick" d={shot.foot.height} />
        </>
      )}
      <path className={classNames('g-flight', shot.dotted && 'g-dotted')} d={shot.flight} />
      {shot.strobes.map((strobe) => (
        <circle key={strobe.cx} className="g-ball" {...strobe} />
      ))}
      {shot.landing && <path className="g-disc" d={shot.landing} />}
      {shot.ball && (
        <>
          <path className="g-shadow" d={shot.ball.shadow} />
          <circle className="g-ball" {...shot.ball.circle} />
        </>
      )}
      {shot.label && (
        <>
          <path className="g-tick" d={shot.label.tick} />
          <text className="g-label" x={shot.label.x} y={shot.label.y}>
            {shot.label.text}
          </text>
        </>
      )}
    </>
  );
}
