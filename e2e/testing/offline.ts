import { expect, type Page } from '@playwright/test';

export function storedAnswers(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('bandeja');
        let isNew = false;
        opening.onupgradeneeded = () => {
          // looking must not make the app's database
          isNew = true;
          opening.transaction?.abort();
        };
        opening.onerror = () => (isNew ? resolve([]) : reject(opening.error));
        opening.onsuccess = () => {
          const database = opening.result;
          const keys = database.transaction('answers').objectStore('answers').getAllKeys();
          keys.onsuccess = () => {
            database.close();
            resolve(keys.result.map(String));
          };
        };
      }),
  );
}

export async function untilReadyForOffline(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await expect
    .poll(async () => {
      const stored = await storedAnswers(page);
      return paths.filter((path) => !stored.some((key) => key.includes(`"GET ${path}"`)));
    })
    .toEqual([]);
}

export async function storedRoutineId(page: Page): Promise<string> {
  const keys = await storedAnswers(page);
  const id = keys
    .map((key) => /"GET \/routines\/:id",\{"params":\{"id":"([^"]+)"/.exec(key)?.[1])
    .find((found) => found);
  if (!id) throw new Error('no routine is stored');
  return id;
}

export function unsentItems(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const journals = Object.keys(localStorage).filter((key) => key.startsWith('bandeja.outbox.'));
        const opening = indexedDB.open('bandeja');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const queue = opening.result.transaction('queue').objectStore('queue').getAll();
          queue.onsuccess = () => {
            opening.result.close();
            resolve([...queue.result, ...journals]);
          };
        };
      }),
  );
}
