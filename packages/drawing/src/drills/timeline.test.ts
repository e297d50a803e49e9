import { type Drill as DomainDrill, drillSchema } from '@bandeja/domain/exercises/drill';
import { describe, expect, it } from 'vitest';
import type { Drill } from '#drills/drill.ts';
import { flightSeconds, frameAt, placeAt, stillOf, timelineOf } from '#drills/timeline.ts';
import { drillFixture } from '#testing/drill-fixture.ts';

const timeline = timelineOf(drillFixture);
const [feed, lob, back] = timeline.steps;
if (!feed || !lob || !back) throw new Error('three phases');

it('draws what the domain describes, and nothing else', () => {
  const described: DomainDrill = drillSchema.parse(drillFixture);
  const drawn: Drill = described;
  expect(drawn).toEqual(drillFixture);
});

describe('time', () => {
  it('comes from gravity', () => {
    expect(flightSeconds({ from: [0, 0, 0], to: [0, 9, 0], apex: 9.81 / 8, ends: 'floor' })).toBeCloseTo(1);
  });

  it('runs flight after flight and phase after phase, with a pause between phases', () => {
    expect(feed.start).toBe(0);
    expect(feed.legs[1]?.start).toBeCloseTo(feed.legs[0]?.seconds ?? 0);
    expect(lob.start).toBeGreaterThan(feed.seconds + 0.5);
    expect(timeline.seconds).toBeGreaterThan(back.start + back.seconds);
    expect(frameAt(timeline, 0).index).toBe(0);
    expect(frameAt(timeline, lob.start - 0.01).index).toBe(0);
    expect(frameAt(timeline, lob.start).index).toBe(1);
    expect(frameAt(timeline, timeline.seconds).index).toBe(2);
  });

  it('gives a phase without a ball the time to walk', () => {
    expect(back.seconds).toBeGreaterThanOrEqual(1.2);
  });
});

describe('a frame', () => {
  it('has the ball where it is, flights as far as it came, players on their way', () => {
    const first = feed.legs[0]?.seconds ?? 0;
    const frame = frameAt(timeline, first / 2);
    expect(frame.legs.map(({ share }) => share)).toEqual([0.5]);
    expect(frame.ball).toEqual(placeAt(drillFixture.phases[0]?.ball[0] ?? never(), 0.5));
    expect(frame.players.get('t')?.[0]).toBeGreaterThan(6.4);
    expect(frame.players.get('t')?.[0]).toBeLessThan(7.4);
    expect(frame.players.get('c')).toEqual([4.8, 12.5]);
  });

  it('stays at the end of a phase until the next begins', () => {
    const { ball, players } = frameAt(timeline, lob.start - 0.01);
    expect(ball?.map((metres) => Number(metres.toFixed(6)))).toEqual([7.9, 1.9, 0.5]);
    expect(players.get('t')).toEqual([7.4, 1.6]);
  });

  it('shows a whole phase at once: the ball about to be hit, and where it came from', () => {
    const still = stillOf(timeline, 1);
    expect(still.ball).toEqual([7.9, 1.9, 0.5]);
    expect(still.legs.map(({ share }) => share)).toEqual([1]);
    expect(still.players.get('t')).toEqual([7.4, 1.6]);
    expect(lob.incoming).toBe(feed.legs);
    expect(back.incoming).toEqual([]);
  });
});

function never(): never {
  throw new Error('the fixture begins with a flight');
}
