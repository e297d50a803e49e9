import type { User } from '@bandeja/domain/profile/contract';
import { useState } from 'react';
import { timeZoneOptions } from '#features/profile/choices.ts';
import { profileTexts } from '#features/profile/texts.ts';
import type { ProfileFields } from '#features/profile/use-profile-form.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = profileTexts.you;

/** Name, address and time zone; the address cannot be edited. */
export function YouFields({ form, user }: { form: ProfileFields; user: User }) {
  const { register, formState } = form;
  const [zones] = useState(() => timeZoneOptions(user.timeZone));
  return (
    <>
      <TextField
        label={texts.name}
        autoComplete="name"
        maxLength={80}
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <TextField label={texts.email} hint={texts.emailHint} type="email" readOnly value={user.email} />
      <Select
        label={texts.timeZone}
        hint={texts.timeZoneHint}
        options={zones}
        error={formState.errors.timeZone?.message}
        {...register('timeZone')}
      />
    </>
  );
}
