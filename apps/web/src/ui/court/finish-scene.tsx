import { composeScene, once, Scene, type SceneProps } from '#ui/court/scene.tsx';
import { bandeja } from '#ui/court/shots.ts';

const picture = once(() =>
  composeScene({
    width: 390,
    height: 300,
    from: { pos: [13.4, 7, 4.6], target: [2.6, 17, 0.5], fov: 40 },
    walls: ['left'],
    net: false,
    shots: [{ ...bandeja, strobes: 9, ball: 1, landing: true, radius: 0.2 }],
  }),
);

/** The ball has landed: session, wizard or conversation finished. */
export function FinishScene(props: SceneProps) {
  return <Scene picture={picture()} {...props} />;
}
