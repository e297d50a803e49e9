import type { User } from '@bandeja/domain/profile/contract';
import type { ReactNode } from 'react';
import { BodyFields } from '#features/profile/body-fields.tsx';
import { InjuriesFields } from '#features/profile/injuries-fields.tsx';
import { KitFields } from '#features/profile/kit-fields.tsx';
import { LevelFields } from '#features/profile/level-fields.tsx';
import { profileTexts as texts } from '#features/profile/texts.ts';
import { useProfileForm } from '#features/profile/use-profile-form.ts';
import { WeekFields } from '#features/profile/week-fields.tsx';
import { YouFields } from '#features/profile/you-fields.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { UnsavedGuard } from '#ui/unsaved-guard.tsx';

type ProfileFormProps = { user: User; onCancel: () => void; onSaved: (saved: User) => void };

/** The whole profile as one form; its buttons stay in sight. */
export function ProfileForm({ user, onCancel, onSaved }: ProfileFormProps) {
  const state = useProfileForm(user, onSaved);
  const { form, failure, isPending } = state;

  function cancel() {
    state.forgetDraft();
    onCancel();
  }

  return (
    <form
      ref={state.element}
      noValidate
      aria-labelledby="tu-perfil"
      className="**:scroll-mb-56"
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
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
          <YouFields form={form} user={user} />
        </Group>
        <Group legend={texts.body.legend}>
          <BodyFields form={form} />
        </Group>
        <Group legend={texts.week.legend}>
          <WeekFields form={form} />
        </Group>
        <Group legend={texts.level.legend}>
          <LevelFields form={form} />
        </Group>
        <Group legend={texts.kit.legend}>
          <KitFields form={form} />
        </Group>
        <Group legend={texts.injuries.legend}>
          <InjuriesFields form={form} user={user} />
        </Group>
      </div>
      {/* covers the card's own padding: what scrolls below it is not seen around it */}
      <div className="sticky bottom-0 z-1 -mx-5 mt-6 -mb-5 grid gap-3 rounded-b-3 border-t bg-surface px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
        {failure && (
          <Alert kind="err" title={failure.title}>
            <p>{failure.reason}</p>
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
    </form>
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
