import { type JointAngle, limits } from './body.ts';
import { type Body, type FullPose, sides } from './kinematics.ts';
import { angleBetween, dot, minus, scaled, unit, type Vector } from './vector.ts';

/** Degrees by the name of the joint's limit and, of limbs, side: `kneeL`. */
export function anglesOf(pose: FullPose, { joints, pelvis, thorax }: Body): Record<string, number> {
  const angles: Record<string, number> = {};
  for (const part of ['lumbar', 'thorax', 'neck'] as const) {
    for (const [index, way] of ['Flex', 'Side', 'Twist'].entries()) angles[part + way] = pose[part][index] ?? 0;
  }
  for (const side of sides) {
    const joint = (name: string): Vector => joints[name + side] ?? [0, 0, 0];
    const bone = (from: string, to: string) => unit(minus(joint(to), joint(from)));
    const [thigh, shank, upper, fore] = [
      bone('hip', 'knee'),
      bone('knee', 'ankle'),
      bone('shoulder', 'elbow'),
      bone('elbow', 'wrist'),
    ] as const;
    const down = -dot(thigh, pelvis.up);
    const out = dot(thigh, pelvis.left) * (side === 'L' ? 1 : -1);
    angles[`knee${side}`] = angleBetween(thigh, shank);
    angles[`hip${side}`] = degrees(
      Math.atan2(dot(thigh, pelvis.ahead), Math.hypot(down, 0.0001) * Math.sign(down || 1)),
    );
    angles[`hipSide${side}`] = degrees(Math.asin(Math.max(-1, Math.min(1, out))));
    angles[`ankle${side}`] = 90 - angleBetween(shank, joint('foot'));
    angles[`elbow${side}`] = angleBetween(upper, fore);
    angles[`shoulder${side}`] = angleBetween(upper, scaled(thorax.up, -1));
    angles[`wrist${side}`] = angleBetween(fore, joint('fingers'));
  }
  return angles;
}

const degrees = (radians: number) => (radians * 180) / Math.PI;

export function excesses(pose: FullPose, body: Body): string[] {
  return Object.entries(anglesOf(pose, body)).flatMap(([name, value]) => {
    const [least, most] = limits[name.replace(/[LR]$/, '') as JointAngle];
    return value < least - 1 || value > most + 1 ? [`${name} ${Math.round(value)}°`] : [];
  });
}
