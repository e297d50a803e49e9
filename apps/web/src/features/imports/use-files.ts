import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { type Checked, checkedOf, deliver, useHistoryChanged } from '#features/imports/api.ts';
import { type ChosenFile, type FileState, parcelOf } from '#features/imports/chosen.ts';
import type { Reading } from '#features/imports/reading/model.ts';
import { readInWorker } from '#features/imports/reading/read-in-worker.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { timeZone } from '#lib/time-zone.ts';
import { sharedCache } from '#lib/worker-messages.ts';

type Change =
  | { kind: 'add'; files: ChosenFile[] }
  | { kind: 'remove'; id: string }
  | { kind: 'set'; id: string; state: FileState }
  | ({ kind: 'checked'; id: string } & Checked);

function reduce(files: readonly ChosenFile[], change: Change): readonly ChosenFile[] {
  switch (change.kind) {
    case 'add':
      return [...change.files, ...files];
    case 'remove':
      return files.filter(({ id }) => id !== change.id);
    case 'set':
      return files.map((each) => (each.id === change.id ? { ...each, state: change.state } : each));
    case 'checked':
      return files.map((each) => (each.id === change.id ? checkedAgain(each, change) : each));
  }
}

/** What the player chose meanwhile stays. */
function checkedAgain(file: ChosenFile, { known, same }: Checked): ChosenFile {
  return file.state.step === 'ready' ? { ...file, state: { ...file.state, known, same } } : file;
}

export function useFiles() {
  const [files, change] = useReducer(reduce, []);
  const [deliveries, setDeliveries] = useState(0);
  const historyChanged = useHistoryChanged();
  // a second press before the first one is drawn
  const delivering = useRef(new Set<string>());
  const readings = useRef(new Map<string, AbortController>());
  const set = (id: string, state: FileState) => change({ kind: 'set', id, state });

  function add(list: Iterable<File>) {
    const added = [...list].map(
      (file): ChosenFile => ({
        id: crypto.randomUUID(),
        importId: crypto.randomUUID(),
        file,
        state: { step: 'reading', progress: 0 },
      }),
    );
    change({ kind: 'add', files: added });
    for (const each of added) void read(each);
  }

  const addShared = useEffectEvent(async () => {
    const shared = await takeSharedFiles();
    if (shared.length > 0) add(shared);
  });
  useEffect(() => void addShared(), []);

  // another of the files may hold a training that has just been imported
  const checkOthers = useEffectEvent(() => {
    for (const { id, state } of files) if (state.step === 'ready') void checkAgain(id, state.reading);
  });
  useEffect(() => {
    if (deliveries > 0) checkOthers();
  }, [deliveries]);

  async function checkAgain(id: string, { sessions }: Reading) {
    // unanswered it stays as it was: the server decides the same when the file is sent
    const checked = await checkedOf(sessions, AbortSignal.timeout(20_000)).catch(() => null);
    if (checked !== null) change({ kind: 'checked', id, ...checked });
  }

  async function read({ id, file }: ChosenFile) {
    const aborter = new AbortController();
    readings.current.set(id, aborter);
    const onProgress = (progress: number) => set(id, { step: 'reading', progress });
    const answer = await readInWorker(file, { timeZone, now: new Date(), onProgress }, aborter.signal);
    readings.current.delete(id);
    if (answer === null) return;
    if ('error' in answer) set(id, { step: 'unreadable', error: answer.error });
    else await check(id, answer);
  }

  async function check(id: string, reading: Reading) {
    set(id, { step: 'checking', reading });
    try {
      const { known, same } = await checkedOf(reading.sessions, AbortSignal.timeout(20_000));
      set(id, {
        step: 'ready',
        reading,
        known,
        same,
        wishes: {},
        type: null,
        unit: 'kg',
        distanceUnit: reading.distances?.unit ?? 'km',
        pulseConsent: false,
      });
    } catch (error) {
      set(id, { step: 'unchecked', reading, message: failureReason(error) });
    }
  }

  async function send({ id, importId, file, state }: ChosenFile) {
    if (state.step !== 'ready' && state.step !== 'broken') return;
    if (delivering.current.has(id)) return;
    delivering.current.add(id);
    const { reading } = state;
    const parcel = state.step === 'ready' ? parcelOf(state) : state.parcel;
    const left = reading.sessions.length - parcel.sessions.length;
    set(id, { step: 'importing', reading, parcel, sent: 0 });
    try {
      const delivery = {
        _id: importId,
        source: reading.source,
        fileName: file.name.slice(0, 200) || 'archivo',
        ...parcel,
      };
      const done = await deliver(delivery, (sent) => set(id, { step: 'importing', reading, parcel, sent }));
      // sessions that arrived before an interruption are known the second time, but new to the player
      const repeated = state.step === 'broken' ? done.known : 0;
      set(id, {
        step: 'done',
        added: done.added + repeated,
        joined: done.joined,
        known: left + done.known - repeated,
      });
      setDeliveries((count) => count + 1);
    } catch (error) {
      set(id, { step: 'broken', reading, parcel, message: failureReason(error) });
    } finally {
      delivering.current.delete(id);
      await historyChanged();
    }
  }

  return {
    files,
    add,
    remove: (id: string) => {
      readings.current.get(id)?.abort();
      change({ kind: 'remove', id });
    },
    undone: (importId: string) => {
      const file = files.find((each) => each.importId === importId);
      if (file) change({ kind: 'remove', id: file.id });
    },
    check: (id: string, reading: Reading) => void check(id, reading),
    choose: (id: string, state: FileState) => set(id, state),
    send: (file: ChosenFile) => void send(file),
  };
}
export type Files = ReturnType<typeof useFiles>;

/** The files another app has shared with this one; the service worker has put them aside. They are given out once. */
async function takeSharedFiles(): Promise<File[]> {
  // an address without https has neither worker nor shared files
  if (!('caches' in window) || !(await caches.has(sharedCache))) return [];
  const cache = await caches.open(sharedCache);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (!response || !(await cache.delete(request))) continue;
    const blob = await response.blob();
    const name = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '');
    files.push(new File([blob], name, { type: blob.type }));
  }
  return files;
}
