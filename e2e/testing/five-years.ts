import { randomUUID } from 'node:crypto';
import { importSessions, sessionsPerRequest } from '@bandeja/domain/imports/contract';
import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { callServer } from '../../apps/api/testing/server-process.ts';
import type { Player } from './players.ts';
import { randomNumbers } from './random-numbers.ts';

const days = 5 * 365;
const dayMs = 86_400_000;
const lifts = ['Sentadilla goblet', 'Peso muerto rumano', 'Remo a una mano'];

function historyUntil(today: string, sessionsADay: number): ImportedSession[] {
  const random = randomNumbers(7);
  const pick = <T>(items: readonly [T, ...T[]]): T => items[Math.floor(random() * items.length)] ?? items[0];
  const end = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) => new Date(end - (days - index) * dayMs).toISOString().slice(0, 10))
    .filter(() => random() < sessionsADay)
    .map((date, index) => {
      const type = pick(['Fuerza', 'Fuerza', 'Cardio', 'Técnico', 'Partido', 'Flexibilidad'] as const);
      const base = {
        key: `historia-${index}`,
        name: `Sesión de ${type.toLowerCase()}`,
        type,
        localDate: date,
        notes: '',
      };
      const watch = { improvements: [], averageHeartRate: null, maxHeartRate: null, distanceMetres: null };
      return {
        ...base,
        ...watch,
        startTime: `${date}T12:00:00.000Z`,
        duration: 60 * (20 + Math.floor(random() * 80)),
        rpe: 2 + Math.floor(random() * 8),
        score: random() < 0.8 ? 4 + Math.floor(random() * 7) : null,
        entries: type === 'Fuerza' ? lifts.map((name) => liftEntry(name, 8 + index / 50, random)) : [],
      };
    });
}

function liftEntry(name: string, kg: number, random: () => number): ImportedSession['entries'][number] {
  const sets = Array.from({ length: 3 }, () => ({
    seconds: null,
    metres: null,
    done: random() < 0.9,
    reps: 5 + Math.floor(random() * 9),
    weight: Math.round(2 * (kg + random() * 4)) / 2,
  }));
  return { name, code: null, loadType: 'reps', notes: '', sets };
}

export async function importFiveYears(player: Player, today: string, sessionsADay = 0.45): Promise<number> {
  const sessions = historyUntil(today, sessionsADay);
  const body = { _id: randomUUID(), source: 'strong' as const, fileName: 'historia.csv' };
  for (let at = 0; at < sessions.length; at += sessionsPerRequest) {
    const part = sessions.slice(at, at + sessionsPerRequest);
    await callServer(player, importSessions, { token: player.token, body: { ...body, sessions: part } });
  }
  return sessions.length;
}
