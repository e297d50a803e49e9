import type { Block } from '@bandeja/domain/season/contract';
import type { SeasonEdit } from '@bandeja/trainer/season/edit';
import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { seasonTexts } from '#features/season/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';

const texts = seasonTexts.edit;
type Kind = SeasonEdit['kind'];

const icons: Record<Kind, PhosphorIcon> = {
  earlier: ArrowLeftIcon,
  later: ArrowRightIcon,
  lengthen: PlusIcon,
  shorten: MinusIcon,
  pause: PauseIcon,
};

const inMenu = ['earlier', 'later', 'lengthen', 'shorten', 'pause'] as const;

type ActionsProps = { block: Block; onEdit: (kind: Kind) => void };

/** A running block has begun: it can be longer, shorter or paused. */
export function CurrentActions({ onEdit }: Pick<ActionsProps, 'onEdit'>) {
  return (
    <div className="grid grid-cols-3 gap-2 max-[22rem]:grid-cols-1">
      {(['lengthen', 'shorten', 'pause'] as const).map((kind) => (
        <Button
          key={kind}
          variant="line"
          className="px-1 max-xl:text-ui"
          icon={<Icon as={icons[kind]} className="size-4.5" />}
          onClick={() => onEdit(kind)}
        >
          {texts[kind].label}
        </Button>
      ))}
    </div>
  );
}

export function BlockMenu({ block, onEdit }: ActionsProps) {
  // the week of a tournament stands where its date is
  if (block.kind === 'taper') return null;
  return (
    <Menu label={texts.menu(block.name)}>
      {(close) =>
        inMenu.map((kind) => (
          <Button
            key={kind}
            variant="ghost"
            full
            className="justify-start"
            icon={<Icon as={icons[kind]} className="size-4.5" />}
            onClick={() => {
              close();
              onEdit(kind);
            }}
          >
            {texts[kind].label}
          </Button>
        ))
      }
    </Menu>
  );
}
