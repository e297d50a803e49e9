import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import type { Address } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

export function DoorCard({ to, title, sentence }: { to: Address; title: string; sentence: string }) {
  return (
    <Link
      to={to}
      className="grid h-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 rounded-3 border border-line-strong p-5 text-ink no-underline hover:border-ink hover:bg-hover md:p-7"
    >
      <strong className="heading-2 text-[length:min(var(--text-h2),7vw)]">{title}</strong>
      <Icon as={ArrowRightIcon} className="row-span-2 size-6" />
      <span className="mt-1 text-ink-2">{sentence}</span>
    </Link>
  );
}
