import { useEffect, useState } from 'react';

const confirmationMs = 2000;

type CopyState = { step: 'idle' } | { step: 'copied'; at: number } | { step: 'failed' };

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
