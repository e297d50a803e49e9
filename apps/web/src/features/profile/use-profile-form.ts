import type { User } from '@bandeja/domain/profile/contract';
import { useState } from 'react';
import { useSaveProfile } from '#features/profile/api.ts';
import { placed, profileResolver } from '#features/profile/errors.ts';
import { profileTexts as texts } from '#features/profile/texts.ts';
import { storedValues, valuesOf, valuesSchema } from '#features/profile/values.ts';
import { profileDraftKeys } from '#lib/device-storage.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { readTabDraft } from '#lib/tab-draft.ts';
import { useDraftForm } from '#lib/use-draft-form.ts';

const keyOf = (user: User) => profileDraftKeys + user._id;

/** Whether this tab holds changes of this player that were not saved. */
export function hasProfileDraft(user: User): boolean {
  return readTabDraft(keyOf(user), valuesSchema) !== null;
}

/** The form of the profile: numbers as typed, a draft in this tab, one save at a time. */
export function useProfileForm(user: User, onSaved: (saved: User) => void) {
  const save = useSaveProfile(onSaved);
  // what was there when the form was opened: a later read of the profile changes nothing under the player's hands
  const [start] = useState(() => valuesOf(user));
  const [resolver] = useState(() => profileResolver(start));
  return useDraftForm({
    start: () => start,
    resolver,
    draft: { key: keyOf(user), schema: valuesSchema, pick: storedValues },
    save,
    placed,
    failed: { title: texts.updateFailed, reason: (error) => failureReason(error, texts.updateFailedStays) },
    onSaved: () => {},
  });
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
export type ProfileFields = ProfileFormState['form'];
