import type { Text } from '@bandeja/domain/content/contract';
import { useMutation } from '@tanstack/react-query';
import { contentTexts as texts } from '#features/content/admin/texts.ts';
import { call } from '#lib/http.ts';
import type { Address } from '#lib/paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { useToast } from '#ui/toast.tsx';

type TextHistoryProps = { text: Text; onLoad: (markdown: string) => void };

export function TextHistory({ text, onLoad }: TextHistoryProps) {
  return (
    <div>
      {text.versions.length > 0 && <Versions versions={text.versions} />}
      <Fold title={texts.history}>
        <Revisions text={text} onLoad={onLoad} />
      </Fold>
    </div>
  );
}

function Versions({ versions }: Pick<Text, 'versions'>) {
  return (
    <Fold title={texts.versions} startsOpen>
      <ul className="grid grid-cols-1">
        {versions.map(({ version, date, state, address, agreed }) => (
          <li
            key={version}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t py-2 first:border-t-0"
          >
            <span className="inline-flex flex-wrap items-center gap-2">
              {texts.version(version, date)}
              <Badge tone={state === 'current' ? 'ok' : 'otr'}>{texts.versionStates[state]}</Badge>
            </span>
            <span className="text-sm text-ink-2">{texts.agreed(agreed)}</span>
            {/* our own server says it */}
            <AppLink to={address as Address}>{texts.readVersion(version)}</AppLink>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Revisions({ text, onLoad }: TextHistoryProps) {
  const toast = useToast();
  const bring = useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? call('GET /admin/texts/:key/shipped', { params: { key: text.key } })
        : call('GET /admin/text-revisions/:id', { params: { id } }),
    onSuccess: ({ markdown }) => onLoad(markdown),
    onError: () => toast(texts.historyFailed, { kind: 'err' }),
  });
  const hasShipped = text.isShipped && text.kind !== 'legal';
  if (text.revisions.length === 0 && !hasShipped) return <p className="text-ink-2">{texts.historyEmpty}</p>;
  return (
    <ul className="grid grid-cols-1">
      {text.revisions.map(({ _id, at, by, state }) => (
        <Row
          key={_id}
          name={texts.historyLine(at, by)}
          state={texts.historyStates[state]}
          onLoad={state === 'shipped' ? null : () => bring.mutate(_id)}
        />
      ))}
      {hasShipped && <Row name={texts.historyShipped} state={null} onLoad={() => bring.mutate(null)} />}
    </ul>
  );
}

type RowProps = { name: string; state: string | null; onLoad: (() => void) | null };

function Row({ name, state, onLoad }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t py-2 first:border-t-0">
      <span className="inline-flex flex-wrap items-center gap-2">
        {name}
        {state !== null && <Badge>{state}</Badge>}
      </span>
      {onLoad !== null && (
        <Button variant="quiet" size="sm" aria-label={texts.loadOf(name)} onClick={onLoad}>
          {texts.load}
        </Button>
      )}
    </li>
  );
}
