import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, useId } from 'react';
import { routinePages } from '#features/routines/api.ts';
import { ownTexts } from '#features/routines/own/texts.ts';
import { TextField } from '#ui/text-field.tsx';

type FolderFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** A folder is there as long as a routine lies in it. */
export function FolderField(props: FolderFieldProps) {
  const id = useId();
  const { data } = useInfiniteQuery(routinePages({ of: 'own' }));
  const folders = [...new Set((data?.pages ?? []).flat().flatMap(({ folder }) => folder || []))];
  return (
    <>
      <TextField
        label={ownTexts.form.folder}
        hint={ownTexts.form.folderHint}
        autoComplete="off"
        maxLength={60}
        list={id}
        {...props}
      />
      <datalist id={id}>
        {folders.map((folder) => (
          <option key={folder} value={folder} />
        ))}
      </datalist>
    </>
  );
}
