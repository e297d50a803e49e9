import { expect, it } from 'vitest';
import { uuid7 } from '#features/sessions/live/uuid7.ts';
import { videoOf } from '#features/sessions/live/video.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
])('%s plays without cookies', (address) => {
  expect(videoOf(address)).toEqual({
    kind: 'frame',
    src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    poster: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
  });
});

it('knows Vimeo and files', () => {
  expect(videoOf('https://vimeo.com/76979871')).toMatchObject({
    kind: 'frame',
    src: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  });
  expect(videoOf('https://example.com/a.mp4')).toMatchObject({ kind: 'file', src: 'https://example.com/a.mp4' });
});

it.each([null, '', 'no es una dirección', 'javascript:alert(1)'])('%s is no video', (address) => {
  expect(videoOf(address)).toBeNull();
});

it('makes ordered ids of version 7', () => {
  const [earlier, later] = [uuid7(1_700_000_000_000), uuid7(1_700_000_000_001)];
  expect(earlier).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(earlier < later).toBe(true);
});
