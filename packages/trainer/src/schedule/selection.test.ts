import type { Category } from '@bandeja/domain/exercises/vocabulary';
import { readHealth } from '@bandeja/reader/health';
import { describe, expect, it } from 'vitest';
import { medium } from '#schedule/intensity.ts';
import { limitsFor, obstacleTo } from '#schedule/limits.ts';
import type { Need } from '#schedule/needs.ts';
import { anyDay, chooseRoutine, type DayRule, ranked, type Taken } from '#schedule/selection.ts';
import type { PlannerPlayer } from '#schedule/types.ts';
import { routineByCode, routines } from '#testing/catalogue.ts';
import { fullKit, makePlayer, monday } from '#testing/players.ts';

const nothingTaken: Taken = {
  routineIds: new Set(),
  timesPlanned: new Map(),
  daysSince: new Map(),
  plyometrics: false,
};

function need(category: Category, first: Need['first'] = null): Need {
  return { category, first, cause: { kind: 'balance' } };
}

function choose(wanted: Need, changes: Partial<PlannerPlayer>, taken: Partial<Taken> = {}, rule: DayRule = anyDay) {
  const player = makePlayer(changes);
  const limits = limitsFor(player, readHealth(player.injuries, { field: 'injuries' }), monday, false);
  const fitting = routines.filter((routine) => obstacleTo(routine, limits) === null);
  const choice = chooseRoutine(wanted, fitting, limits, { ...nothingTaken, ...taken }, rule);
  return choice && `${choice.category} ${choice.routine.code}`;
}

const intermediate = { level: 'Intermedio', equipment: fullKit, places: ['home', 'court'] } as const;

describe('routine of a category', () => {
  it('scores goal, level, duration and recent use', () => {
    expect(choose(need('Fuerza'), intermediate)).toBe('Fuerza R03');
    const used = new Set(['R03', 'R07', 'R24'].map((code) => `routine-${code}`));
    expect(choose(need('Fuerza'), intermediate, { routineIds: used })).toBe('Fuerza R03');
    expect(choose(need('Cardio'), intermediate, { routineIds: new Set(['routine-R10']) })).toBe('Cardio R14');
  });

  it('puts routines without kit first when the player named none', () => {
    expect(choose(need('Fuerza'), { ...intermediate, equipment: null })).toBe('Fuerza R26');
    expect(choose(need('Fuerza explosiva'), { ...intermediate, equipment: null })).toBe('Fuerza explosiva R07');
  });

  it('puts Técnico and prevention routines first where the goal asks for them', () => {
    expect(choose(need('Funcionalidad', 'Técnico'), { equipment: null })).toBe('Funcionalidad R16');
    expect(choose(need('Funcionalidad', 'Técnico'), intermediate)).toBe('Funcionalidad R17');
    expect(choose(need('Fuerza', 'prevention'), intermediate)).toBe('Fuerza R04');
    expect(choose(need('Funcionalidad', 'Táctico'), intermediate)).toBe('Funcionalidad R19');
  });

  it('takes the nearest shorter where nothing reaches the duration', () => {
    const long = { sessionDuration: { min: 90, max: 120 } };
    expect(choose(need('Cardio'), { ...intermediate, ...long })).toBe('Cardio R10');
    expect(choose(need('Flexibilidad'), { equipment: fullKit, ...long })).toBe('Flexibilidad R24');
  });

  it('does not take the warm-up for a session while there is another', () => {
    const used = new Set(['routine-R13', 'routine-R24']);
    const choice = choose(need('Flexibilidad'), { equipment: ['gomas'] }, { routineIds: used });
    expect(choice).not.toBe('Flexibilidad R01');
  });

  it('falls back where a category is empty', () => {
    const short = { sessionDuration: { min: 30, max: 30 } };
    expect(choose(need('Cardio'), short)).toBe('Funcionalidad R02');
    expect(choose(need('Fuerza explosiva'), { equipment: [] })).toBe('Fuerza R26');
    expect(choose(need('Pliometría'), { age: 70 })).toBe('Fuerza R26');
    expect(choose(need('Funcionalidad'), { injuries: 'No puedo correr, soy diabético' })).toBe('Cardio R11');
    expect(choose(need('Fuerza'), { injuries: 'Me duele mucho la rodilla desde ayer' })).toBeNull();
  });

  it('keeps to the class of the day and to the hour two days before a match', () => {
    const calm: DayRule = { ...anyDay, hardest: medium };
    expect(choose(need('Fuerza'), intermediate, {}, calm)).toBe('Fuerza R24');
    expect(choose(need('Fuerza explosiva'), intermediate, {}, calm)).toBe('Fuerza R24');
    const long = { ...routineByCode('R03'), duration: 61, code: 'R03' };
    const limits = limitsFor(makePlayer(intermediate), readHealth(''), monday, false);
    const hour: DayRule = { ...anyDay, hardMinutes: 60 };
    expect(chooseRoutine(need('Fuerza'), [long], limits, nothingTaken, hour)).toBeNull();
    expect(chooseRoutine(need('Fuerza'), [long], limits, nothingTaken, anyDay)?.routine).toBe(long);
  });

  it('gives a Principiante one Pliometría day a week', () => {
    const player = { equipment: fullKit, firstWeek: '2025-01-06' };
    expect(choose(need('Pliometría'), player)).toBe('Pliometría R25');
    expect(choose(need('Pliometría'), player, { plyometrics: true })).toBe('Fuerza R24');
  });

  it('decides ties by the catalogue’s order, whatever the order of the input', () => {
    const pair = ['R18', 'R17'].map(routineByCode);
    const player = makePlayer(intermediate);
    const wanted = need('Funcionalidad', 'Técnico');
    expect(ranked(wanted, pair, player, nothingTaken)[0]?.code).toBe('R17');
    expect(ranked(wanted, [...pair].reverse(), player, nothingTaken)[0]?.code).toBe('R17');
  });
});
