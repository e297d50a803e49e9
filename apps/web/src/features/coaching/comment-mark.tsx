import type { Commented } from '@bandeja/domain/coaching/schemas';
import { ChatTextIcon } from '@phosphor-icons/react/dist/csr/ChatText';
import { commentTexts as texts } from '#features/coaching/comment-texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

type CommentMarkProps = Pick<Commented, 'comments' | 'unread'> & {
  label: string;
  className?: string;
  /** Absent where the thing itself leads to them. */
  onOpen?: () => void;
};

const look = 'inline-flex items-center gap-1.5 text-sm';

/** How many comments, and in strong words those that are unread. */
export function CommentMark({ comments, unread, label, className, onOpen }: CommentMarkProps) {
  const words = texts.marked(comments, unread);
  const shown = (
    <>
      <Icon as={ChatTextIcon} weight={unread > 0 ? 'fill' : 'bold'} className="size-4 flex-none" />
      {words}
    </>
  );
  const strength = unread > 0 ? 'font-strong' : '';
  if (!onOpen) return <p className={classNames(look, strength, 'text-info')}>{shown}</p>;
  return (
    <button
      type="button"
      aria-label={`${label}: ${words}`}
      className={classNames(look, strength, 'relative z-1 min-h-8 text-left text-link', className)}
      onClick={onOpen}
    >
      {shown}
    </button>
  );
}
