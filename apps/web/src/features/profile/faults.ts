import { type ProfileBody, profileBodySchema } from '@bandeja/domain/profile/contract';
import { profileMessages } from '@bandeja/domain/profile/messages';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { bodyOf, changesOf, type ProfileValues } from '#features/profile/values.ts';
import { asksGuardian } from '#lib/typed-measures.ts';

type Fault = { path: string; message: string };

const places: Record<string, keyof ProfileValues> = {
  'sessionDuration.min': 'sessionMin',
  'sessionDuration.max': 'sessionMax',
  sessionDuration: 'sessionMax',
};

/** A fault of the wire at its place in the form. */
export function placed({ path, message }: Fault): Fault {
  const [field = ''] = path.split('.');
  return { path: places[path] ?? (field === 'availableDays' ? 'days' : field), message };
}

/** What the contract cannot say: a permission that goes with something typed. */
function consentFaults(values: ProfileValues): Fault[] {
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
    const faults = [
      ...issues.map((issue) => placed({ path: issue.path.join('.'), message: issue.message })),
      ...consentFaults(values),
    ];
    if (faults.length === 0) return { values: changesOf(body, before), errors: {} };
    // the first fault of a field is the one it shows
    const errors = Object.fromEntries(
      faults.toReversed().map(({ path, message }) => [path, { type: 'contract', message }]),
    ) as FieldErrors<ProfileValues>;
    return { values: {}, errors };
  };
}
