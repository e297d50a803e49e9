import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { login, register } from '@bandeja/domain/auth/contract';
import { putProfile } from '@bandeja/domain/profile/contract';
import { listRoutines } from '@bandeja/domain/routines/contract';
import { putSchedule } from '@bandeja/domain/schedule/contract';
import { getSession, listPast, type Session, startSession } from '@bandeja/domain/sessions/contract';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import type { Page } from '@playwright/test';
import { callServer } from '../../apps/api/testing/server-process.ts';
import { fromAnywhere } from './addresses.ts';
import { noonZone } from './noon-zone.ts';

export type Player = {
  name: string;
  email: string;
  password: string;
  token: string;
  url: string;
};

export function newAccount() {
  return { name: 'Lucía Ferrer', email: `${randomUUID()}@ejemplo.es`, password: 'secreto-1' };
}

export async function newcomer(url: string, name?: string): Promise<Player> {
  const account = { ...newAccount(), ...(name && { name }) };
  const token = await registered(url, account);
  await callServer({ url }, putProfile, { token, body: { timeZone: noonZone } });
  return { ...account, token, url };
}

export async function theAdmin(url: string): Promise<Player> {
  const file = path.join(process.env.E2E_DATA_DIR ?? '', 'demo-accounts.json');
  const { admin } = JSON.parse(await readFile(file, 'utf8')) as { admin: string };
  const account = { email: 'admin@bandeja.example', password: admin };
  const { token, user } = login.response.parse(await fromAfar(url, login, account));
  return { ...account, name: user.name, token, url };
}

async function registered(url: string, account: ReturnType<typeof newAccount>): Promise<string> {
  return register.response.parse(await fromAfar(url, register, account)).token;
}

async function fromAfar(url: string, call: typeof login | typeof register, body: object): Promise<unknown> {
  const response = await fetch(`${url}/api${call.path}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', ...fromAnywhere() },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${call.path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

export async function newPlayer(url: string): Promise<Player> {
  const player = await newcomer(url);
  const { token } = player;
  await callServer({ url }, putProfile, {
    token,
    body: { height: 172, weight: 68, fitnessLevel: 'Intermedio', experience: '1-3 años', goals: ['Ganar fuerza'] },
  });
  const everyDay = { monday: true, tuesday: true, wednesday: true, thursday: true, friday: true };
  await callServer({ url }, putSchedule, {
    token,
    body: {
      availableDays: { ...everyDay, saturday: true, sunday: true },
      sessionDuration: { min: 60, max: 120 },
      trainingDays: 6,
    },
  });
  return player;
}

export async function signIn(page: Page, { token, url }: Player): Promise<void> {
  await page.goto(`${url}/healthz`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

export async function startedSession(player: Player, routine: string, type: SessionType): Promise<Session> {
  const { token } = player;
  const routines = await callServer(player, listRoutines, { token });
  const found = routines.find(({ name }) => name === routine);
  if (!found) throw new Error(`no routine «${routine}»`);
  return callServer(player, startSession, { token, body: { routineId: found._id, type } });
}

export function storedSession(player: Player, id: string): Promise<Session> {
  return callServer(player, getSession, { token: player.token, params: { id } });
}

export function storedSessions(player: Player) {
  return callServer(player, listPast, { token: player.token });
}

export async function storedSets(player: Player, id: string): Promise<number[]> {
  const { exercises } = await storedSession(player, id);
  return exercises.map(({ setRows }) => setRows.filter(({ done }) => done).length);
}
