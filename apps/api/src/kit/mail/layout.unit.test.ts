import { expect, test } from 'vitest';
import { layOutMail, unsubscribeHeaders } from '#kit/mail/layout.ts';

const sender = {
  publicUrl: 'https://bandeja.example',
  operator: { name: 'Pádel & Cía', id: 'B00000000', address: 'Calle Mayor, 1', email: 'hola@bandeja.example' },
};
const why = 'Recibes este correo porque lo has pedido.';

test('HTML and text say the same', () => {
  const { html, text } = layOutMail(sender, {
    heading: 'Tu semana',
    parts: [
      'Hola, Marta:\nEmpezamos el lunes.',
      { kind: 'list', items: ['Lunes: Fuerza', 'Martes: Descanso'] },
      { kind: 'button', label: 'Ver mi semana', url: 'https://bandeja.example/dashboard?a=1&b=2' },
    ],
    why,
    unsubscribeUrl: 'https://bandeja.example/baja?token=abc',
  });
  expect(text).toBe(`Tu semana

Hola, Marta:
Empezamos el lunes.

- Lunes: Fuerza
- Martes: Descanso

Ver mi semana:
https://bandeja.example/dashboard?a=1&b=2

--
Recibes este correo porque lo has pedido.
Para no recibir más: https://bandeja.example/baja?token=abc
Bandeja, https://bandeja.example
Pádel & Cía, B00000000, Calle Mayor, 1, hola@bandeja.example
`);
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('Hola, Marta:<br>Empezamos el lunes.');
  expect(html).toContain('href="https://bandeja.example/dashboard?a=1&amp;b=2"');
  const linkTexts = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text]) => text);
  expect(linkTexts).toEqual([
    'Ver mi semana',
    'No quiero recibir más correos como este',
    'Bandeja',
    'hola@bandeja.example',
  ]);
  expect(html).toContain('Pádel &amp; Cía, B00000000, Calle Mayor, 1');
});

test('nothing is fetched from anywhere', () => {
  const { html } = layOutMail(sender, { heading: 'Hola', parts: ['Hola'], why });
  expect(html).not.toMatch(/<img|<link|<script|@import|url\(|src=/i);
  expect(html).not.toContain('No quiero recibir');
});

test('typed text is escaped', () => {
  const evil = `<img src=x onerror="alert('1')">&lt;`;
  const { html, text } = layOutMail(sender, {
    heading: evil,
    parts: [
      evil,
      { kind: 'list', items: [evil] },
      { kind: 'button', label: evil, url: `https://bandeja.example/"><b>` },
    ],
    why: evil,
  });
  expect(html).not.toMatch(/<img|"><b>|onerror="/);
  expect(html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;lt;')).toHaveLength(7);
  expect(text).toContain(evil);
});

test('the headers for ending mails with one click', () => {
  expect(unsubscribeHeaders('https://bandeja.example/api/leads/unsubscribe?token=abc')).toEqual({
    'List-Unsubscribe': '<https://bandeja.example/api/leads/unsubscribe?token=abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
