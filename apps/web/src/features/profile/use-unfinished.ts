import type { EarlyFeature } from '@bandeja/domain/profile/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { callMutation } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';
import { storeUser } from '#lib/user-query.ts';

type Choice = { feature: EarlyFeature; isChosen: boolean };

export function useUnfinished() {
  const client = useQueryClient();
  return useOnce({
    ...callMutation('PUT /users/early-access', (body: Choice) => ({ body })),
    onSuccess: (answer) => storeUser(client, answer),
  });
}
