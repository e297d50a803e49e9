import { classNames } from '#ui/class-names.ts';

/** A plain word in a frame: muscle group, equipment. `large` where tags are the content, not a note. */
export function Tag({ children, large = false }: { children: string; large?: boolean }) {
  return <span className={classNames('tag', large && 'tag-lg')}>{children}</span>;
}
