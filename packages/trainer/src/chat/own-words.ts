import { wordsOf } from '@bandeja/reader/language/options';
import { phrases } from '@bandeja/reader/language/phrases';

const empty = phrases(`
    y o pero entonces vale pues bueno oye eso esto esa ese esos esas lo la los las le me te se el un una de del en con a al para por que cual cuales como cuando cuanto cuanta cuantos cuantas
    es son hay seria mas menos si no yo tu mi sin cada todos todas algo poco vez veces dia dias semana semanas minuto minutos rato tiempo repes repe reps repeticiones series segundos peso kilos kilo kg rato
    pued* hag* hac* pract* entren* tengo tenga debo deberia empie* voy va vale sirve basta llega sola solo casa salon pista ejercicio ejercicios notar* noto nota tard* mejor primero # porfa gracias`);

/** How many words say what a message is about: «cuántas repes y cuándo» has none, «qué desayuno si juego pronto» three. */
export const ownWords = (text: string): number => wordsOf(text).filter((word) => !empty.test(word)).length;
