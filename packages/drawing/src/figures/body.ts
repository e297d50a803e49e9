/** Segment lengths (Drillis & Contini 1966) and masses (Winter) as shares of the whole: docs/figures.md. */
const height = 1.72;

/** Metres. */
export const bones = {
  upperArm: 0.186 * height,
  forearm: 0.146 * height,
  /** From the wrist to the middle of the fist or palm. */
  grip: 0.035 * height,
  hand: 0.075 * height,
  thigh: 0.245 * height,
  shank: 0.246 * height,
  ankle: 0.039 * height,
  /** From below the ankle to the ball of the foot. */
  ball: 0.073 * height,
  hip: 0.086 * height,
  shoulder: 0.112 * height,
  pelvis: 0.055 * height,
  lumbar: 0.1 * height,
  thorax: 0.133 * height,
  neck: 0.05 * height,
} as const;

export const masses = {
  pelvis: 0.142,
  abdomen: 0.139,
  thorax: 0.216,
  neck: 0.015,
  head: 0.066,
  upper: 0.028,
  fore: 0.016,
  hand: 0.006,
  thigh: 0.1,
  shank: 0.0465,
  foot: 0.0145,
} as const;

export const limits = {
  knee: [0, 155],
  elbow: [0, 155],
  hip: [-30, 130],
  hipSide: [-45, 60],
  shoulder: [0, 185],
  /** Backwards as far as it goes under load with a bent knee; forwards as in kneeling on the instep. */
  ankle: [-50, 80],
  /** Under load, as in a plank on straight arms. */
  wrist: [0, 97],
  lumbarFlex: [-30, 55],
  lumbarSide: [-30, 30],
  lumbarTwist: [-20, 20],
  thoraxFlex: [-25, 45],
  thoraxSide: [-25, 25],
  thoraxTwist: [-45, 45],
  neckFlex: [-60, 60],
  neckSide: [-40, 40],
  neckTwist: [-75, 75],
} as const satisfies Record<string, readonly [least: number, most: number]>;
export type JointAngle = keyof typeof limits;
