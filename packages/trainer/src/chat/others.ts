import { phrases } from '@bandeja/reader/language/phrases';
import { tokenise } from '@bandeja/reader/language/tokens';

/** «mi hijo se ha torcido el tobillo», «a mi mujer le duele el codo»: another person's body, whose week is not ours. */
const others = phrases(`
    mi/mis/un/una/el/la_*?_hijo/hijos/hija/hijas/nieto/nietos/nieta/nietas/hermano/hermanos/hermana/hermanas/mujer/marido/esposo/esposa/pareja/
    novio/novia/companero/companeros/companera/companeras/compi/amigo/amigos/amiga/amigas/colega/padre/madre/abuelo/abuela/sobrino/sobrinos/sobrina/
    sobrinas/alumno/alumnos/alumna/alumnas/jugador/jugadora/primo/prima/nino/ninos/nina/ninas/chaval/chavala/cunado/cunada/suegro/suegra/vecino/vecina`);
const theirs = phrases(`
    se_queja tiene lleva anda esta le/les/se_duel*/molest*/ha/torcio/lesiono/rompio/hizo le/les/se_hizo_dano le/les/se_ha_hecho/torcido
    se_ha/le_duel*/molest*/ha/torcio/lesiono/rompio/hizo se_ha/le_hizo_dano se_ha/le_ha_hecho/torcido`);
const mine = phrases(`
    me_!dice/dicen/dijo/pregunta/cuenta/comenta tengo estoy siento noto llevo mi_codo/hombro/rodilla/tobillo/espalda/muneca/gemelo/cuello/brazo/pierna`);

export function isOfOthers(text: string): boolean {
  return others.test(text) && theirs.test(text) && !mine.test(text);
}

const players = phrases(`
    semana/plan/datos/sesiones/entreno/entrenos/lesiones/conversacion*/rutina/rutinas_…_de/a_otro/otros/otra/otras/cualquier_jugador*/usuari*/
    person*/client*
    semana/plan/datos/sesiones/entreno/entrenos/lesiones/conversacion*/rutina/rutinas_…_de/a_todos_los_jugador*/usuari*/person*/client*
    semana/plan/datos/sesiones/entreno/entrenos/lesiones/conversacion*/rutina/rutinas_…_de/a_los_demas/otros_jugador*/usuari*/person*/client*
    otro/otros/otra/otras_jugador*/usuari*_…_lesion*/datos/plan/semana todos_los_jugador*/usuari*_…_lesion*/datos/plan/semana
    los_demas_jugador*/usuari*_…_lesion*/datos/plan/semana`);

const personal = new Set(
  'datos lesion lesiones correo mail email telefono movil contrasena direccion historial conversacion conversaciones semana plan sesiones'.split(
    ' ',
  ),
);
const ownNames = new Set(
  'premium pro bandeja google apple strava garmin hevy strong outlook pascua navidad reyes lunes martes miercoles jueves viernes sabado domingo hoy manana fuerza cardio padel movilidad entreno entrenamiento entrenos tyler'.split(
    ' ',
  ),
);

/** «los datos de lesiones de Juan»: a name with a capital letter, which only the message as written shows. */
function namesPerson(raw: string): boolean {
  const tokens = tokenise(raw);
  return tokens.some(
    ({ raw: name, word, clause }, at) =>
      name.length > 2 &&
      name[0] !== name[0]?.toLowerCase() &&
      name.slice(1) === name.slice(1).toLowerCase() &&
      !ownNames.has(word) &&
      tokens[at - 1]?.word === 'de' &&
      tokens.slice(Math.max(0, at - 8), at).some((before) => before.clause === clause && personal.has(before.word)),
  );
}
const contact = phrases(`
    correo/email/e-mail/mail/telefono/numero/movil/direccion/whatsapp/instagram_…_de/del_*_*?_jugador*/usuari*/client*/rival*/chico/chica/compan*/
    entrenador*/person*`);

/** `raw` is the original message. */
export function asksOfPlayers(text: string, raw = ''): boolean {
  return players.test(text) || contact.test(text) || namesPerson(raw);
}
