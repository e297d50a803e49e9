import { classNames } from '#ui/class-names.ts';

export function Tag({ children, large = false }: { children: string; large?: boolean }) {
  return <span className={classNames('tag', large && 'tag-lg')}>{children}</span>;
}
