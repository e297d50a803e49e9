import { vi } from 'vitest';

export async function withBlockedStorage(work: () => Promise<void>): Promise<void> {
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const spies = (['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const).map((name) =>
    vi.spyOn(window, name, 'get').mockImplementation(forbid),
  );
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

export const blockedTitle = 'Tu navegador no guarda los datos de esta web';
export const blockedFailure =
  'No has entrado: tu navegador no guarda los datos de esta web. Permítelos en sus ajustes y recarga la página.';
