import { accountMessages } from '@bandeja/domain/account/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { accountTexts } from '#features/account/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { localKey } from '#lib/query.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { buttonClass } from '#ui/button-look.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = accountTexts.secondFactor.setup;
const codeSchema = z.object({ code: z.string().check(z.trim(), z.minLength(1, accountMessages.codeRequired)) });

type CodeSetupProps = {
  begun: { secret: string; uri: string };
  onCode: (code: string) => Promise<unknown>;
  onClose: () => void;
};

export function CodeSetup({ begun, onCode, onClose }: CodeSetupProps) {
  const { field, ...state } = useSendForm({
    start: { code: '' },
    resolver: zodResolver(codeSchema),
    send: ({ code }: { code: string }) => onCode(code),
    fieldError: ({ code, message }) => (code === 'auth.code_wrong' ? { path: 'code', message } : null),
    fallback: failureReason,
  });
  const code = field('code');
  return (
    <FormDialog
      texts={{ ...accountTexts.secondFactor, ...texts }}
      state={{ ...state, failure: null }}
      onClose={onClose}
    >
      <p className="text-ink-2">{texts.scan}</p>
      <QrCode text={begun.uri} />
      <p className="text-sm text-ink-2">
        {texts.key}{' '}
        <code className="font-strong break-all text-ink">{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <a href={begun.uri} className={buttonClass({ variant: 'line', size: 'sm', className: 'justify-self-start' })}>
        {texts.open}
      </a>
      <TextField
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...code}
        error={code.error ?? state.failure ?? undefined}
      />
    </FormDialog>
  );
}

/** Dark on white in both themes, with its quiet border: cameras need it so. */
function QrCode({ text }: { text: string }) {
  const { data } = useQuery({
    queryKey: localKey('qr-code', text),
    queryFn: async () => (await import('uqr')).encode(text, { border: 2 }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!data) return <div className="size-48" />;
  const path = data.data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={texts.qr}
      viewBox={`0 0 ${data.size} ${data.size}`}
      shapeRendering="crispEdges"
      className="size-48 justify-self-center rounded-md"
    >
      <path d={`M0 0h${data.size}v${data.size}h-${data.size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
