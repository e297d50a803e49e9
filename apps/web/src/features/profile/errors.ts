import { type ProfileBody, profileBodySchema } from '@bandeja/domain/profile/contract';
import { profileMessages } from '@bandeja/domain/profile/messages';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { bodyOf, changesOf, type ProfileValues } from '#features/profile/values.ts';
import { asksGuardian } from '#lib/typed-measures.ts';

type PlacedError = { path: string; message: string };

const places: Record<string, keyof ProfileValues> = {
  'sessionDuration.min': 'sessionMin',
  'sessionDuration.max': 'sessionMax',
  sessionDuration: 'sessionMax',
};

/** A server error at its place in the form. */
export function placed({ path, message }: PlacedError): PlacedError {
  const [field = ''] = path.split('.');
  return { path: places[path] ?? (field === 'availableDays' ? 'days' : field), message };
}

/** What the contract cannot say: a permission that goes with something typed. */
function consentErrors(values: ProfileValues): PlacedError[] {
  const lacksGuardian = asksGuardian(values.age) && !values.guardianConsent;
  const lacksConsent = values.injuries.trim() !== '' && !values.injuriesConsent;
  return [
    ...(lacksGuardian ? [{ path: 'guardianConsent', message: profileMessages.guardian }] : []),
    ...(lacksConsent ? [{ path: 'injuriesConsent', message: profileMessages.consent }] : []),
  ];
}

/**
 * The bounds (docs/product.md#profile-bounds), from the contract, as react-hook-form asks for them; what differs from
 * `start` is sent.
 */
export function profileResolver(start: ProfileValues): Resolver<ProfileValues, unknown, ProfileBody> {
  const before = bodyOf(start);
  return (values) => {
    const body = bodyOf(values);
    const parsed = profileBodySchema.safeParse(body);
    const issues = parsed.success ? [] : parsed.error.issues;
    const found = [
      ...issues.map((issue) => placed({ path: issue.path.join('.'), message: issue.message })),
      ...consentErrors(values),
    ];
    if (found.length === 0) return { values: changesOf(body, before), errors: {} };
    // a field shows its first error
    const errors = Object.fromEntries(
      found.toReversed().map(({ path, message }) => [path, { type: 'contract', message }]),
    ) as FieldErrors<ProfileValues>;
    return { values: {}, errors };
  };
}
