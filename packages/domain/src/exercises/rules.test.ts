import { expect, it } from 'vitest';
import { drawingName, isMediaAddress, isPictureAddress, slugOf } from '#exercises/rules.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://player.vimeo.com/video/76979871',
  'https://cdn.ejercicios.example/bandeja.mp4',
  'https://cdn.ejercicios.example/bandeja.WEBM?v=2',
  'https://cdn.ejercicios.example/bandeja.jpg',
  'https://cdn.ejercicios.example/bandeja.avif',
])('%s may be an exercise’s video or picture', (address) => {
  expect(isMediaAddress(address)).toBe(true);
});

it.each([
  '',
  'bandeja.jpg',
  'http://cdn.ejercicios.example/bandeja.jpg',
  'javascript:alert(1)//.jpg',
  'data:image/png;base64,AAAA',
  'https://yo:clave@cdn.ejercicios.example/bandeja.jpg',
  'https://cdn.ejercicios.example/bandeja.svg',
  'https://cdn.ejercicios.example/bandeja?file=.jpg',
  'https://youtube.com/',
  'https://youtube.com/feed/trending',
  'https://vimeo.com/watch',
  'https://localhost/bandeja.jpg',
  'https://192.168.0.1/bandeja.jpg',
  'https://youtube.com.malo.example/watch?v=dQw4w9WgXcQ',
])('%s may not', (address) => {
  expect(isMediaAddress(address)).toBe(false);
});

it('tells a picture from a film', () => {
  expect(isPictureAddress('https://cdn.ejercicios.example/bandeja.PNG?w=640')).toBe(true);
  expect(isPictureAddress('https://cdn.ejercicios.example/bandeja.mp4')).toBe(false);
  expect(isPictureAddress('no es una dirección')).toBe(false);
});

it('makes the last part of an address', () => {
  expect(slugOf('  Víbora al lateral: ¡dos más! ')).toBe('vibora-al-lateral-dos-mas');
});

it('the picture in lists is the figure’s, else the drill’s, else none', () => {
  expect(drawingName({ code: 'F02', figureName: 'F01', hasDrill: false })).toBe('F01');
  expect(drawingName({ code: 'T01', figureName: null, hasDrill: true })).toBe('T01');
  expect(drawingName({ code: 'M01', figureName: null, hasDrill: false })).toBeNull();
});
