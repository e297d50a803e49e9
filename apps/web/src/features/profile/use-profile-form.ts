import { type ProfileBody, profileBodySchema, type User } from '@bandeja/domain/profile/contract';
import { profileMessages } from '@bandeja/domain/profile/messages';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { type Said, useSaveProfile } from '#features/profile/api.ts';
import { profileTexts as texts } from '#features/profile/texts.ts';
import {
  bodyOf,
  changesOf,
  type ProfileValues,
  storedValues,
  valuesOf,
  valuesSchema,
} from '#features/profile/values.ts';
import { failureReason } from '#lib/failure-reason.ts';
import type { Issue } from '#lib/form-errors.ts';
import { readTabDraft } from '#lib/tab-draft.ts';
import { asksGuardian } from '#lib/typed-measures.ts';
import { useDraftForm } from '#lib/use-draft-form.ts';
import { contractResolver } from '#lib/use-send-form.ts';

const keyOf = (user: User) => `bandeja.profile-draft.${user._id}`;

export function hasProfileDraft(user: User): boolean {
  return readTabDraft(keyOf(user), valuesSchema) !== null;
}

export function useProfileForm(user: User, onSaved: (saved: User, said: Said) => void) {
  const save = useSaveProfile(onSaved);
  // the values at the form's opening: a later read of the profile must not change the form
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

export type ProfileFields = Pick<ReturnType<typeof useProfileForm>, 'form' | 'field'>;

const places: Record<string, keyof ProfileValues> = {
  'sessionDuration.min': 'sessionMin',
  'sessionDuration.max': 'sessionMax',
  sessionDuration: 'sessionMax',
};

export function placed({ path, message }: Issue): Issue {
  const [field = ''] = path.split('.');
  return { path: places[path] ?? (field === 'availableDays' ? 'days' : field), message };
}

function consentErrors(values: ProfileValues): Issue[] {
  const lacksGuardian = asksGuardian(values.age) && !values.guardianConsent;
  const lacksConsent = values.injuries.trim() !== '' && !values.injuriesConsent;
  return [
    ...(lacksGuardian ? [{ path: 'guardianConsent', message: profileMessages.guardian }] : []),
    ...(lacksConsent ? [{ path: 'injuriesConsent', message: profileMessages.consent }] : []),
  ];
}

/** The bounds (docs/product.md#profile-bounds), from the contract; what differs from `start` is sent. */
export function profileResolver(start: ProfileValues): Resolver<ProfileValues, unknown, ProfileBody> {
  const before = bodyOf(start);
  const sentOf = (body: ProfileBody) => changesOf(body, before);
  return contractResolver({ schema: profileBodySchema, bodyOf, sentOf, placed, others: consentErrors });
}
