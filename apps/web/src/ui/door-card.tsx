import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import type { Address } from '#lib/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

type DoorCardProps = {
  to: Address;
  title: string;
  sentence: string;
  /** One line on a phone. */
  isSlim?: boolean;
};

export function DoorCard({ to, title, sentence, isSlim = false }: DoorCardProps) {
  return (
    <Link
      to={to}
      className={classNames(
        'grid h-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 rounded-3 border border-line-strong p-5 text-ink no-underline hover:border-ink hover:bg-hover md:p-7',
        isSlim && 'max-md:min-h-tap max-md:px-4 max-md:py-2.5',
      )}
    >
      <strong className={classNames('heading-2', isSlim ? 'max-md:text-h4' : 'text-[length:min(var(--text-h2),7vw)]')}>
        {title}
      </strong>
      <Icon as={ArrowRightIcon} className="row-span-2 size-6" />
      <span className={classNames('mt-1 text-ink-2', isSlim && 'max-md:sr-only')}>{sentence}</span>
    </Link>
  );
}
