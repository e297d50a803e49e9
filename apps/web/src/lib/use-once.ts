import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

type Outcome<Data> = { onSuccess?: (data: Data) => void; onError?: (error: Error) => void };

/** A second press, even before the first one is drawn, does nothing. `start` takes callbacks for this call. */
export function useOnce<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const isBusy = useRef(false);
  const { mutateAsync, isPending, data, error, variables, reset } = useMutation(options);

  function start(input: Variables, outcome: Outcome<Data> = {}) {
    if (isBusy.current) return;
    isBusy.current = true;
    mutateAsync(input)
      .then(outcome.onSuccess, outcome.onError ?? (() => {}))
      .finally(() => {
        isBusy.current = false;
      });
  }

  return { start, isPending, data, error, variables, reset };
}
