/** A drill to be drawn. Metres on the true court: x across, y along (own back glass 0, net 10, other back glass 20), z up. */
export type Spot = readonly [x: number, y: number];
export type Air = readonly [x: number, y: number, z: number];

export type DrillRole = 'player' | 'partner' | 'rival' | 'feeder';

export type DrillFlight = {
  from: Air;
  to: Air;
  /** Metres above the straight line at the middle; gravity makes it the flight's duration. */
  apex: number;
  /** Metres aside at the middle, positive to the left of its way. */
  side?: number | undefined;
  ends: 'floor' | 'glass' | 'mesh' | 'racket' | 'out';
};

export type DrillMark = { kind: 'cone'; at: Spot } | { kind: 'zone'; from: Spot; to: Spot; label?: string | undefined };

export type DrillPhase = {
  text: string;
  ball: readonly DrillFlight[];
  moves: readonly { id: string; to: Spot }[];
  /** The stroke that is taught: its flights are full lines, all others dotted. */
  taught: boolean;
};

export type Drill = {
  /** The whole court, or a bare wall at y = 20 with a line at the height of a net. */
  ground: 'court' | 'wall';
  players: readonly { id: string; role: DrillRole; at: Spot; label?: string | undefined }[];
  marks: readonly DrillMark[];
  phases: readonly DrillPhase[];
};

export const taughtIndex = ({ phases }: Drill): number =>
  Math.max(
    0,
    phases.findIndex((phase) => phase.taught),
  );
