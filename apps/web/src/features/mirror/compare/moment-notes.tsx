import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { type FormEvent, useId, useState } from 'react';
import { compareTexts } from '#features/mirror/compare/texts.ts';
import { isAtContact, type Moment } from '#features/mirror/compare/use-moment.ts';
import type { MomentNote } from '#features/mirror/film-store.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = compareTexts.notes;
const longest = 200;

type MomentNotesProps = {
  notes: readonly MomentNote[];
  moment: Moment;
  onNotes: (notes: readonly MomentNote[]) => void;
};

/** What one sees at a second, to go back to. */
export function MomentNotes({ notes, moment, onNotes }: MomentNotesProps) {
  const id = useId();
  const [text, setText] = useState('');
  const { offset, goTo } = moment;

  function add(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') return;
    onNotes([...notes, { offset, text: text.trim() }].sort((a, b) => a.offset - b.offset));
    setText('');
  }
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-h3">
        {texts.title}
      </h2>
      {notes.length === 0 && <p className="text-ink-2">{texts.none}</p>}
      <ul className="grid divide-y divide-line empty:hidden">
        {notes.map((note) => (
          <li key={`${note.offset} ${note.text}`} className="flex items-center gap-3 py-1">
            <button type="button" className="link num min-h-tap flex-none" onClick={() => goTo(note.offset)}>
              {texts.goTo(note.offset, isAtContact(note.offset))}
            </button>
            <span className="min-w-0 grow break-words">{note.text}</span>
            <IconButton
              icon={TrashIcon}
              label={texts.remove(note.text)}
              onClick={() => onNotes(notes.filter((each) => each !== note))}
            />
          </li>
        ))}
      </ul>
      <form className="grid gap-2.5" onSubmit={add}>
        <TextField
          label={texts.label(offset, isAtContact(offset))}
          bare
          maxLength={longest}
          value={text}
          onFocus={moment.stop}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="line" className="justify-self-start" disabled={text.trim() === ''}>
          {texts.add}
        </Button>
      </form>
    </section>
  );
}
