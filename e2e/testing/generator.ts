import { getMe } from '@bandeja/domain/profile/contract';
import type { Page } from '@playwright/test';
import { callServer } from '../../apps/api/testing/server-process.ts';
import { newPlayer, type Player } from './players.ts';
import { subscribe } from './subscribers.ts';

export const generatorPath = '/ai-routine-generator';
export const wish = 'Pegar la bandeja más profunda sin saltos. Tengo 45 minutos, un balón medicinal y gomas.';

export const area = (page: Page) => page.getByLabel('¿Qué quieres mejorar?');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const result = (page: Page) => page.getByRole('region', { name: 'Tu rutina' });
export const routineName = (page: Page) => result(page).getByRole('heading', { level: 2 });

export async function askFor(page: Page, prompt: string): Promise<void> {
  await area(page).fill(prompt);
  await button(page, 'Generar Rutina').click();
}

export async function premiumPlayer(url: string, dataDir?: string): Promise<Player> {
  const player = await newPlayer(url);
  await subscribe(player, 'premium', dataDir === undefined ? {} : { dataDir });
  return player;
}

export const used = async (player: Player) => (await callServer(player, getMe, { token: player.token })).usage.routines;
