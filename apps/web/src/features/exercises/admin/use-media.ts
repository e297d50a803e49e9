import type { Exercise, ExerciseMedia } from '@bandeja/domain/exercises/contract';
import { mediaLimits, mediaMessages } from '@bandeja/domain/exercises/media';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { addressOf, call, fetchWithToken, HttpError } from '#lib/http.ts';
import { invalidate, keyOf } from '#lib/query.ts';
import { serverMessage } from '#lib/server-message.ts';

const texts = exerciseAdminTexts.media;

/** A file on its way, or refused: then `failure` says why. */
export type Upload = {
  id: string;
  fileName: string;
  sizeBytes: number;
  isFilm: boolean;
  sentShare: number;
  failure: string | null;
  cancel: () => void;
};

/** Phones put letters into names that nobody sees. */
const nameOf = ({ name }: File) => name.replace(/\p{C}/gu, '').trim().slice(0, 200) || 'archivo';

/** What can be said of a file before it is sent. */
function refusalOf({ type, size }: File): string | null {
  if (/^video\/(mp4|webm|quicktime)$/.test(type)) return size > mediaLimits.filmBytes ? mediaMessages.filmHeavy : null;
  if (!/^image\/(jpeg|png|webp)$/.test(type)) return mediaMessages.type;
  return size > mediaLimits.pictureBytes ? mediaMessages.pictureHeavy : null;
}

async function sendPieces(exerciseId: string, upload: string, file: File, watch: Watch): Promise<void> {
  const { pieceBytes } = mediaLimits;
  for (let position = 0; position * pieceBytes < file.size; position += 1) {
    const body = file.slice(position * pieceBytes, (position + 1) * pieceBytes);
    const address = addressOf('PUT /exercises/:id/media-pieces', {
      params: { id: exerciseId },
      query: { upload, position },
    });
    const headers = { 'content-type': 'application/octet-stream' };
    const response = await fetchWithToken(address, { method: 'PUT', headers, body, signal: watch.signal });
    if (!response.ok) throw new HttpError(response.status, await response.json().catch(() => ({})), '');
    watch.onSent(Math.min(1, ((position + 1) * pieceBytes) / file.size));
  }
}

type Watch = { signal: AbortSignal; onSent: (share: number) => void };

/** Pictures and film of an exercise: each change is stored at once, one file after the other. */
export function useMedia(exerciseId: string) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  const show = useCallback(
    (media: ExerciseMedia) => {
      const key = keyOf('GET /exercises/:id', { params: { id: exerciseId } });
      client.setQueryData<Exercise>(key, (exercise) => exercise && { ...exercise, ...media });
      void invalidate(client, 'GET /exercises');
    },
    [client, exerciseId],
  );

  const change = (id: string, next: Partial<Upload> | null) =>
    setUploads((all) =>
      all.flatMap((each) => {
        if (each.id !== id) return [each];
        return next === null ? [] : [{ ...each, ...next }];
      }),
    );

  async function send(file: File, { id, signal }: { id: string; signal: AbortSignal }): Promise<void> {
    try {
      await sendPieces(exerciseId, id, file, { signal, onSent: (sentShare) => change(id, { sentShare }) });
      const body = { upload: id, fileName: nameOf(file) };
      show(await call('POST /exercises/:id/media', { params: { id: exerciseId }, body, signal }));
      change(id, null);
    } catch (error) {
      if (!signal.aborted) change(id, { failure: serverMessage(error) ?? texts.failed });
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    const waiting = files.map((file) => {
      const [id, stop] = [crypto.randomUUID(), new AbortController()];
      const cancel = () => {
        stop.abort();
        change(id, null);
      };
      const isFilm = file.type.startsWith('video/');
      const upload: Upload = {
        id,
        fileName: file.name,
        sizeBytes: file.size,
        isFilm,
        sentShare: 0,
        failure: refusalOf(file),
        cancel,
      };
      return { file, upload, signal: stop.signal };
    });
    setUploads((all) => [...all, ...waiting.map(({ upload }) => upload)]);
    for (const { file, upload, signal } of waiting) {
      if (upload.failure === null && !signal.aborted) await send(file, { id: upload.id, signal });
    }
  }

  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** One after the other: a text that is left by pressing an arrow is stored before the new order. */
  function store(work: () => Promise<ExerciseMedia>): void {
    last.current = last.current
      .then(work)
      .then((media) => {
        show(media);
        setFailure(null);
      })
      .catch((error: unknown) => setFailure(serverMessage(error) ?? texts.failed));
  }

  return {
    uploads,
    failure,
    add,
    arrange: (pictures: { _id: string; alt?: string }[]) =>
      store(() => call('PUT /exercises/:id/media', { params: { id: exerciseId }, body: { pictures } })),
    remove: (mediaId: string) =>
      store(() => call('DELETE /exercises/:id/media/:mediaId', { params: { id: exerciseId, mediaId } })),
  };
}
