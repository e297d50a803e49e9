import { type Application, applicationBodySchema } from '@bandeja/domain/coaching/contract';
import { coachTerms } from '@bandeja/domain/coaching/messages';
import { coachLanguages } from '@bandeja/domain/coaching/vocabulary';
import { useState } from 'react';
import { useApply } from '#features/coaching/api.ts';
import { CoachFace } from '#features/coaching/coach-face.tsx';
import { smallPhoto } from '#features/coaching/small-photo.ts';
import { languageNames, applyTexts as texts } from '#features/coaching/texts.ts';
import { issuesOf } from '#lib/form-errors.ts';
import { formatDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { Form } from '#ui/form.tsx';
import { Link } from '#ui/link.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';

const empty = {
  qualification: '',
  about: '',
  languages: ['es'] as Application['languages'],
  capacity: 20,
  feminine: false,
  photo: null as string | null,
};

const valuesOf = ({ qualification, about, languages, capacity, feminine, photo }: typeof empty) => ({
  qualification,
  about,
  languages,
  capacity,
  feminine,
  photo,
});

export function ApplicationForm({ name, application }: { name: string; application: Application | null }) {
  const state = application?.state ?? null;
  const certificateOn = application?.certificateOn ?? null;
  const [values, setValues] = useState({ ...valuesOf(application ?? empty), confidentiality: state === 'approved' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { start, isPending, error } = useApply();
  const toast = useToast();
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });

  function submit() {
    const issues = issuesOf(applicationBodySchema, values);
    setErrors(Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.split('.')[0], message])));
    if (issues.length > 0) return;
    start({ ...values, confidentiality: true }, { onSuccess: () => toast(texts.sent) });
  }

  return (
    <Form className="grid max-w-form gap-3" onSubmit={submit}>
      <TextField
        label={texts.qualification}
        hint={texts.qualificationHint}
        maxLength={120}
        error={errors['qualification']}
        value={values.qualification}
        onChange={({ target }) => set({ qualification: target.value })}
      />
      <TextArea
        label={texts.about}
        hint={texts.aboutHint}
        rows={4}
        maxLength={600}
        error={errors['about']}
        value={values.about}
        onChange={({ target }) => set({ about: target.value })}
      />
      <NumberField
        label={texts.capacity}
        min={1}
        max={200}
        error={errors['capacity']}
        value={values.capacity}
        onChange={({ target }) => set({ capacity: Number(target.value) })}
      />
      <ChipGroup
        mode="single"
        label={texts.called}
        options={[
          { value: 'no', label: texts.trainer },
          { value: 'yes', label: texts.feminine },
        ]}
        value={values.feminine ? 'yes' : 'no'}
        onChange={(value) => set({ feminine: value === 'yes' })}
      />
      <fieldset>
        <legend className="field-label">{texts.languages}</legend>
        <div className="flex flex-wrap gap-x-4">
          {coachLanguages.map((language) => (
            <Checkbox
              key={language}
              label={languageNames[language]}
              checked={values.languages.includes(language)}
              onChange={({ target }) =>
                set({
                  languages: coachLanguages.filter((each) =>
                    each === language ? target.checked : values.languages.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
        {errors['languages'] && (
          <p role="alert" className="field-error">
            {errors['languages']}
          </p>
        )}
      </fieldset>
      <PhotoField name={name} photo={values.photo} onChange={(photo) => set({ photo })} />
      {certificateOn === null ? (
        <p className="text-sm text-ink-2">
          {texts.minors} <Link to={paths.messages}>{texts.minorsLink}</Link>.
        </p>
      ) : (
        <p className="text-sm text-ok">{texts.certified(formatDate(certificateOn))}</p>
      )}
      <Checkbox
        label={coachTerms.text}
        error={errors['confidentiality']}
        checked={values.confidentiality}
        onChange={({ target }) => set({ confidentiality: target.checked })}
      />
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
      <Button type="submit" className="justify-self-start" pending={isPending} pendingLabel={texts.sending}>
        {state === 'approved' ? texts.save : texts.send}
      </Button>
    </Form>
  );
}

type PhotoFieldProps = { name: string; photo: string | null; onChange: (photo: string | null) => void };

function PhotoField({ name, photo, onChange }: PhotoFieldProps) {
  const [isUnreadable, setUnreadable] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    try {
      onChange(await smallPhoto(file));
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <CoachFace name={name} photo={photo} isLarge />
      <label className="grid min-w-0 gap-1">
        <span className="field-label">{texts.photo}</span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="max-w-full text-sm"
          onChange={({ target }) => void take(target.files?.[0])}
        />
        <span className="text-sm text-ink-2">{texts.photoHint}</span>
      </label>
      {photo !== null && (
        <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
          {texts.photoRemove}
        </Button>
      )}
      {isUnreadable && (
        <p role="alert" className="field-error basis-full">
          {texts.photoFailed}
        </p>
      )}
    </div>
  );
}
