import { normalise } from '#language/normalise.ts';
import { phrases } from '#language/phrases.ts';
import { clauseAround } from '#language/pieces.ts';

const asked = phrases(`
    es/seria/esta_muy?_bueno/malo/bien/mal/recomendable/aconsejable/util/peligroso conviene sirve se_puede hay_que`);
/** «¿es bueno mover el cuello?»: words right before a part of the body that an exercise moves. */
const moved =
  /\b(?:mover|girar|rotar|estirar|calentar|soltar|rodar|movilizar|fortalecer|reforzar|trabajar|entrenar)(?:me|se)? (?:(?:el|la|los|las|mi|mis) )*$/;
/** «movilidad de cadera y tobillo»: what a wish is for. */
const ofMobility =
  /\b(?:movilidad|estiramientos?|estirar|movilizar|flexibilidad) (?:(?:de|del|para|el|la|los|las|y|e|,|hombros?|espalda|caderas?|tobillos?|rodillas?|munecas?|codos?|cuello|piernas) ?)*$/;
const hindered = phrases('no sin al ni cuesta impide duele*');

const longestVerb = 40;
const plainly = (text: string): string => normalise(`${text}|`).slice(0, -1);

export function isExerciseAsked(text: string, from: number): boolean {
  const wished = plainly(text.slice(0, from));
  if (ofMobility.test(wished) && !hindered.test(wished)) return true;
  if (!moved.test(plainly(text.slice(Math.max(0, from - longestVerb), from)))) return false;
  const before = plainly(text.slice(0, from));
  return !hindered.test(before) && (text.includes('?') || asked.test(before));
}

const skin = phrases('ampolla* rozadura* rasguno* raspon* aranazo* callo callos');

export function isOfSkin(text: string, from: number, to: number): boolean {
  return skin.test(normalise(clauseAround(text, from, to)));
}

const weather =
  '(?:(?:un |mucho |bastante |demasiado |tanto |algo de )?(?:frio|fresco|viento|aire|lluvia|niebla|humedad|nieve)(?: (?:que pelaba|que te cagas|de (?:la hostia|narices|cojones|pelotas|la leche|perros|mil demonios)|tremendo|horrible|increible|brutal))?|mal tiempo|llov\\w+|llover|nev\\w+|nevar|lloviznando|diluvi\\w+|granizando)';
const happened =
  '(?:(?:ya )?(?:hace|hacia|hizo|habia|hubo|hay|estaba|empezo a|empezaba a|se puso a|con|por)(?: el| la)? )?';
const left =
  '(?:(?:me|nos|se) )?(?:fui|fuimos|voy|vamos|marche|marchamos|largue|largamos|volvi|volvimos|sali|salimos|acabe|acabamos|termine|terminamos|pare|paramos|deje|dejamos|quite|quitamos|retire|retiramos|rajamos|raje|jugue|jugamos|aguante|aguantamos)';
/** A whole message that says who left earlier because of the cold, the rain or the wind, and nothing of the body. */
const leftForWeather = new RegExp(
  `^(?:(?:ayer|hoy|anoche|al final|nada|pues|hola|bueno|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)) )*(?:lo )?${left}(?: (?:a casa|antes|pronto|antes de tiempo|enseguida|poco|un poco|temprano|de la pista|de alli))*(?: (?:porque|por|que|ya que|pues|es que|y es que|y|de))* ${happened}${weather}(?: y (?:${happened}${weather}))?(?: (?:ayer|hoy|anoche|alli|en la pista|por la tarde|por la noche|jaja\\w*|jeje\\w*))*$`,
);

export function isLeftForWeather(text: string): boolean {
  return leftForWeather.test(
    plainly(text)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
}

const months = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|se(?:p)?tiembre|octubre|noviembre|diciembre';
/** When somebody who goes will be back, or what for: a farewell for a while. */
const forAWhile = new RegExp(
  `\\bhasta (?:el |la |que |despues de |pasad[oa]s? )*(?:${months}|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|mes|finde|fin de semana|verano|otono|invierno|primavera|navidad\\w*|reyes|semana santa|vuelta|volvamos|vuelva|volver|regrese|\\d)|\\b(?:todo (?:el mes de )?)?(?:${months}) (?:entero|completo)|\\bvacaciones\\b|\\bde puente\\b|\\bde viaje\\b|\\bdespedida de solter`,
);

const lowSpirits =
  /\b(?:desmotivad[oa]s?|desganad[oa]s?|apatic[oa]s?|sin (?:muchas )?(?:ganas|fuerzas|energia|animos?)(?! de (?:vivir|seguir|nada mas))|pereza|bajon|no tengo ganas de (?:entrenar|jugar|moverme|hacer (?:nada|deporte)))\b/;

/** «hoy estoy desmotivado, no quiero hacer nada»: a day without strength, which the soft sentence answers. */
export function isOfLowSpirits(text: string): boolean {
  return lowSpirits.test(plainly(text));
}

/** «me voy, no vuelvo hasta septiembre». */
export function isFarewellForAWhile(text: string): boolean {
  return forAWhile.test(plainly(text));
}
