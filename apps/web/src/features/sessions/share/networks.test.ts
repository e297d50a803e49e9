import { each } from '@bandeja/domain/testing/each';
import { expect, test } from 'vitest';
import { networksFor } from '#features/sessions/share/share-panel.tsx';

const publicUrl = 'https://bandeja.example/s/AAAAAAAAAAAAAAAAAAAAAA';

test('five networks, each with the public address and the hashtag', () => {
  const networks = networksFor(publicUrl, 'He completado «Core»: 46 minutos de pádel.');
  expect(networks.map(({ name }) => name)).toEqual(['WhatsApp', 'X', 'Facebook', 'Telegram', 'LinkedIn']);
  each(networks, 5, ({ href }) => {
    const values = [...new URL(href).searchParams.values()].join(' ');
    expect(values).toContain(publicUrl);
    expect(values).toMatch(/#?Bandeja/);
  });
});

test('the sentence reaches the network whole', () => {
  const [whatsapp] = networksFor(publicUrl, 'Fuerza & control: 100 %');
  expect(new URL(whatsapp?.href ?? '').searchParams.get('text')).toBe(`Fuerza & control: 100 % #Bandeja ${publicUrl}`);
});
