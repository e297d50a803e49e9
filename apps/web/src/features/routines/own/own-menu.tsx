import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { FolderIcon } from '@phosphor-icons/react/dist/csr/Folder';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCopyRoutine, useOrderRoutines } from '#features/routines/own/api.ts';
import { RenameWindow } from '#features/routines/own/rename-window.tsx';
import { ownTexts } from '#features/routines/own/texts.ts';
import * as paths from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = ownTexts.menu;

type OwnMenuProps = {
  routine: RoutineSummary;
  /** The routines it can be moved among, in their order, and the whole shelf. */
  group: readonly RoutineSummary[];
  shelf: readonly RoutineSummary[];
};

export function OwnMenu({ routine, group, shelf }: OwnMenuProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const order = useOrderRoutines();
  const copy = useCopyRoutine(routine._id);
  const [isRenaming, setRenaming] = useState(false);
  const place = group.findIndex(({ _id }) => _id === routine._id);

  function move(by: 1 | -1) {
    const other = group[place + by];
    if (!other) return;
    const swapped = { [routine._id]: other._id, [other._id]: routine._id };
    order.mutate(shelf.map(({ _id }) => swapped[_id] ?? _id));
    toast(texts.moved(routine.name, place + by + 1, group.length));
  }

  return (
    <>
      <Menu label={texts.label(routine.name)}>
        {(close) => {
          const line = (icon: PhosphorIcon, label: string, act: () => void, isOff = false) => (
            <Button
              variant="ghost"
              full
              className="justify-start"
              icon={<Icon as={icon} className="size-4.5" />}
              aria-disabled={isOff || undefined}
              onClick={() => {
                if (isOff) return;
                close();
                act();
              }}
            >
              {label}
            </Button>
          );
          return (
            <>
              {line(PencilSimpleIcon, texts.edit, () => navigate(paths.editOwnRoutine(routine._id)))}
              {line(FolderIcon, texts.rename, () => setRenaming(true))}
              {line(CopyIcon, texts.copy, () => copy.mutate(), copy.isPending)}
              {line(ArrowUpIcon, texts.up, () => move(-1), place <= 0)}
              {line(ArrowDownIcon, texts.down, () => move(1), place >= group.length - 1)}
            </>
          );
        }}
      </Menu>
      {isRenaming && <RenameWindow routine={routine} onClose={() => setRenaming(false)} />}
    </>
  );
}
