import { type Ref, useState } from 'react';
import { longestTerm } from '#features/routines/search/address.ts';
import { searchTexts as texts } from '#features/routines/search/texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { SearchField } from '#ui/search-field.tsx';

type SearchFormProps = {
  query: string;
  onSearch: (term: string) => void;
  fieldRef?: Ref<HTMLInputElement>;
  className?: string;
};

export function SearchForm({ query, onSearch, fieldRef, className }: SearchFormProps) {
  const [typed, setTyped] = useState({ over: query, text: query, isBlankSent: false });
  if (typed.over !== query) setTyped({ over: query, text: query, isBlankSent: false });
  const { text, isBlankSent } = typed;

  function submit() {
    const term = text.trim();
    setTyped({ over: query, text, isBlankSent: term === '' });
    if (term !== '') onSearch(term);
  }

  return (
    <search className={className}>
      <Form onSubmit={submit} className="grid gap-3">
        <div className="flex flex-wrap gap-2.5">
          <SearchField
            ref={fieldRef}
            label={texts.label}
            placeholder={texts.placeholder}
            maxLength={longestTerm}
            enterKeyHint="search"
            autoComplete="off"
            className="min-w-0 flex-[1_1_8rem]"
            value={text}
            onChange={(next) => setTyped({ over: query, text: next, isBlankSent: false })}
          />
          <Button type="submit">{texts.submit}</Button>
        </div>
        {isBlankSent && <Alert>{texts.blank}</Alert>}
      </Form>
    </search>
  );
}
