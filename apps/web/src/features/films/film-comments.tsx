import type { FilmComment } from '@bandeja/domain/films/contract';
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin';
import { byMoment, formatMoment } from '#features/films/model.ts';
import { filmTexts } from '#features/films/texts.ts';
import { formatShortDate, formatTime } from '#lib/format.ts';
import { Icon } from '#ui/icon.tsx';

const texts = filmTexts.comments;

type FilmCommentsProps = {
  comments: readonly FilmComment[];
  /** Who reads: their own comments are «Tú». */
  side: FilmComment['side'];
  onMoment: (atMs: number) => void;
};

/** About the whole film first, then second by second; an answer stands under what it answers. */
export function FilmComments({ comments, side, onMoment }: FilmCommentsProps) {
  if (comments.length === 0) return <p className="text-ink-2">{texts.none}</p>;
  const { whole, moments } = byMoment(comments);
  return (
    <ol aria-label={texts.title} className="grid grid-cols-1 gap-4">
      {whole.map((comment) => (
        <li key={comment._id}>
          <Comment comment={comment} side={side} about={texts.whole} />
        </li>
      ))}
      {moments.map(({ atMs, comments: [first, ...answers] }) => (
        <li key={atMs} className="grid gap-3">
          {first && <Comment comment={first} side={side} atMs={atMs} onMoment={onMoment} />}
          {answers.length > 0 && (
            <ol className="ml-6 grid gap-3 sm:ml-11">
              {answers.map((answer) => (
                <li key={answer._id}>
                  <Comment comment={answer} side={side} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}

type CommentProps = {
  comment: FilmComment;
  side: FilmComment['side'];
  about?: string;
  atMs?: number;
  onMoment?: (atMs: number) => void;
};

function Comment({ comment, side, about, atMs, onMoment }: CommentProps) {
  const name = comment.side === side ? texts.you : (comment.author ?? texts.gone);
  return (
    <article className="grid grid-cols-[auto_1fr] gap-x-3">
      <span aria-hidden="true" className="avatar size-8">
        {name.slice(0, 1).toUpperCase()}
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 text-sm text-ink-2">
          <strong className="text-base text-ink">{name}</strong>
          {atMs !== undefined && (
            <button
              type="button"
              className="num inline-flex min-h-6 items-center gap-1 font-strong text-link"
              onClick={() => onMoment?.(atMs)}
            >
              <Icon as={PushPinIcon} weight="fill" className="size-4" />
              {formatMoment(atMs)}
            </button>
          )}
          <time dateTime={comment.createdAt}>
            {formatShortDate(comment.createdAt)}, {formatTime(comment.createdAt)}
          </time>
          {about && <span>{about}</span>}
        </p>
        <p className="wrap-anywhere whitespace-pre-wrap">{comment.text}</p>
      </div>
    </article>
  );
}
