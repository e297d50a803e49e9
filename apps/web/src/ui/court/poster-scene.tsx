import { once } from '@bandeja/drawing/court/geometry';
import { composeScene, Scene, type SceneProps, type SceneSpec } from '#ui/court/scene.tsx';

const throwShots: SceneSpec['shots'] = [
  { from: [5, 16, 2.35], to: [5, 20, 1.9], apex: 0.42, foot: true, strobes: 5, ball: 0, radius: 0.17 },
  { from: [5, 20, 1.9], to: [5, 17.3, 0], apex: 0.25, dotted: true, landing: true },
];

const wallThrow = (width: number, height: number, fov: number, cx: number) =>
  composeScene({
    width,
    height,
    from: { pos: [-4.6, 9.4, 2.6], target: [5.4, 17.2, 1.15], fov, cx },
    walls: ['right'],
    net: false,
    shots: throwShots,
  });

const pictures = {
  wallThrow: once(() => wallThrow(350, 168, 25, 0.56)),
  wallThrowTall: once(() => wallThrow(620, 420, 42, 0.5)),
  lateral: once(() =>
    composeScene({
      width: 350,
      height: 168,
      from: { pos: [1.2, 3.4, 2.6], target: [5.6, 9.6, 0.4], fov: 44 },
      walls: ['right'],
      net: true,
      shots: [
        { from: [4.1, 7, 0], to: [5.9, 7, 0], apex: 0.5, landing: true },
        { from: [5.9, 7, 0], to: [4.1, 8, 0], apex: 0.5, landing: true },
        { from: [4.1, 8, 0], to: [5.9, 8.9, 0], apex: 0.5, ball: 0.5, radius: 0.1, landing: true },
      ],
    }),
  ),
};

type PosterSceneProps = SceneProps & {
  kind?: keyof typeof pictures;
};

export function PosterScene({ kind = 'wallThrow', ...props }: PosterSceneProps) {
  return <Scene picture={pictures[kind]()} {...props} />;
}
