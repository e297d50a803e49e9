import { once } from '@bandeja/drawing/court/geometry';
import { bandeja, globo, rebound, vibora } from '@bandeja/drawing/court/shots';
import { composeScene, Scene, type SceneProps } from '#ui/court/scene.tsx';

const wide = once(() =>
  composeScene({
    width: 1440,
    height: 800,
    from: { pos: [21, 0.6, 6.4], target: [5, 9.4, 0.9], fov: 35, cx: 0.765, cy: 0.585 },
    walls: ['left'],
    net: true,
    shots: [
      { ...globo, label: { text: 'globo', at: 0.5, dx: 16, dy: -16 } },
      { ...vibora, label: { text: 'víbora', at: 0.1, dx: 14, dy: 22 } },
      {
        ...bandeja,
        foot: true,
        strobes: 14,
        ball: 0,
        landing: true,
        radius: 0.17,
        label: { text: 'bandeja', at: 0.5, dx: 18, dy: -20 },
      },
      rebound,
    ],
  }),
);

const narrow = once(() =>
  composeScene({
    width: 390,
    height: 340,
    from: { pos: [-8.4, -5.4, 6.2], target: [6.2, 9, 0.4], fov: 35 },
    walls: ['right'],
    net: true,
    shots: [
      { ...globo, apex: 3.4 },
      { ...bandeja, foot: true, strobes: 9, ball: 0, landing: true, radius: 0.22 },
      rebound,
    ],
  }),
);

export function HeroScene({ narrow: isNarrow = false, ...props }: SceneProps & { narrow?: boolean }) {
  return <Scene picture={isNarrow ? narrow() : wide()} {...props} />;
}
