import type { FilmComment, WatchedFilm } from '@bandeja/domain/films/contract';
import { LockSimpleOpenIcon } from '@phosphor-icons/react/dist/csr/LockSimpleOpen';
import type { ReactNode } from 'react';
import { CommentForm, type Remark } from '#features/films/comment-form.tsx';
import { FilmComments } from '#features/films/film-comments.tsx';
import { FilmPlayer } from '#features/films/film-player.tsx';
import { byMoment } from '#features/films/model.ts';
import { filmTexts } from '#features/films/texts.ts';
import { useFilm } from '#features/films/use-film.ts';
import { Alert } from '#ui/alert.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageTitle } from '#ui/page-title.tsx';

const texts = filmTexts.room;

type FilmRoomProps = {
  watched: WatchedFilm;
  /** `person` is the player, `team` the coach. */
  side: FilmComment['side'];
  onComment: (remark: Remark) => Promise<unknown>;
  onReload: () => void;
  /** The player's: to stop sharing. */
  action?: ReactNode;
};

/** A shared film with what the two who see it say about it. */
export function FilmRoom({ watched, side, onComment, onReload, action }: FilmRoomProps) {
  const { film, address, comments, other } = watched;
  const playing = useFilm();
  return (
    <>
      <PageTitle title={film.title} sentence={texts.filmed(film.filmedAt)} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[7fr_5fr] lg:gap-8">
        {address === null || film.seconds === null ? (
          <Alert kind="info">{texts.arriving}</Alert>
        ) : (
          <div className="max-sm:-mx-5">
            <FilmPlayer
              playing={playing}
              address={address}
              title={film.title}
              durationMs={Math.round(film.seconds * 1000)}
              moments={byMoment(comments).moments}
              onReload={onReload}
            />
          </div>
        )}
        <section aria-labelledby="comentarios" className="grid grid-cols-1 gap-4">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
            <Icon as={LockSimpleOpenIcon} className="size-5" />
            {texts.seenBy(other)} {action}
          </p>
          <h2 id="comentarios">{filmTexts.comments.title}</h2>
          <FilmComments comments={comments} side={side} onMoment={playing.show} />
          <CommentForm other={other} atMs={playing.atMs} send={onComment} />
        </section>
      </div>
    </>
  );
}
