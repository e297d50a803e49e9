import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { useQuery } from '@tanstack/react-query';
import { figuresQuery } from '#features/support/admin/api.ts';
import { inboxTexts } from '#features/support/admin/texts.ts';
import * as paths from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

/** For those who answer: how many messages wait, on every page. No wider than a button: beside eight links there is room for no more. */
export function DeskCount() {
  const waiting = useQuery(figuresQuery).data?.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <Link
      to={`${paths.admin}?tab=mensajes`}
      aria-label={inboxTexts.waitingWords(waiting)}
      className="icon-btn relative text-ink lg:-mx-3"
    >
      <Icon as={EnvelopeSimpleIcon} />
      <span className="num absolute top-0.5 right-0 min-w-4.5 rounded-full bg-solid px-1 text-center text-xs font-strong text-on-solid">
        {waiting > 99 ? '99+' : waiting}
      </span>
    </Link>
  );
}
