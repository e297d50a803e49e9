import type { HealthReading } from '@bandeja/reader/health';
import { describe, expect, it } from 'vitest';
import { limitsFor, obstacleTo } from '#schedule/limits.ts';
import type { PlannerPlayer } from '#schedule/types.ts';
import { routineByCode, routines } from '#testing/catalogue.ts';
import { fullKit, makePlayer, monday } from '#testing/players.ts';

const healthy: HealthReading = { redFlag: null, injuries: [], prevent: [], excludedDemands: [], pain: false };

/** By default `Avanzado` with all equipment. */
function openTo(changes: Partial<PlannerPlayer>, health: Partial<HealthReading> = {}, deload = false): string[] {
  const player = makePlayer({ level: 'Avanzado', equipment: fullKit, places: ['home', 'court'], ...changes });
  const limits = limitsFor(player, { ...healthy, ...health }, monday, deload);
  return routines.flatMap((routine) => (obstacleTo(routine, limits) === null ? (routine.code ?? []) : []));
}

function obstacle(code: string, changes: Partial<PlannerPlayer>, health: Partial<HealthReading> = {}) {
  return obstacleTo(routineByCode(code), limitsFor(makePlayer(changes), { ...healthy, ...health }, monday, false));
}

describe('hard limits of a player', () => {
  it('opens the whole catalogue to who has everything', () => {
    expect(openTo({})).toHaveLength(33);
  });

  it('keeps N within the level', () => {
    expect(obstacle('R03', { level: 'Principiante' })).toBe('level');
    expect(obstacle('R09', { level: 'Intermedio' })).toBe('level');
    expect(openTo({ level: 'Principiante', firstWeek: '2024-01-01' })).toEqual(
      routines.flatMap((routine) => (routine.difficulty === 'Principiante' ? (routine.code ?? []) : [])),
    );
  });

  it('keeps Explosiva from a Principiante for four weeks', () => {
    const codes = (firstWeek: string) => openTo({ level: 'Principiante', firstWeek });
    expect(codes('2025-06-30')).not.toContain('R25');
    expect(codes('2025-06-23')).toContain('R25');
  });

  it('has no Pliometría from 60 years on', () => {
    const closed = ['R07', 'R08', 'R09', 'R25'];
    expect(openTo({ age: 60 }).filter((code) => closed.includes(code))).toEqual([]);
    expect(openTo({ age: 59 })).toEqual(expect.arrayContaining(closed));
  });

  it('has no N3 jumps for minors and in a deload week', () => {
    expect(openTo({ age: 17 })).not.toContain('R09');
    expect(openTo({ age: 18 })).toContain('R09');
    expect(openTo({}, {}, true)).not.toContain('R09');
  });

  it('keeps jump contacts within the level’s', () => {
    const jumps = routineByCode('R08')
      .entries.filter(({ exercise }) => exercise.code === 'P02')
      .slice(0, 1);
    const jumping = (contacts: number) => ({
      ...routineByCode('R08'),
      entries: jumps.map((entry) => ({ ...entry, sets: 1, reps: contacts })),
    });
    for (const [level, allowed] of [
      ['Principiante', 60],
      ['Intermedio', 100],
      ['Avanzado', 120],
    ] as const) {
      const limits = limitsFor(makePlayer({ level }), healthy, monday, false);
      expect(obstacleTo(jumping(allowed), limits)).toBeNull();
      expect(obstacleTo(jumping(allowed + 1), limits)).toBe('level');
    }
  });

  it('drops every routine with a `!` exercise for the injured area, keeps `~`', () => {
    const codes = openTo({}, { injuries: [{ area: 'hombro', acute: false }] });
    expect(codes).not.toContain('R03');
    expect(codes).not.toContain('R07');
    expect(codes).toContain('R04');
  });

  it('allows only gentle work to an acute injury or a referral, without `~`', () => {
    expect(openTo({}, { redFlag: 'prof' })).toEqual(['R11']);
    expect(openTo({}, { injuries: [{ area: 'codo', acute: true }] })).toEqual(['R11']);
    expect(openTo({}, { injuries: [{ area: 'rodilla', acute: true }] })).toEqual([]);
  });

  it('respects what the player will not do', () => {
    const codes = openTo({}, { excludedDemands: ['run'] });
    expect(codes).not.toContain('R21');
    expect(codes).not.toContain('R10');
    expect(codes).toContain('R03');
  });

  it('takes material and places as hard limits when given', () => {
    const level = 'Intermedio' as const;
    expect(obstacle('R04', { equipment: [] })).toBe('kit');
    expect(obstacle('R04', { equipment: ['gomas'] })).toBeNull();
    expect(obstacle('R03', { level, equipment: ['kettlebell'] })).toBeNull();
    expect(obstacle('R02', { equipment: [] })).toBeNull();
    expect(obstacle('R16', { places: ['home'] })).toBe('place');
    expect(obstacle('R13', { places: ['court'] })).toBe('place');
    expect(obstacle('R16', { equipment: [] })).toBe('kit');
    expect(obstacle('R16', { equipment: [], places: ['court'] })).toBeNull();
    expect(obstacle('R14', { level, equipment: [], places: ['court', 'home'] })).toBe('kit');
  });

  it('lets a match bring its own court', () => {
    expect(obstacle('R21', { equipment: [], places: ['home'] })).toBeNull();
  });

  it('never goes past the longest session', () => {
    expect(obstacle('R21', { sessionDuration: { min: 30, max: 74 } })).toBe('duration');
    expect(obstacle('R21', { sessionDuration: { min: 30, max: 75 } })).toBeNull();
  });
});
