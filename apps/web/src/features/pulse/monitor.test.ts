import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMonitor } from '#features/pulse/monitor.ts';
import { fakeBluetooth } from '#features/pulse/testing/fake-bluetooth.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function connected(battery: number | null = 80) {
  const fake = fakeBluetooth({ battery });
  const monitor = createMonitor(() => fake.bluetooth);
  await monitor.choose();
  return { fake, monitor };
}

test('says the beat and the battery, and tells who listens', async () => {
  const { fake, monitor } = await connected();
  const heard: (number | null)[] = [];
  monitor.listen((beats) => heard.push(beats));
  expect(monitor.state()).toEqual({ step: 'on', name: 'Banda H10', beats: null, battery: 80 });
  fake.say(0, 142);
  fake.say(0b100, 0);
  fake.say(0, 139);
  expect(monitor.state()).toMatchObject({ step: 'on', beats: 139 });
  expect(heard).toEqual([142, null, 139]);
  const silent = await connected(null);
  expect(silent.monitor.state()).toMatchObject({ step: 'on', battery: null });
});

test('a sensor that falls silent has no contact', async () => {
  const { fake, monitor } = await connected();
  fake.say(0, 142);
  vi.advanceTimersByTime(5000);
  expect(monitor.state()).toMatchObject({ step: 'on', beats: null });
});

test('seeks a sensor that is lost, finds it again, and in the end leaves it to the player', async () => {
  const { fake, monitor } = await connected();
  fake.lose();
  await vi.advanceTimersByTimeAsync(3000);
  expect(monitor.state()).toEqual({ step: 'connecting', name: 'Banda H10', isAgain: true });
  fake.isAway = false;
  await vi.advanceTimersByTimeAsync(4000);
  expect(monitor.state()).toMatchObject({ step: 'on' });
  fake.say(0, 120);
  expect(monitor.state()).toMatchObject({ beats: 120 });
  fake.lose();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(monitor.state()).toEqual({ step: 'lost', name: 'Banda H10' });
  fake.isAway = false;
  monitor.reconnect();
  await vi.advanceTimersByTimeAsync(0);
  expect(monitor.state()).toMatchObject({ step: 'on' });
});

test('a chooser that is closed says nothing; a sensor that does not answer is said; a disconnected one stays away', async () => {
  const { fake, monitor } = await connected();
  monitor.disconnect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([monitor.state(), fake.connections]).toEqual([{ step: 'off' }, 1]);
  fake.isClosed = true;
  await monitor.choose();
  expect(monitor.state()).toEqual({ step: 'off' });
  Object.assign(fake, { isClosed: false, isAway: true });
  await monitor.choose();
  expect(monitor.state()).toEqual({ step: 'failed', why: 'failed' });
});
