import type { SharedFilm } from '@bandeja/domain/films/contract';
import { filmTexts } from '#features/films/texts.ts';
import { formatShortDate } from '#lib/format.ts';
import type { Address } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';

const texts = filmTexts.list;

type FilmListProps = {
  films: readonly SharedFilm[];
  addressOf: (film: SharedFilm) => Address;
  /** For the coach: which ones wait to be seen. */
  marksUnseen?: boolean;
};

/** Newest first. */
export function FilmList({ films, addressOf, marksUnseen = false }: FilmListProps) {
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {films.map((film) => (
        <li key={film._id} className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
          <p className="min-w-0">
            <Link to={addressOf(film)} className="link inline-flex min-h-tap items-center font-head wrap-anywhere">
              {film.title}, {formatShortDate(film.filmedAt)}
            </Link>
          </p>
          {marksUnseen && !film.isWatched && <Tag>{texts.unseen}</Tag>}
          <p className="col-span-2 flex flex-wrap gap-x-3 text-sm text-ink-2">
            <span>{film.seconds === null ? texts.half : texts.seconds(film.seconds)}</span>
            <span>{texts.comments(film.comments)}</span>
            <span>{texts.until(film.expiresOn)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
