import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import type { StoredFilm } from '#features/mirror/film-store.ts';
import { mirrorTexts, strokeNames } from '#features/mirror/texts.ts';
import type { Films } from '#features/mirror/use-films.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const texts = mirrorTexts.earlier;

export function EarlierFilms({ films, onOpen }: { films: Films; onOpen: (film: StoredFilm) => void }) {
  const { state } = films;
  if (state.is === 'loading') return null;
  return (
    <section aria-labelledby="tus-videos" className="grid gap-3">
      <h2 id="tus-videos">{texts.title}</h2>
      {state.is === 'unavailable' && <p className="text-ink-2">{texts.failed}</p>}
      {state.is === 'ready' && (
        <>
          <p className="max-w-sentence text-ink-2">{state.films.length === 0 ? texts.none : texts.hint}</p>
          <ul className="grid divide-y divide-line">
            {state.films.map((film) => {
              const name = texts.open(strokeNames[film.stroke.kind], film.filmedAt);
              return (
                <li key={film.id} className="flex items-center justify-between gap-3 py-1">
                  <button type="button" className="link min-h-tap text-left" onClick={() => onOpen(film)}>
                    {name}
                  </button>
                  <IconButton icon={TrashIcon} label={texts.delete(name)} onClick={() => void films.remove(film.id)} />
                </li>
              );
            })}
          </ul>
          {state.films.length > 0 && <DeleteAll onDelete={() => void films.removeAll()} />}
        </>
      )}
    </section>
  );
}

/** Asked once: the films are nowhere else. */
function DeleteAll({ onDelete }: { onDelete: () => void }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="line" className="justify-self-start" onClick={() => setAsking(true)}>
        {texts.deleteAll}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button variant="danger" onClick={onDelete}>
        {texts.deleteSure}
      </Button>
      <Button variant="line" onClick={() => setAsking(false)}>
        {texts.keep}
      </Button>
    </div>
  );
}
