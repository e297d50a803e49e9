import type { User } from '@bandeja/domain/profile/contract';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { type ReactNode, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { Said } from '#features/profile/api.ts';
import { LevelFields } from '#features/profile/level-fields.tsx';
import { profileTexts as texts } from '#features/profile/texts.ts';
import { timeZoneOptions } from '#features/profile/time-zones.ts';
import { type ProfileFields, useProfileForm } from '#features/profile/use-profile-form.ts';
import { WeekFields } from '#features/profile/week-fields.tsx';
import { handOptions } from '#lib/profile-choices.ts';
import { asksGuardian } from '#lib/typed-measures.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { Form } from '#ui/form.tsx';
import { KitChoice } from '#ui/kit-choice.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { UnsavedGuard } from '#ui/unsaved-guard.tsx';

const youFieldsTexts = texts.you;

function YouFields({ field, user }: { field: ProfileFields['field']; user: User }) {
  const [zones] = useState(() => timeZoneOptions(user.timeZone));
  return (
    <>
      <TextField label={youFieldsTexts.name} autoComplete="name" maxLength={80} {...field('name')} />
      <TextField label={youFieldsTexts.email} hint={youFieldsTexts.emailHint} readOnly value={user.email} />
      <Select
        label={youFieldsTexts.timeZone}
        hint={youFieldsTexts.timeZoneHint}
        options={zones}
        {...field('timeZone')}
      />
    </>
  );
}

function KitFields({ form: { control } }: Pick<ProfileFields, 'form'>) {
  const { field: equipment } = useController({ control, name: 'equipment' });
  const { field: places } = useController({ control, name: 'places' });
  return (
    <KitChoice
      equipment={equipment.value}
      places={places.value}
      onChange={(changed) => {
        if (changed.equipment !== undefined) equipment.onChange(changed.equipment);
        if (changed.places !== undefined) places.onChange(changed.places);
      }}
      className="pb-3"
    />
  );
}

const injuriesFieldsTexts = texts.injuries;

/** Injuries, with their own consent. The field may stay empty; withdrawing the consent erases it. */
function InjuriesFields({ form, field, user }: ProfileFields & { user: User }) {
  const { control, formState } = form;
  const [injuries, injuriesConsent] = useWatch({ control, name: ['injuries', 'injuriesConsent'] });
  const isWithdrawing = user.injuriesConsent && !injuriesConsent;
  return (
    <>
      <TextArea
        label={injuriesFieldsTexts.field}
        placeholder={injuriesFieldsTexts.placeholder}
        maxLength={1000}
        {...field('injuries', { deps: formState.isSubmitted ? ['injuriesConsent'] : [] })}
      />
      <Checkbox className="field" label={consentTexts.injuries.text} {...field('injuriesConsent')} />
      {isWithdrawing && (
        <p role="status" className="text-sm">
          {injuries.trim() === '' ? injuriesFieldsTexts.withdrawn : injuriesFieldsTexts.withdrawing}
        </p>
      )}
      <p className="text-sm text-ink-2">{texts.health.disclaimer}</p>
    </>
  );
}

type ProfileFormProps = { user: User; onCancel: () => void; onSaved: (saved: User, said: Said) => void };

export function ProfileForm({ user, onCancel, onSaved }: ProfileFormProps) {
  const state = useProfileForm(user, onSaved);
  const { form, field, failure, isPending } = state;

  function cancel() {
    state.forgetDraft();
    onCancel();
  }

  return (
    <Form ref={state.element} aria-labelledby="tu-perfil" className="**:scroll-mb-56" onSubmit={state.submit}>
      {state.isRestored && (
        <Alert
          className="mb-5"
          actions={
            <Button variant="line" size="sm" onClick={state.discard}>
              {texts.draft.drop}
            </Button>
          }
        >
          <p>{texts.draft.restored}</p>
        </Alert>
      )}
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2">
        <Group legend={texts.you.legend}>
          <YouFields field={field} user={user} />
        </Group>
        <Group legend={texts.body.legend}>
          <BodyFields form={form} field={field} />
        </Group>
        <Group legend={texts.week.legend}>
          <WeekFields form={form} field={field} />
        </Group>
        <Group legend={texts.level.legend}>
          <LevelFields form={form} field={field} />
        </Group>
        <Group legend={texts.kit.legend}>
          <KitFields form={form} />
        </Group>
        <Group legend={texts.injuries.legend}>
          <InjuriesFields form={form} field={field} user={user} />
        </Group>
      </div>
      {/* covers the card's own padding: what scrolls below it is not seen around it */}
      <div className="sticky bottom-(--tabs) z-1 -mx-5 mt-6 -mb-5 grid gap-3 rounded-b-3 border-t bg-surface px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
        {failure && (
          <Alert kind="err" title={failure.title}>
            {failure.reason}
          </Alert>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" disabled={isPending} onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" pending={isPending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      </div>
      <UnsavedGuard isDirty={state.isDirty && !isPending} {...texts.guard} />
    </Form>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="w-full border-b pb-2">
        <h3>{legend}</h3>
      </legend>
      <div className="grid grid-cols-1 gap-3 pt-3">{children}</div>
    </fieldset>
  );
}

const bodyFieldsTexts = texts.body;

function BodyFields({ form: { control }, field }: ProfileFields) {
  const age = useWatch({ control, name: 'age' });
  const { field: hand } = useController({ control, name: 'dominantHand' });
  return (
    <>
      <div className="grid gap-2.5 sm:grid-cols-2 sm:gap-4">
        <TextField label={bodyFieldsTexts.height} inputMode="decimal" autoComplete="off" {...field('height')} />
        <TextField label={bodyFieldsTexts.weight} inputMode="decimal" autoComplete="off" {...field('weight')} />
      </div>
      <TextField
        label={bodyFieldsTexts.age}
        inputMode="numeric"
        autoComplete="off"
        hint={bodyFieldsTexts.ageHint}
        {...field('age')}
      />
      {asksGuardian(age) && (
        <Checkbox className="field" label={consentTexts.guardian.text} {...field('guardianConsent')} />
      )}
      <ChipGroup
        mode="single"
        label={bodyFieldsTexts.hand}
        options={handOptions}
        value={hand.value ?? undefined}
        // pressing the chosen hand clears it
        onChange={(pressed) => hand.onChange(pressed === hand.value ? null : pressed)}
      />
    </>
  );
}
