import { composeScene, once, Scene, type SceneProps } from '#ui/court/scene.tsx';
import { bandeja, rebound } from '#ui/court/shots.ts';

const picture = once(() =>
  composeScene({
    width: 620,
    height: 400,
    from: { pos: [-8.4, -4.6, 5.6], target: [6.6, 8.6, 0.5], fov: 36, cx: 0.58, cy: 0.55 },
    walls: ['right'],
    net: true,
    shots: [{ ...bandeja, foot: true, strobes: 9, ball: 0, landing: true, radius: 0.2 }, rebound],
  }),
);

/** The court of today's card: the bandeja about to be hit. */
export function TodayScene(props: SceneProps) {
  return <Scene picture={picture()} {...props} />;
}
