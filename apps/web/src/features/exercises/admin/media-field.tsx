import type { Exercise } from '@bandeja/domain/exercises/contract';
import { filmFile, mediaAddress, mediaLimits, mediaMessages } from '@bandeja/domain/exercises/media';
import type { Picture } from '@bandeja/domain/exercises/schemas';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { FilmStripIcon } from '@phosphor-icons/react/dist/csr/FilmStrip';
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { type Upload, useMedia } from '#features/exercises/admin/use-media.ts';
import { ExercisePicture } from '#features/exercises/exercise-picture.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = exerciseAdminTexts.media;

/** Stored as it is changed, apart from the form around it. */
export function MediaField({ exercise }: { exercise: Exercise }) {
  const { pictures, film } = exercise;
  const media = useMedia(exercise._id);
  const undescribed = pictures.filter(({ alt }) => alt === '').length;
  const move = (from: number, by: number) => {
    const next = pictures.map(({ _id }) => ({ _id }));
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(from + by, 0, moved);
    media.arrange(next);
  };
  const describe = (described: Picture, alt: string) =>
    media.arrange(pictures.map(({ _id }) => ({ _id, ...(_id === described._id && { alt }) })));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <h3>{texts.title}</h3>
        <p className="mt-1 text-sm text-ink-2">{texts.hint}</p>
      </div>
      <DropPlace onFiles={(files) => void media.add(files)} />
      {undescribed > 0 && <p className="text-sm text-ink-2">{texts.undescribed(undescribed)}</p>}
      {media.failure && <Alert kind="err">{media.failure}</Alert>}
      <ul aria-label={texts.title} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {pictures.map((picture, index) => (
          <PictureCard
            key={picture._id}
            picture={picture}
            place={index + 1}
            isLast={index === pictures.length - 1}
            onMove={(by) => move(index, by)}
            onDescribe={(alt) => describe(picture, alt)}
            onRemove={() => media.remove(picture._id)}
          />
        ))}
        {film && (
          <MediaCard
            view={
              // biome-ignore lint/a11y/useMediaCaption: the exercise's steps say in words what the film shows
              <video
                src={mediaAddress(filmFile(film))}
                controls
                preload="metadata"
                aria-label={texts.filmOf(film.fileName)}
                className="size-full object-contain"
              />
            }
            mark={texts.film}
            fileName={film.fileName}
            note={texts.filmSize(film.seconds, film.sizeBytes)}
          >
            <div className="flex justify-end">
              <RemoveButton name={film.fileName} onRemove={() => media.remove(film._id)} />
            </div>
          </MediaCard>
        )}
        {media.uploads.map((upload) => (
          <UploadCard key={upload.id} upload={upload} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {texts.underWay(media.uploads.filter(({ failure }) => failure === null).length)}
      </p>
    </div>
  );
}

function DropPlace({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className={classNames(
        'flex flex-wrap items-center gap-4 rounded-3 border-2 border-dashed border-line-strong bg-surface px-5 py-4',
        isOver && 'border-ink',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon as={UploadSimpleIcon} weight="regular" className="size-8 flex-none" />
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-strong">{texts.drop}</p>
        <p className="text-sm text-ink-2">{texts.limits}</p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/jpeg,image/png,image/webp,video/mp4,video/webm"
        aria-label={texts.choose}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button variant="line" onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
    </div>
  );
}

type MediaCardProps = {
  view: ReactNode;
  mark?: string;
  fileName: string;
  note: string;
  isRefused?: boolean;
  children: ReactNode;
};

function MediaCard({ view, mark, fileName, note, isRefused = false, children }: MediaCardProps) {
  return (
    <li
      className={classNames(
        'grid grid-cols-1 content-start overflow-hidden rounded-3 border bg-surface',
        isRefused && 'border-err',
      )}
    >
      <div className="relative grid h-32 place-items-center overflow-hidden bg-sunken text-ink-2">
        {view}
        {mark !== undefined && (
          <span className="absolute top-2 left-2 rounded-1 bg-surface px-2 py-0.5 text-sm font-strong text-ink">
            {mark}
          </span>
        )}
      </div>
      <div className="grid grid-cols-1 gap-2 p-3">
        <p className="flex items-baseline justify-between gap-3 text-sm">
          <span className="min-w-0 truncate font-strong">{fileName}</span>
          <span className="num flex-none text-ink-2">{note}</span>
        </p>
        {children}
      </div>
    </li>
  );
}

type PictureCardProps = {
  picture: Picture;
  place: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onDescribe: (alt: string) => void;
  onRemove: () => void;
};

function PictureCard({ picture, place, isLast, onMove, onDescribe, onRemove }: PictureCardProps) {
  const { fileName } = picture;
  return (
    <MediaCard
      view={
        <ExercisePicture
          picture={picture}
          sizes="320px"
          alt={picture.alt || fileName}
          className="size-full object-cover"
        />
      }
      mark={place === 1 ? texts.cover : `${place}`}
      fileName={fileName}
      note={texts.size(picture.sizeBytes)}
    >
      <Description picture={picture} onDescribe={onDescribe} />
      <div className="flex gap-1">
        <IconButton
          icon={ArrowLeftIcon}
          label={texts.earlier(fileName)}
          disabled={place === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton icon={ArrowRightIcon} label={texts.later(fileName)} disabled={isLast} onClick={() => onMove(1)} />
        <span className="ml-auto">
          <RemoveButton name={fileName} onRemove={onRemove} />
        </span>
      </div>
    </MediaCard>
  );
}

/** Stored when the field is left. */
function Description({ picture, onDescribe }: Pick<PictureCardProps, 'picture' | 'onDescribe'>) {
  const [typed, setTyped] = useState(picture.alt);
  useEffect(() => setTyped(picture.alt), [picture.alt]);
  const text = typed.trim();
  return (
    <TextField
      label={texts.alt}
      autoComplete="off"
      placeholder={texts.altPlaceholder}
      maxLength={mediaLimits.altLetters}
      value={typed}
      error={picture.alt === '' && text === '' ? mediaMessages.altMissing : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => text !== picture.alt && onDescribe(text)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // it would send the form around it
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return <IconButton icon={TrashIcon} weight="regular" label={texts.remove(name)} onClick={onRemove} />;
}

function UploadCard({ upload }: { upload: Upload }) {
  const { fileName, sizeBytes, isFilm, sentShare, failure, cancel } = upload;
  const kind = isFilm ? FilmStripIcon : ImageIcon;
  return (
    <MediaCard
      view={<Icon as={failure === null ? kind : WarningIcon} weight="regular" className="size-9" />}
      fileName={fileName}
      note={texts.size(sizeBytes)}
      isRefused={failure !== null}
    >
      {failure === null ? (
        <progress className="h-2 w-full accent-ink" aria-label={texts.sending(fileName)} max={1} value={sentShare} />
      ) : (
        <p role="alert" className="text-sm text-err">
          {failure}
        </p>
      )}
      <div className="flex items-center justify-between gap-2 text-sm text-ink-2">
        <span>{failure === null && texts.sent(sentShare)}</span>
        <Button variant="ghost" size="sm" onClick={cancel}>
          {failure === null ? texts.cancel : texts.dismiss}
        </Button>
      </div>
    </MediaCard>
  );
}
