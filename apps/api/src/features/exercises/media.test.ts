import { randomUUID } from 'node:crypto';
import {
  arrangeMedia,
  deleteExercise,
  getExercise,
  listExercises,
  publishExercise,
  removeMedia,
  retireExercise,
} from '@bandeja/domain/exercises/contract';
import { mediaAddress, pictureFile } from '@bandeja/domain/exercises/media';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { runMaintenance } from '#maintenance.ts';
import { useApi } from '#testing/api.ts';
import { auditEntriesOf, newDraft, newExercise } from '#testing/exercises.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { film, photo, sendFile, sendPiece } from '#testing/media.ts';

const api = useApi();
let admin: Player;
let player: Player;

beforeAll(async () => {
  [admin, player] = [await newAdmin(api), await newPlayer(api)];
});

const send = (exerciseId: string, bytes: Buffer, fileName?: string) =>
  sendFile(api, bytes, { token: admin.token, exerciseId, ...(fileName ? { fileName } : {}) });
const arrange = (id: string, pictures: { _id: string; alt: string }[]) =>
  api.call(arrangeMedia, { token: admin.token, params: { id }, body: { pictures } });
const read = (file: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: mediaAddress(file), headers });
const seenBy = async (who: Player, id: string) =>
  (await api.call(getExercise, { token: who.token, params: { id } })).body;

describe('pictures of an exercise', () => {
  it('are kept upright in two widths and two formats, without what the camera noted', async () => {
    const { _id } = await newExercise(api, admin, { name: 'Con foto' });
    const { status, body } = await send(_id, await photo(), '01-de-pie.jpg');
    expect(status).toBe(201);
    const [picture] = body.pictures;
    expect(picture).toMatchObject({
      alt: '',
      fileName: '01-de-pie.jpg',
      width: 1200,
      height: 1600,
      widths: [480, 1200],
    });
    if (!picture) throw new Error('no picture');
    for (const [format, stored] of [
      ['webp', 'webp'],
      ['avif', 'heif'],
    ] as const) {
      const file = await read(pictureFile(picture, 480, format));
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, `image/${format}`]);
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const facts = await sharp(file.rawPayload).metadata();
      expect([facts.format, facts.width, facts.height, facts.exif]).toEqual([stored, 480, 640, undefined]);
    }
  });

  it('are seen by players once they are described, in the order they were put', async () => {
    const { _id } = await newExercise(api, admin, { name: 'Con dos fotos' });
    await send(_id, await photo(), 'a.jpg');
    const { pictures } = (await send(_id, await photo(480, 480), 'b.jpg')).body;
    const [a, b] = pictures;
    if (!a || !b) throw new Error('two pictures were sent');
    expect((await seenBy(player, _id)).pictures).toEqual([]);
    expect((await seenBy(admin, _id)).pictures).toHaveLength(2);
    await arrange(_id, [
      { _id: b._id, alt: 'Abajo, rodilla sobre el pie' },
      { _id: a._id, alt: 'De pie' },
    ]);
    expect((await seenBy(player, _id)).pictures.map(({ alt }) => alt)).toEqual([
      'Abajo, rodilla sobre el pie',
      'De pie',
    ]);
    const { body: found } = await api.call(listExercises, { token: player.token, query: { search: 'con dos fotos' } });
    expect(found[0]?.cover?._id).toBe(b._id);
    expect((await arrange(_id, [{ _id: a._id, alt: 'De pie' }])).body.pictures.map((each) => each._id)).toEqual([
      a._id,
      b._id,
    ]);
    await api.call(removeMedia, { token: admin.token, params: { id: _id, mediaId: b._id } });
    expect((await seenBy(admin, _id)).pictures.map((each) => each._id)).toEqual([a._id]);
    expect((await read(pictureFile(b, 480, 'webp'))).statusCode).toBe(404);
    expect((await auditEntriesOf(api, _id)).map(({ action }) => action).slice(-2)).toEqual([
      'media-arrange',
      'media-remove',
    ]);
    expect((await seenBy(admin, _id)).version).toBe(1);
  });

  it('of a draft and of a retired exercise are kept by no cache', async () => {
    const { _id } = await newDraft(api, admin, { name: 'Borrador con foto' });
    const { pictures } = (await send(_id, await photo(400, 400))).body;
    const [picture] = pictures;
    if (!picture) throw new Error('no picture');
    const control = async () => (await read(pictureFile(picture, 400, 'webp'))).headers['cache-control'];
    expect(await control()).toBe('private, no-store');
    await api.call(publishExercise, { token: admin.token, params: { id: _id } });
    await api.call(retireExercise, { token: admin.token, params: { id: _id } });
    expect(await control()).toBe('private, no-store');
    await api.call(deleteExercise, { token: admin.token, params: { id: _id } });
    expect((await read(pictureFile(picture, 400, 'webp'))).statusCode).toBe(404);
  });

  it('are refused with a reason, and what was sent is forgotten', async () => {
    const { _id } = await newExercise(api, admin, { name: 'Sin foto' });
    const whole = await photo();
    const heic = Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', 'latin1');
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const refusals: [Buffer, string][] = [
      [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
        'Este archivo no sirve: usa una imagen JPG, PNG o WebP, o un vídeo MP4 o WebM.',
      ],
      [heic, 'Este archivo no sirve: usa una imagen JPG, PNG o WebP, o un vídeo MP4 o WebM.'],
      [whole.subarray(0, whole.length / 2), 'No se puede leer la imagen: el archivo está incompleto o dañado.'],
      [await photo(200, 900), 'La imagen mide menos de 320 píxeles de lado: se vería borrosa.'],
      [bomb, 'La imagen tiene más de 50 millones de píxeles.'],
      [Buffer.concat([whole, Buffer.alloc(11 * 1024 * 1024)]), 'La imagen pesa más de 10 MB.'],
    ];
    for (const [bytes, message] of refusals) {
      const { status, error } = await send(_id, bytes);
      expect([status, error.message]).toEqual([400, message]);
    }
    expect(await api.db.selectFrom('media_uploads').select('position').execute()).toEqual([]);
    expect((await seenBy(admin, _id)).pictures).toEqual([]);
  });

  it('are eight at most', async () => {
    const { _id } = await newExercise(api, admin, { name: 'Con ocho fotos' });
    const small = await photo(320, 320);
    for (let count = 0; count < 8; count += 1) expect((await send(_id, small)).status).toBe(201);
    expect((await send(_id, small)).error.message).toBe('Caben 8 imágenes: quita una antes de añadir otra.');
  });

  it('are taken from editors only, for an exercise that is there', async () => {
    const { _id } = await newExercise(api, admin, { name: 'De otros' });
    const piece = { exerciseId: _id, upload: randomUUID(), position: 0 };
    const bytes = Buffer.from('abc');
    expect(await sendPiece(api, bytes, piece)).toEqual({ status: 401, code: 'auth.required' });
    expect(await sendPiece(api, bytes, { ...piece, token: player.token })).toEqual({
      status: 403,
      code: 'admin.required',
    });
    const nowhere = { ...piece, exerciseId: randomUUID(), token: admin.token };
    expect(await sendPiece(api, bytes, nowhere)).toEqual({ status: 404, code: 'exercise.not_found' });
    expect(await sendPiece(api, bytes, { ...piece, position: 40, token: admin.token })).toMatchObject({ status: 400 });
    const large = Buffer.alloc(2 * 1024 * 1024 + 1);
    expect(await sendPiece(api, large, { ...piece, token: admin.token })).toMatchObject({ status: 413 });
  });

  it('that never arrived whole are forgotten after a day', async () => {
    const { _id } = await newExercise(api, admin, { name: 'A medias' });
    const piece = { exerciseId: _id, upload: randomUUID(), position: 1, token: admin.token };
    expect(await sendPiece(api, Buffer.from('abc'), piece)).toMatchObject({ status: 204 });
    await api.at(new Date(Date.now() + 86_401_000), () => runMaintenance(api.deps));
    expect(await api.db.selectFrom('media_uploads').select('position').execute()).toEqual([]);
  });
});

describe('the film of an exercise', () => {
  // WebM does not say how long its last picture stays
  it.each([
    ['mp4', 9],
    ['webm', 8],
  ] as const)('is one, as %s without its tags, and is read by ranges', async (type, seconds) => {
    const { _id } = await newExercise(api, admin, { name: `Con vídeo ${type}` });
    await send(_id, await film(type, 2), 'antes.mp4');
    const former = (await seenBy(player, _id)).film;
    // over two pieces
    const { status, body } = await send(_id, await film(type, 9), `zancada.${type}`);
    expect([status, body.film]).toEqual([
      201,
      {
        _id: expect.any(String),
        fileName: `zancada.${type}`,
        sizeBytes: expect.any(Number),
        type,
        seconds,
        width: 640,
        height: 360,
      },
    ]);
    expect((await read(`${former?._id}.${type}`)).statusCode).toBe(404);
    const name = `${body.film?._id}.${type}`;
    const whole = await read(name);
    expect(whole.headers).toMatchObject({ 'content-type': `video/${type}`, 'accept-ranges': 'bytes' });
    expect(whole.rawPayload.length).toBe(body.film?.sizeBytes);
    for (const word of ['Marta', '41.38']) expect(whole.rawPayload.includes(word)).toBe(false);
    const part = await read(name, { range: 'bytes=2097100-2097300' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 2097100-2097300/${whole.rawPayload.length}`,
    ]);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(2097100, 2097301))).toBe(true);
    expect((await read(name, { range: 'bytes=-5' })).rawPayload.equals(whole.rawPayload.subarray(-5))).toBe(true);
    expect((await read(name, { range: 'bytes=99999999-' })).statusCode).toBe(416);
  });

  it('is refused when it is long, or no film', async () => {
    const { _id } = await newExercise(api, admin, { name: 'Con vídeo largo' });
    const long = await film('mp4', 61);
    expect((await send(_id, long)).error.message).toBe('El vídeo dura más de 60 segundos.');
    expect((await send(_id, long.subarray(0, 1_000))).error.message).toBe(
      'No se puede leer el vídeo: el archivo está incompleto, dañado o no lleva imagen.',
    );
  });
});
