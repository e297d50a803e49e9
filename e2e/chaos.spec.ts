import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { login, logout } from '@bandeja/domain/auth/contract';
import { putSession, type Session } from '@bandeja/domain/sessions/contract';
import type { Locator, Page } from '@playwright/test';
import { callServer } from '../apps/api/testing/server-process.ts';
import { Chaos, hourMs } from './testing/chaos.ts';
import { expect as base, test } from './testing/fixtures.ts';
import { unsentItems, untilReadyForOffline } from './testing/offline.ts';
import { newPlayer, type Player, signIn, startedSession, storedSession, storedSessions } from './testing/players.ts';
import { randomNumbers } from './testing/random-numbers.ts';
import { subscribe } from './testing/subscribers.ts';

// At random moments of a seed everything breaks; each tap that the screen has taken is on the server, once.

// a login that comes up in between, with a server to start for it, takes its time
const expect = base.configure({ timeout: 60_000 });

const sessionCount = Number(process.env.CHAOS_SESSIONS ?? 2);
const seed = Number(process.env.CHAOS_SEED ?? 7);
const random = randomNumbers(seed);
const chance = (probability: number) => random() < probability;
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

const routine = 'Codo y muñeca para voleas';
const plannedSets = 14;
const mostSteps = 30;

const troubles = {
  reload: 'reloads',
  tab: 'tabs closed for a new one',
  browser: 'browsers closed, profile left',
  network: 'networks cut or restored',
  server: 'servers killed (-9) or started',
  database: 'databases killed (-9)',
  clock: 'clocks of the device shifted',
  device: 'writes of a second device',
  token: 'tokens ended',
  late: 'writes repeated late',
} as const;
type Trouble = keyof typeof troubles;
const troubleNames = Object.keys(troubles) as Trouble[];
const missing = ({ figures }: Chaos) => troubleNames.filter((name) => !figures[troubles[name]]);

type Logged = { id: string; done: Set<string>; added: number; note: string | null; rpe: number | null };

type World = {
  chaos: Chaos;
  player: Player;
  device: Player;
  page: Page;
  logged: Logged[];
  routineId: string;
};

test('every change the screen has accepted is on the server once, whatever fails @once', async () => {
  test.setTimeout(120_000 + sessionCount * 120_000);
  const chaos = new Chaos(seed);
  try {
    await chaos.startServer();
    const player = await newPlayer(chaos.url);
    await subscribe(player, 'pro', { dataDir: chaos.dataDir });
    const first = await startedSession(player, routine, 'Flexibilidad');
    const routineId = first.routineId ?? '';
    const page = await chaos.openBrowser();
    const { token } = await signInAgain(player);
    const world: World = { chaos, player, device: { ...player, token }, page, logged: [logOf(first._id)], routineId };
    await use(world, page);
    await prepare(world, first._id);
    for (let number = 1; number <= sessionCount; number += 1) {
      await logSession(world, number === 1 ? first._id : null);
      if (number % 10 === 0 || number === sessionCount) await compare(world);
    }
    expect(missing(chaos)).toEqual([]);
    print(world);
  } catch (error) {
    console.log(chaos.events.join('\n'));
    throw error;
  } finally {
    await chaos.close();
  }
});

const logOf = (id: string): Logged => ({ id, done: new Set(), added: 0, note: null, rpe: null });

/** The app is on the phone, with the routine; sets follow each other without a rest. */
async function prepare({ chaos, page, player, routineId }: World, sessionId: string): Promise<void> {
  await signIn(page, player);
  await page.goto(`${chaos.url}/routines/${routineId}`);
  await untilReadyForOffline(page, ['/users/me', '/routines/:id']);
  await page.goto(`${chaos.url}/training-session/${sessionId}`);
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  await page.getByRole('switch', { name: 'Descanso automático' }).uncheck();
}

async function logSession(world: World, openedId: string | null): Promise<void> {
  const { chaos } = world;
  if (openedId === null) {
    if (!chaos.isReachable) chaos.count('sessions begun without a network or a server');
    await goTo(world, `/training-session?routineId=${world.routineId}`);
    await world.page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
    await expect(world.page.getByText(/^Ejercicio 1 de 6$/)).toBeVisible();
    const id = new URL(world.page.url()).pathname.split('/').at(-1) ?? '';
    world.logged.push(logOf(id));
  }
  chaos.count('sessions');
  const logged = world.logged.at(-1) as Logged;
  const steps = 3 + Math.floor(random() * 8);
  // the first session continues until each failure has happened once
  const isOver = (taken: number) => taken >= (missing(chaos).length > 0 ? mostSteps : steps);
  for (let taken = 0; !isOver(taken); taken += 1) {
    await step(world, logged);
    if (chance(missing(chaos).length > 0 ? 0.9 : 0.4)) await disturb(world, logged);
  }
  if (!chaos.isReachable) chaos.count('sessions ended without a network or a server');
  await finish(world, logged);
  if (chance(0.3)) await disturb(world, logged);
}

async function step(world: World, logged: Logged): Promise<void> {
  await answerPrompts(world);
  const { page, chaos } = world;
  const complete = page.getByRole('button', { name: /^Completar serie \d+$/ }).first();
  const next = page.getByRole('button', { name: 'Siguiente' });
  await expect(page.getByText(/^Ejercicio \d de 6$/)).toBeVisible();
  if (chance(0.1)) {
    const rows = page.getByRole('region', { name: 'Series' }).getByRole('listitem');
    const before = await rows.count();
    const add = page.getByRole('button', { name: 'Añadir serie' });
    await tap(add, (timeout) => expect(rows).toHaveCount(before + 1, { timeout }));
    logged.added += 1;
    chaos.count('taps');
  } else if ((await complete.count()) > 0 && chance(0.8)) {
    const label = (await complete.getAttribute('aria-label')) ?? (await complete.innerText());
    const number = Number(/\d+/.exec(label)?.[0]);
    const exercise = Number(/\d/.exec(await page.getByText(/^Ejercicio \d de 6$/).innerText())?.[0]);
    const done = page.getByRole('button', { name: new RegExp(`^Serie ${number}.*hecha`) });
    await tap(complete, (timeout) => expect(done).toBeVisible({ timeout }));
    logged.done.add(`${exercise - 1}.${number - 1}`);
    chaos.count('taps');
  } else if (await next.isVisible()) {
    const text = await page.getByText(/^Ejercicio \d de 6$/).innerText();
    await tap(next, (timeout) => expect(page.getByText(text, { exact: true })).toBeHidden({ timeout }));
    chaos.count('taps');
  }
}

/** A window that opens between press and release swallows a tap, as it does for a person, who taps again. */
async function tap(button: Locator, shown: (timeout: number) => Promise<void>): Promise<void> {
  await button.click();
  const isTaken = await shown(20_000).then(
    () => true,
    () => false,
  );
  if (isTaken) return;
  await button.click();
  await shown(60_000);
}

async function finish(world: World, logged: Logged): Promise<void> {
  await answerPrompts(world);
  const { page, chaos } = world;
  await page.getByRole('button', { name: 'Salir de la sesión' }).click();
  await page.getByRole('button', { name: 'Terminar ahora' }).click();
  const sure = page.getByRole('button', { name: 'Terminar aquí' });
  await expect(sure.or(page.getByRole('heading', { name: /Enhorabuena/ }))).toBeVisible();
  if (await sure.isVisible()) await sure.click();
  await answerPrompts(world);
  await expect(page.getByRole('heading', { name: /Enhorabuena/ })).toBeVisible();
  chaos.count('taps');
  if (!chance(0.4)) return;
  const rpe = 1 + Math.floor(random() * 9);
  const effort = page.getByRole('radiogroup', { name: '¿Cuánto te has esforzado?' });
  await effort.getByText(String(rpe), { exact: true }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  // a server that fails says so; the page may also have read the stored answers again meanwhile
  const again = page.getByRole('button', { name: 'Intentar de nuevo' });
  const stored = page
    .getByText('Guardado', { exact: true })
    .or(page.getByRole('button', { name: 'Cambiar', exact: true }));
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await base(stored).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  logged.rpe = rpe;
  chaos.count('taps');
}

async function disturb(world: World, logged: Logged): Promise<void> {
  const { chaos, page } = world;
  const address = new URL(page.url()).pathname;
  if (!chaos.isReachable && chance(0.3)) return mend(chaos, pick([-hourMs, 0, hourMs]));
  const open = missing(chaos);
  // events that have not happened yet come first
  const what = pick(open.length > 0 ? open : troubleNames);
  const needsServer = what === 'database' || what === 'device' || what === 'token' || what === 'late';
  if (needsServer && !chaos.isServing) await mend(chaos);
  chaos.note(`${what} at ${address}`);
  switch (what) {
    case 'reload':
      chaos.count(troubles.reload);
      await page.reload();
      break;
    case 'tab':
      chaos.count(troubles.tab);
      await use(world, await chaos.newPage());
      await page.close();
      await goTo(world, address);
      break;
    case 'browser':
      chaos.count(troubles.browser);
      await chaos.closeBrowser();
      await use(world, await chaos.openBrowser());
      await goTo(world, address);
      break;
    case 'network':
      chaos.count(troubles.network);
      await chaos.cutOrRestoreNetwork();
      break;
    case 'server':
      chaos.count(troubles.server);
      await (chaos.isServing ? chaos.killServer() : chaos.startServer(pick([-hourMs, 0, hourMs])));
      break;
    case 'database':
      chaos.count(troubles.database);
      chaos.killDatabase();
      break;
    case 'clock':
      chaos.count(troubles.clock);
      await page.evaluate((value) => localStorage.setItem('chaos.clock', value), String(pick([-hourMs, 0, hourMs])));
      await page.reload();
      break;
    case 'device':
      await otherDevice(world, logged);
      break;
    case 'token':
      chaos.count(troubles.token);
      await afterRestart(() =>
        page.evaluate(() => localStorage.getItem('token')).then((token) => endToken(chaos, token)),
      );
      break;
    case 'late':
      await resendLate(world);
  }
}

const signInAgain = (player: Player) =>
  callServer(player, login, { body: { email: player.email, password: player.password } });

async function endToken(chaos: Chaos, token: string | null): Promise<void> {
  await callServer(chaos, logout, { token: token ?? '' }).catch((error: Error) => {
    // it had ended already
    if (!error.message.includes('401')) throw error;
  });
}

async function otherDevice({ chaos, device: player }: World, logged: Logged): Promise<void> {
  await afterRestart(async () => {
    const session = await storedSession(player, logged.id).catch((error: Error) => {
      if (error.message.includes('404')) return null;
      throw error;
    });
    const entry = session?.exercises.at(-1);
    const row = entry?.setRows[0];
    if (!session || session.isFinished || !entry || !row || row.done) return;
    const note = `nota ${Math.floor(random() * 1e9)}`;
    const { _id: setId, lastChange = null, ...figures } = row;
    const stamp = { at: new Date().toISOString(), entryId: entry._id, device: randomUUID() };
    const written = {
      ...stamp,
      id: randomUUID(),
      sequence: 1,
      kind: 'note' as const,
      note,
      base: entry.lastNoteChange ?? null,
    };
    const set = { ...stamp, id: randomUUID(), sequence: 2, kind: 'set' as const, setId, ...figures };
    const changes = [written, { ...set, done: true, removed: false, base: lastChange }];
    await callServer(player, putSession, { token: player.token, params: { id: logged.id }, body: { changes } });
    logged.note = note;
    logged.done.add('5.0');
    chaos.count(troubles.device, 2);
  });
}

async function resendLate({ chaos, device: player }: World): Promise<void> {
  if (chaos.writes.length === 0) return;
  for (let left = 3; left > 0; left -= 1) {
    const { method, path, body } = pick(chaos.writes);
    const headers = { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' };
    const answer = await fetch(chaos.url + path, { method, headers, body }).catch(() => null);
    if (answer?.ok) chaos.count(troubles.late);
  }
}

/** A database that was killed is there again after some seconds: until then the server answers 503. */
async function afterRestart(run: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await run().catch((error: Error) => {
      if (!/50[0-9]|fetch failed/.test(error.message)) throw error;
      throw new Error('not yet', { cause: error });
    });
  }).toPass({ timeout: 60_000 });
}

/** Goes on with a page. Where a token has ended, the login comes up over the session at any moment. */
async function use(world: World, page: Page): Promise<void> {
  const { chaos, player } = world;
  world.page = page;
  const dialog = page.getByRole('alertdialog', { name: 'Vuelve a iniciar sesión' });
  page.on('framenavigated', (frame) => chaos.note(`at ${frame.url()}`));
  await page.addLocatorHandler(dialog, async () => {
    await mend(chaos);
    await expect(async () => {
      await dialog.getByLabel('Contraseña').fill(player.password);
      await dialog.getByRole('button', { name: 'Seguir entrenando' }).click();
      await base(dialog).toBeHidden({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    chaos.count('logins over a session');
  });
}

async function goTo(world: World, path: string): Promise<void> {
  world.chaos.note(`goes to ${path}`);
  await world.page.goto(world.chaos.url + path);
  await answerPrompts(world);
}

/** Does what only a person can: signs in where a token has ended, chooses where two devices changed the same. */
async function answerPrompts(world: World): Promise<void> {
  const { page, chaos, player } = world;
  const choice = page.getByRole('button', { name: 'Dejar lo de este móvil' });
  const form = page.getByRole('button', { name: 'Iniciar sesión', exact: true });
  const there = page
    .getByText(/^Ejercicio \d de 6$/)
    .or(page.getByRole('button', { name: 'Empezar Entrenamiento' }))
    .or(page.getByRole('heading', { name: /Enhorabuena/ }));
  await expect(there.or(form).first()).toBeVisible();
  if (await form.isVisible()) {
    await mend(chaos);
    await expect(async () => {
      await page.getByLabel('Email').fill(player.email);
      await page.getByLabel('Contraseña', { exact: true }).fill(player.password);
      await form.click();
      await base(page).not.toHaveURL(/\/login/, { timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    chaos.count('logins by the form');
    await expect(there.first()).toBeVisible();
  }
  if (await choice.isVisible()) {
    await mend(chaos);
    chaos.count('choices between two devices');
    await choice.click();
    await expect(choice).toBeHidden();
  }
}

async function mend(chaos: Chaos, shiftMs = 0): Promise<void> {
  chaos.note(`all is mended, the clock of the server wrong by ${shiftMs} ms`);
  if (!chaos.isReachable) chaos.count('networks and servers restored');
  await chaos.startServer(shiftMs);
  await chaos.setOffline(false);
}

async function compare(world: World): Promise<void> {
  const { chaos, device, logged } = world;
  await mend(chaos);
  await goTo(world, `/training-sessions/${logged.at(-1)?.id}`);
  const left = async () => {
    await answerPrompts(world);
    return unsentItems(world.page);
  };
  await expect.poll(left, { timeout: 90_000 }).toEqual([]);
  let stored: Session[] = [];
  await afterRestart(async () => {
    stored = await Promise.all(logged.map(({ id }) => storedSession(device, id)));
  });
  expect(await storedSessions(device)).toHaveLength(Math.min(100, logged.length));
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const [index, session] of stored.entries()) {
    const expected = logged[index] as Logged;
    const rows = session.exercises.flatMap(({ setRows }, exercise) =>
      setRows.map((row, position) => ({ key: `${exercise}.${position}`, isDone: row.done })),
    );
    const done = new Set(rows.flatMap(({ key, isDone }) => (isDone ? [key] : [])));
    const name = (what: string) => `${session._id} ${what}`;
    lost.push(...[...expected.done].filter((key) => !done.has(key)).map(name));
    doubled.push(...[...done].filter((key) => !expected.done.has(key)).map(name));
    const added = rows.length - plannedSets;
    if (added !== expected.added) (added < expected.added ? lost : doubled).push(name('added sets'));
    if (!session.isFinished) lost.push(name('end'));
    if (session.rpe !== expected.rpe) lost.push(name('answers'));
    const note = session.exercises.at(-1)?.playerNote;
    if (expected.note !== null && note !== expected.note) lost.push(name('note'));
  }
  chaos.figures.lost = lost.length;
  chaos.figures.doubled = doubled.length;
  expect([lost, doubled]).toEqual([[], []]);
}

function print({ chaos, logged }: World): void {
  const sets = logged.reduce((sum, { done, added }) => sum + done.size + added, 0);
  const figures = { seed, ...chaos.figures, 'sets in the end': sets };
  console.log(figures);
  if (process.env.CHAOS_RESULT) writeFileSync(process.env.CHAOS_RESULT, JSON.stringify(figures));
}
