import { angleAt, type Landmarks, type Side } from './landmarks.ts';

const joints = {
  shoulderFlexion: ['hip', 'shoulder', 'elbow'],
  squatDepth: ['hip', 'knee', 'ankle'],
} as const;

/** Degrees, as seen from the side: of the arm from the hanging one, of the knee from the straight leg. */
export function rangeAngle(kind: keyof typeof joints, side: Side, landmarks: Landmarks): number {
  const [from, joint, to] = joints[kind];
  const angle = angleAt(landmarks[`${from}${side}`], landmarks[`${joint}${side}`], landmarks[`${to}${side}`]);
  return kind === 'squatDepth' ? 180 - angle : angle;
}
