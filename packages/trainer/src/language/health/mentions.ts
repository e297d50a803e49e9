import { normalise } from '#language/normalise.ts';
import { phrases } from '#language/phrases.ts';
import { clauseAround } from '#language/pieces.ts';

const asked = phrases(`
    es/seria/esta_muy?_bueno/malo/bien/mal/recomendable/aconsejable/util/peligroso conviene sirve se_puede hay_que`);
/** «¿es bueno mover el cuello?»: words right before a part of the body that an exercise moves. */
const moved =
  /\b(?:mover|girar|rotar|estirar|calentar|soltar|rodar|movilizar|fortalecer|reforzar|trabajar|entrenar)(?:me|se)? (?:(?:el|la|los|las|mi|mis) )*$/;
/** «no puedo mover el cuello», «al girar la muñeca». */
const hindered = phrases('no sin al ni cuesta impide duele*');

/** The longest distance between a verb and its part of the body. */
const longestVerb = 40;
const plainly = (text: string): string => normalise(`${text}|`).slice(0, -1);

/** Whether a question is about an exercise for the part of the body at `from`, without a complaint. */
export function isExerciseAsked(text: string, from: number): boolean {
  if (!moved.test(plainly(text.slice(Math.max(0, from - longestVerb), from)))) return false;
  const before = plainly(text.slice(0, from));
  return !hindered.test(before) && (text.includes('?') || asked.test(before));
}

const skin = phrases('ampolla* rozadura* rasguno* raspon* aranazo* callo callos');

/** Whether the clause of a part of the body is about its skin: «rozadura en el talón». */
export function isOfSkin(text: string, from: number, to: number): boolean {
  return skin.test(normalise(clauseAround(text, from, to)));
}
