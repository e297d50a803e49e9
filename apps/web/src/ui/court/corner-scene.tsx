import { composeScene, once, Scene, type SceneProps } from '#ui/court/scene.tsx';
import { bandeja } from '#ui/court/shots.ts';

const picture = once(() =>
  composeScene({
    width: 390,
    height: 240,
    from: { pos: [13.5, -7, 5.6], target: [4.4, 8.4, 0.6], fov: 38 },
    walls: ['left'],
    net: true,
    shots: [{ ...bandeja, foot: true, strobes: 8, ball: 0, landing: true, radius: 0.2 }],
  }),
);

/** The court seen from the other corner. */
export function CornerScene(props: SceneProps) {
  return <Scene picture={picture()} {...props} />;
}
