import { knownPatterns } from '#language/health/needed.ts';
import { madePhrases } from '#language/phrases.ts';
import { understand } from '#understand/understand.ts';

/** Texts about current, past, spared and absent pains, so that all code behind them is compiled. */
const telling =
  'Hola, soy Ana. Me operaron de la rodilla hace 3 años, ya bien, y no me duele. Desde hace un mes me molesta mucho el codo al rematar, y ayer me torcí el tobillo. Quiero volver a jugar sin saltos, prevenir lesiones de hombro y algo para la espalda: 40 minutos el jueves en casa con gomas, fuerza y bandeja. Tengo fiebre.';

/** Reads messages, and compiles the lines and phrases they did not need, so that no player's message waits for it. */
export function warmUp(): void {
  // texts with wider letters than one byte use separate code, which is compiled after the second search
  const texts = [telling, `${telling} 💪`];
  for (const text of [...texts, ...texts])
    for (const channel of ['chat', 'wish'] as const) void understand(text, { channel }).said;
  for (const pattern of [...knownPatterns(), ...madePhrases.values()])
    for (const text of ['', '', '…', '…']) pattern.test(text);
}
