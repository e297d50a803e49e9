import { sessionKinds } from '@bandeja/domain/sessions/contract';
import { useEffect, useState } from 'react';
import type { PastWish } from '#features/sessions/api.ts';
import { pastTexts } from '#features/sessions/texts.ts';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';

const texts = pastTexts.filters;
const kinds = [{ value: '', label: texts.all }, ...sessionKinds.map((kind) => ({ value: kind, label: kind }))];
const pauseMs = 300;
const longest = 60;

export function PastFilters({ wish, onChange }: { wish: PastWish; onChange: (wish: PastWish) => void }) {
  const [text, setText] = useState(wish.text ?? '');
  const typed = text.trim();

  useEffect(() => {
    if (typed === (wish.text ?? '')) return;
    const { text: _, ...rest } = wish;
    const timer = setTimeout(() => onChange(typed === '' ? rest : { ...rest, text: typed }), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, wish, onChange]);

  function chooseKind(value: string) {
    const { kind: _, ...rest } = wish;
    const kind = sessionKinds.find((each) => each === value);
    onChange(kind ? { ...rest, kind } : rest);
  }

  return (
    <search className="contents">
      <SearchField
        label={texts.text}
        placeholder={texts.text}
        maxLength={longest}
        value={text}
        className="max-sm:order-last max-sm:basis-full grow"
        onChange={setText}
      />
      <Select
        bare
        hideLabel
        label={texts.kind}
        className="grow basis-[8rem] sm:max-w-50"
        options={kinds}
        value={wish.kind ?? ''}
        onChange={({ target }) => chooseKind(target.value)}
      />
    </search>
  );
}
