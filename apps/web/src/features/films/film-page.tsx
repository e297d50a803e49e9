import type { FilmComment, WatchedFilm } from '@bandeja/domain/films/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Remark } from '#features/films/comment-form.tsx';
import { FilmRoom } from '#features/films/film-room.tsx';
import { filmTexts } from '#features/films/texts.ts';
import type { Address } from '#lib/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { ListWait } from '#ui/list-wait.tsx';

const texts = filmTexts.room;

type FilmPageProps = {
  query: UseQueryResult<WatchedFilm | null>;
  side: FilmComment['side'];
  back: { to: Address; label: string };
  onComment: (remark: Remark) => Promise<unknown>;
  action?: ReactNode;
};

/** For the player and for the coach: loading, gone, failed, or the film. */
export function FilmPage({ query, side, back, onComment, action }: FilmPageProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <p>
        <Link to={back.to} className="link inline-flex min-h-tap items-center">
          {back.label}
        </Link>
      </p>
      {query.data === undefined && <ListWait query={query} failed={texts.failed} loading={texts.loading} level={1} />}
      {query.data === null && (
        <EmptyState level={1} className="card" flight="bounces" title={texts.missing}>
          {texts.missingText}
        </EmptyState>
      )}
      {query.data && (
        <FilmRoom
          watched={query.data}
          side={side}
          onComment={onComment}
          onReload={() => void query.refetch()}
          action={action}
        />
      )}
    </div>
  );
}
