import { filmDeclaration } from '@bandeja/domain/films/messages';
import { filmLimits } from '@bandeja/domain/films/rules';
import type { ErrorBody } from '@bandeja/domain/wire/errors';
import { DetailedError, Upload } from 'tus-js-client';
import { readStored, tokenKey } from '#lib/device-storage.ts';
import { HttpError } from '#lib/http.ts';
import { timeZone } from '#lib/time-zone.ts';

const address = '/api/film-uploads';
/** After a cut it is tried again at once, then ever later; each piece that arrives begins the row anew. */
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

type Sending = {
  id: string;
  title: string;
  filmedAt: string;
  /** The server has a part of it. */
  isBegun: boolean;
  onShare: (share: number) => void;
  signal: AbortSignal;
};

/** Sends a film piece by piece, and goes on where it was cut. @throws HttpError when the server refuses; other errors when it stays away */
export function sendFilm(film: Blob, { id, title, filmedAt, isBegun, onShare, signal }: Sending): Promise<void> {
  const authorization = `Bearer ${readStored(tokenKey) ?? ''}`;
  return new Promise((resolve, reject) => {
    const upload = new Upload(film, {
      endpoint: address,
      ...(isBegun && { uploadUrl: `${address}/${id}` }),
      metadata: { id, title, filmedAt, declaration: filmDeclaration.version },
      headers: { authorization, 'x-time-zone': timeZone },
      chunkSize: filmLimits.pieceBytes,
      retryDelays,
      // the film itself lies on the device, and the server knows how far it came
      storeFingerprintForResuming: false,
      onProgress: (sent, all) => onShare(sent / all),
      onSuccess: () => resolve(),
      onError: (error) => reject(refusalOf(error) ?? error),
    });
    signal.addEventListener('abort', () => void upload.abort().then(() => reject(signal.reason)), { once: true });
    upload.start();
  });
}

function refusalOf(error: Error | DetailedError): HttpError | null {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return null;
  try {
    const body: Partial<ErrorBody> = JSON.parse(response.getBody());
    return new HttpError(response.getStatus(), body, '');
  } catch {
    return null;
  }
}
