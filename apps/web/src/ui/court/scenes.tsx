import { once } from '@bandeja/drawing/court/geometry';
import { bandeja, rebound } from '@bandeja/drawing/court/shots';
import { composeScene, Scene, type SceneProps } from '#ui/court/scene.tsx';

const todayPicture = once(() =>
  composeScene({
    width: 620,
    height: 400,
    from: { pos: [-8.4, -4.6, 5.6], target: [6.6, 8.6, 0.5], fov: 36, cx: 0.58, cy: 0.55 },
    walls: ['right'],
    net: true,
    shots: [{ ...bandeja, foot: true, strobes: 9, ball: 0, landing: true, radius: 0.2 }, rebound],
  }),
);

export function TodayScene(props: SceneProps) {
  return <Scene picture={todayPicture()} {...props} />;
}

const finishPicture = once(() =>
  composeScene({
    width: 390,
    height: 300,
    from: { pos: [13.4, 7, 4.6], target: [2.6, 17, 0.5], fov: 40 },
    walls: ['left'],
    net: false,
    shots: [{ ...bandeja, strobes: 9, ball: 1, landing: true, radius: 0.2 }],
  }),
);

export function FinishScene(props: SceneProps) {
  return <Scene picture={finishPicture()} {...props} />;
}

const cornerPicture = once(() =>
  composeScene({
    width: 390,
    height: 240,
    from: { pos: [13.5, -7, 5.6], target: [4.4, 8.4, 0.6], fov: 38 },
    walls: ['left'],
    net: true,
    shots: [{ ...bandeja, foot: true, strobes: 8, ball: 0, landing: true, radius: 0.2 }],
  }),
);

export function CornerScene(props: SceneProps) {
  return <Scene picture={cornerPicture()} {...props} />;
}
