import { type ProfileBody, profileBodySchema } from '@bandeja/domain/profile/contract';
import { profileMessages } from '@bandeja/domain/profile/messages';
import type { Resolver } from 'react-hook-form';
import { bodyOf, changesOf, type ProfileValues } from '#features/profile/values.ts';
import type { Issue } from '#lib/form-errors.ts';
import { asksGuardian } from '#lib/typed-measures.ts';
import { contractResolver } from '#lib/use-send-form.ts';

const places: Record<string, keyof ProfileValues> = {
  'sessionDuration.min': 'sessionMin',
  'sessionDuration.max': 'sessionMax',
  sessionDuration: 'sessionMax',
};

/** An issue of the contract at its place in the form. */
export function placed({ path, message }: Issue): Issue {
  const [field = ''] = path.split('.');
  return { path: places[path] ?? (field === 'availableDays' ? 'days' : field), message };
}

/** What the contract cannot say: a permission that goes with something typed. */
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
