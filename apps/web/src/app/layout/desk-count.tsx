import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { useQuery } from '@tanstack/react-query';
import { figuresQuery } from '#features/support/admin/api.ts';
import { inboxTexts } from '#features/support/admin/texts.ts';
import * as paths from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** For those who answer: how many messages wait, on every page. */
export function DeskCount() {
  const waiting = useQuery(figuresQuery).data?.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <LinkButton
      to={`${paths.admin}?tab=mensajes`}
      variant="ghost"
      size="sm"
      className="min-w-tap"
      aria-label={inboxTexts.waitingWords(waiting)}
    >
      <Icon as={EnvelopeSimpleIcon} className="size-5" />
      <span className="num">{waiting}</span>
    </LinkButton>
  );
}
