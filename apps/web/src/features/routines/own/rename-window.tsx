import { ownChangesSchema, type RoutineSummary } from '@bandeja/domain/routines/contract';
import { useChangeOwnRoutine } from '#features/routines/own/api.ts';
import { FolderField } from '#features/routines/own/folder-field.tsx';
import { ownTexts } from '#features/routines/own/texts.ts';
import { contractResolver, useSendForm } from '#lib/use-send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { FormWindow } from '#ui/form-window.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = ownTexts.renaming;

type Names = { name: string; folder: string };

const resolver = contractResolver<Names, Names>({ schema: ownChangesSchema, bodyOf: (values) => values });

export function RenameWindow({ routine, onClose }: { routine: RoutineSummary; onClose: () => void }) {
  const change = useChangeOwnRoutine(routine._id);
  const { field, failure, isPending, submit } = useSendForm<Names, Names>({
    start: { name: routine.name, folder: routine.folder ?? '' },
    resolver,
    send: async (names) => {
      await change.mutateAsync(names);
      onClose();
    },
    fieldError: ({ issues }) => issues?.find(({ path }) => path === 'name'),
    fallback: ownTexts.menu.failed,
  });
  return (
    <FormWindow isOpen onClose={onClose} title={texts.title} save={{ label: texts.save, isPending, start: submit }}>
      <TextField label={ownTexts.form.name} autoComplete="off" maxLength={120} {...field('name')} />
      <FolderField {...field('folder')} />
      {failure && <Alert kind="err">{failure}</Alert>}
    </FormWindow>
  );
}
