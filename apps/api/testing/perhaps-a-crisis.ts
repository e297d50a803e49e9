import { suspicionOf } from '@bandeja/reader/understand/decisions';
import { type Door, understand } from '@bandeja/reader/understand/understand';

const sentences = [
  'estoy harto de todo',
  'me quiero ir lejos de todo',
  'llorando todo el día',
  'no tengo ganas de nada, de verdad',
  'me siento vacío y solo',
  'ya no disfruto de nada en la vida',
  'esto no tiene sentido ya',
  'quiero desaparecer un tiempo',
  'nadie me echaría de menos',
  'no le importo a nadie',
];

export function perhapsACrisis(door: Door, before = ''): string {
  const isSoft = (text: string) => suspicionOf(understand(text, door).danger) === 'soft';
  const found = sentences.map((sentence) => before + sentence).find(isSoft);
  if (found === undefined) throw new Error('No sentence of the list is perhaps a crisis');
  return found;
}
