import { helpTexts } from '@bandeja/domain/profile/danger.messages';
import { helpFor } from '@bandeja/domain/profile/safety.messages';
import { useQueryClient } from '@tanstack/react-query';
import { userQuery } from '#lib/user-query.ts';

export const helpWords = {
  sentence: helpTexts.soft,
  ask: helpTexts.ask,
  back: helpTexts.notMeant,
  call: (number: string) => `Llamar al ${number}`,
} as const;

export function useHelp() {
  const user = useQueryClient().getQueryData(userQuery.queryKey);
  return { words: helpWords, lines: helpFor(user?.age ?? null) };
}
