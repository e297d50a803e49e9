import { randomUUID } from 'node:crypto';
import { login, register } from '@bandeja/domain/auth/contract';
import { type ProfileBody, putProfile, type User } from '@bandeja/domain/profile/contract';
import { listRoutines } from '@bandeja/domain/routines/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { SessionChange } from '@bandeja/domain/sessions/changes';
import { completeSession, type ProgressBody, type Session, startSession } from '@bandeja/domain/sessions/contract';
import type { TestApi } from './api.ts';

let serial = 0;

export const password = 'secreto-1';

export type Player = { token: string; user: User; email: string };

export async function newPlayer(api: TestApi, name = 'Marta Gil'): Promise<Player> {
  serial += 1;
  const email = `jugadora${serial}-${process.pid}@ejemplo.es`;
  const { status, body } = await api.call(register, { body: { name, email, password } });
  if (status !== 201) throw new Error(`register answered ${status}`);
  return { token: body.token, user: body.user, email };
}

export const completeProfile: ProfileBody = {
  height: 170,
  weight: 65,
  fitnessLevel: 'Intermedio',
  experience: '1-3 años',
  goals: ['Mejorar la técnica'],
  trainingDays: 4,
  availableDays: flags(['monday', 'wednesday', 'friday', 'sunday']),
  sessionDuration: { min: 60, max: 120 },
};

export function flags(days: readonly string[]) {
  return Object.fromEntries(weekdays.map((day) => [day, days.includes(day)])) as Record<
    (typeof weekdays)[number],
    boolean
  >;
}

export async function readyPlayer(api: TestApi, profile: ProfileBody = {}): Promise<Player> {
  const player = await newPlayer(api);
  const { status, body } = await api.call(putProfile, {
    token: player.token,
    body: { ...completeProfile, ...profile },
  });
  if (status !== 200) throw new Error(`profile answered ${status}`);
  return { ...player, user: body };
}

export async function routineIdByCode(api: TestApi, player: Player, code: string): Promise<string> {
  const { body } = await api.call(listRoutines, { token: player.token });
  const routine = body.find((each) => each.code === code);
  if (!routine) throw new Error(`no routine ${code}`);
  return routine._id;
}

export async function startedSession(api: TestApi, player: Player, code = 'R02'): Promise<Session> {
  const routineId = await routineIdByCode(api, player, code);
  const { status, body } = await api.call(startSession, {
    token: player.token,
    body: { routineId, type: 'Fuerza' },
  });
  if (status !== 201) throw new Error(`start answered ${status}`);
  return body;
}

export async function secondToken(api: TestApi, player: Player): Promise<string> {
  const { body } = await api.call(login, { body: { email: player.email, password } });
  return body.token;
}

export type SetChange = Extract<SessionChange, { kind: 'set' }>;

export function setChange(
  session: Session,
  entryIndex: number,
  setIndex: number,
  state: Partial<SetChange> = {},
): SetChange {
  const entry = session.exercises[entryIndex];
  const row = entry?.setRows[setIndex];
  if (!entry || !row) throw new Error(`no set ${entryIndex}/${setIndex}`);
  const { reps, seconds, metres, weight, position } = row;
  const values = { position, reps, seconds, metres, weight, done: true, removed: false };
  const at = new Date().toISOString();
  return { id: randomUUID(), at, kind: 'set', entryId: entry._id, setId: row._id, ...values, ...state };
}

export function finishedSession(api: TestApi, player: Player, id: string, body: ProgressBody = {}) {
  return api.call(completeSession, { token: player.token, params: { id }, body });
}
