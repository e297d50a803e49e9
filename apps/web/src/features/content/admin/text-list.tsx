import type { TextSummary } from '@bandeja/domain/content/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textsQuery } from '#features/content/admin/api.ts';
import { contentTexts as texts } from '#features/content/admin/texts.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { Form } from '#ui/form.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { TextField } from '#ui/text-field.tsx';

type TextListProps = { onOpen: (key: string) => void };

export function TextList({ onOpen }: TextListProps) {
  const query = useQuery(textsQuery);
  if (!query.data) return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <h2>{texts.title}</h2>
        <p className="max-w-sentence text-ink-2">{texts.sentence}</p>
      </div>
      <DataTable cards caption={texts.caption} columns={columnsOf(onOpen)} rows={query.data} keyOf={({ key }) => key} />
      <NewArticle taken={query.data.map(({ key }) => key)} onOpen={onOpen} />
    </div>
  );
}

const tones: Record<TextSummary['state'], BadgeTone> = { shipped: 'otr', published: 'ok', hidden: 'warn' };

function columnsOf(onOpen: (key: string) => void): [Column<TextSummary>, ...Column<TextSummary>[]] {
  return [
    {
      title: texts.columns.title,
      cell: ({ key, title }) => (
        <button type="button" className="min-h-tap text-left font-strong underline" onClick={() => onOpen(key)}>
          {title}
        </button>
      ),
    },
    { title: texts.columns.kind, cell: ({ kind }) => texts.kinds[kind] },
    {
      title: texts.columns.state,
      cell: ({ state, hasNewerShipped }) => (
        <span className="inline-flex flex-wrap gap-1.5">
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
          {hasNewerShipped && <Badge tone="warn">{texts.newer}</Badge>}
        </span>
      ),
    },
    { title: texts.columns.changed, cell: ({ at, by }) => (at === null ? texts.never : texts.changed(at, by)) },
  ];
}

const address = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function NewArticle({ taken, onOpen }: TextListProps & { taken: readonly string[] }) {
  const [key, setKey] = useState('');
  const [error, setError] = useState<string>();

  function begin() {
    if (!address.test(key)) setError(texts.addressWrong);
    else if (taken.includes(key)) setError(texts.addressTaken);
    else onOpen(key);
  }

  return (
    <Form aria-label={texts.create} className="card grid gap-2.5 lg:max-w-summary" onSubmit={begin}>
      <h3 className="heading-3">{texts.create}</h3>
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        error={error}
        maxLength={80}
        value={key}
        onChange={({ target }) => setKey(target.value.trim().toLowerCase())}
      />
      <Button type="submit" variant="line" className="justify-self-start">
        {texts.begin}
      </Button>
    </Form>
  );
}
