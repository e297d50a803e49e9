import { knownPatterns } from '@bandeja/reader/language/health/needed';
import { compiledPhrases } from '@bandeja/reader/language/phrases';
import { understand } from '@bandeja/reader/understand/understand';
import { loadTopics } from '#chat/topics/file.ts';
import { matchesOf } from '#knowledge/match.ts';

const telling =
  'Hola, soy Ana. Me operaron de la rodilla hace 3 años, ya bien, y no me duele. Desde hace un mes me molesta mucho el codo al rematar, y ayer me torcí el tobillo. Quiero volver a jugar sin saltos, prevenir lesiones de hombro y algo para la espalda: 40 minutos el jueves en casa con gomas, fuerza y bandeja. Tengo fiebre.';

/** Reads messages, compiles the other lines and sorts what is known, so that no player's message waits for it. */
export function warmUp(): void {
  matchesOf(telling);
  loadTopics();
  // texts with wider letters than one byte use separate code, which is compiled after the second search
  const texts = [telling, `${telling} 💪`];
  for (const text of [...texts, ...texts])
    for (const channel of ['chat', 'wish'] as const) void understand(text, { channel }).details;
  for (const pattern of [...knownPatterns(), ...compiledPhrases.values()])
    for (const text of ['', '', '…', '…']) pattern.test(text);
}
