import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

export type MetaItem = { text: string; icon?: PhosphorIcon };

export function Meta({ items, className }: { items: readonly MetaItem[]; className?: string }) {
  return (
    <ul className={classNames('meta', className)}>
      {items.map((item) => (
        <li key={item.text}>
          {item.icon && <Icon as={item.icon} weight="regular" className="" />}
          {item.text}
        </li>
      ))}
    </ul>
  );
}
