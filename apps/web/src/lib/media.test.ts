import { expect, it } from 'vitest';
import { mediaOf } from '#lib/media.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
])('%s plays without cookies', (address) => {
  expect(mediaOf(address)).toEqual({
    kind: 'frame',
    src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    poster: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
  });
});

it('knows Vimeo, films and pictures', () => {
  expect(mediaOf('https://vimeo.com/76979871')).toMatchObject({
    kind: 'frame',
    src: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  });
  expect(mediaOf('https://example.com/a.mp4')).toMatchObject({ kind: 'file', src: 'https://example.com/a.mp4' });
  expect(mediaOf('https://example.com/a.JPG?w=640')).toMatchObject({
    kind: 'picture',
    src: 'https://example.com/a.JPG?w=640',
  });
});

it.each([null, '', 'no es una dirección', 'javascript:alert(1)'])('%s is neither', (address) => {
  expect(mediaOf(address)).toBeNull();
});
