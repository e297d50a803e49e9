import { type Bluetooth, bluetoothHere, chooseSensor, listen, type Sensor } from '#features/pulse/bluetooth.ts';
import { beatsIn } from '#features/pulse/measurement.ts';

export type PulseState =
  | { step: 'off' }
  | { step: 'choosing' }
  /** `isAgain`: the connection was there and is sought. */
  | { step: 'connecting'; name: string; isAgain: boolean }
  /** Null beats: no contact with the skin, or no value for five seconds. */
  | { step: 'on'; name: string; beats: number | null; battery: number | null }
  | { step: 'lost'; name: string }
  | { step: 'failed'; why: 'blocked' | 'failed' };

export type Monitor = {
  state: () => PulseState;
  watch: (onChange: () => void) => () => void;
  /** Every value, once a second with most sensors. */
  listen: (onBeats: (beats: number | null, now: number) => void) => () => void;
  choose: () => Promise<void>;
  /** Seeks the sensor that was lost. */
  reconnect: () => void;
  disconnect: () => void;
};

const silentMs = 5000;
/** Between tries to find a sensor again; then the player decides. */
const retriesMs = [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000];

export function createMonitor(bluetooth: () => Bluetooth | null): Monitor {
  let state: PulseState = { step: 'off' };
  let sensor: Sensor | null = null;
  /** Of this connection: what comes from an earlier one no longer counts. */
  let turn = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const watchers = new Set<() => void>();
  const listeners = new Set<(beats: number | null, now: number) => void>();

  function set(next: PulseState): void {
    state = next;
    for (const watch of watchers) watch();
  }

  function took(beats: number | null): void {
    clearTimeout(silence);
    if (state.step !== 'on') return;
    set({ ...state, beats });
    for (const each of listeners) each(beats, Date.now());
    if (beats !== null) silence = setTimeout(() => took(null), silentMs);
  }

  async function connect(isAgain: boolean, tries = retriesMs): Promise<void> {
    if (sensor === null) return;
    const current = sensor;
    turn += 1;
    const own = turn;
    const name = current.name ?? '';
    set({ step: 'connecting', name, isAgain });
    try {
      const battery = await listen(current, (value) => own === turn && took(beatsIn(value)));
      if (own !== turn) return;
      set({ step: 'on', name, beats: null, battery });
      silence = setTimeout(() => took(null), silentMs);
    } catch {
      if (own !== turn) return;
      const [wait, ...left] = tries.slice(1);
      if (!isAgain) set({ step: 'failed', why: 'failed' });
      else if (wait === undefined) set({ step: 'lost', name });
      else retry = setTimeout(() => void connect(true, [wait, ...left]), wait);
    }
  }

  function stop(): void {
    turn += 1;
    clearTimeout(silence);
    clearTimeout(retry);
  }

  return {
    state: () => state,
    watch(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    listen(onBeats) {
      listeners.add(onBeats);
      return () => void listeners.delete(onBeats);
    },
    async choose() {
      const radio = bluetooth();
      if (radio === null || state.step === 'choosing') return;
      stop();
      set({ step: 'choosing' });
      try {
        const chosen = await chooseSensor(radio);
        sensor = chosen;
        chosen.addEventListener('gattserverdisconnected', () => {
          if (sensor !== chosen || state.step !== 'on') return;
          stop();
          void connect(true);
        });
        await connect(false);
      } catch (error) {
        // a chooser that was closed says nothing
        const isClosed = error instanceof Error && error.name === 'NotFoundError';
        set(isClosed ? { step: 'off' } : { step: 'failed', why: 'blocked' });
      }
    },
    reconnect() {
      stop();
      void connect(true);
    },
    disconnect() {
      stop();
      const left = sensor;
      sensor = null;
      set({ step: 'off' });
      left?.gatt?.disconnect();
    },
  };
}

/** One sensor a tab: it stays connected from one screen to the next. */
export const pulseMonitor = createMonitor(bluetoothHere);
