import { useEffect, useState } from 'react';

/** Time for which the confirmation is shown. */
const confirmationMs = 2000;

type CopyState = { step: 'idle' } | { step: 'copied'; at: number } | { step: 'failed' };

/** Copies a text; `copied` falls back to `idle` after two seconds, `failed` stays. */
export function useCopy(text: string) {
  const [state, setState] = useState<CopyState>({ step: 'idle' });

  useEffect(() => {
    if (state.step !== 'copied') return;
    const timer = setTimeout(() => setState({ step: 'idle' }), confirmationMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState({ step: 'copied', at: Date.now() });
    } catch {
      setState({ step: 'failed' });
    }
  }

  return { step: state.step, copy };
}
