/** «mi hijo se ha torcido el tobillo», «a mi mujer le duele el codo»: somebody else's body, whose week is not ours. */
const others =
  /\b(?:mi|mis|un|una|el|la) (?:\w+ )?(?:hij[oa]s?|niet[oa]s?|herman[oa]s?|mujer|marido|espos[oa]|pareja|novi[oa]|companer[oa]s?|compi|amig[oa]s?|colega|padre|madre|abuel[oa]|sobrin[oa]s?|prim[oa]|nin[oa]s?|chaval(?:a)?|cunad[oa]|suegr[oa]|vecin[oa])\b(?! y yo)/;
const theirs =
  /\b(?:le|les|se|se ha|se le) (?:duel\w+|molest\w+|ha|torcio|lesiono|rompio|hizo|hizo dano|ha hecho|ha torcido)\b|\b(?:tiene|lleva|anda|esta)\b/;
const mine =
  /\b(?:me|mi (?:codo|hombro|rodilla|tobillo|espalda|muneca|gemelo|cuello|brazo|pierna)|tengo|estoy|siento|noto|llevo)\b/;

/** Whether what hurts is somebody else's: advice then, and no change of the player's own week. */
export function isOfOthers(text: string): boolean {
  return others.test(text) && theirs.test(text) && !mine.test(text);
}

/** Nobody's week but the player's own can be seen or changed here. */
const players =
  /\b(?:semana|plan|datos|sesiones|entrenos?|lesiones|conversacion\w*|rutinas?)\b(?: \w+){0,5}? (?:de|a) (?:otr[oa]s?|todos los|los demas|los otros|cualquier) (?:jugador\w*|usuari\w+|person\w+|client\w+)|\b(?:otr[oa]s?|todos los|los demas) (?:jugador\w*|usuari\w+)\b.*\b(?:lesion\w*|datos|plan|semana)\b/;

/** «los datos de lesiones de Juan»: a name with a capital letter, which only the message as written shows. */
const namedPerson =
  /\b(?:datos|lesion(?:es)?|correo|e-?mail|mail|tel[eé]fono|m[oó]vil|contrase[nñ]a|direcci[oó]n|historial|conversaci[oó]n(?:es)?|semana|plan|sesiones)\b[^.?!,]{0,40}? de (?!(?:Premium|Pro|Bandeja|Google|Apple|Strava|Garmin|Hevy|Strong|Outlook|Pascua|Navidad|Reyes|Lunes|Martes|Mi[eé]rcoles|Jueves|Viernes|S[aá]bado|Domingo|Hoy|Ma[nñ]ana|Fuerza|Cardio|P[aá]del|Entren\w+|Movilidad|Tyler)\b)[A-ZÁÉÍÓÚÑ][a-záéíóúñ]{2,}/u;
const contact =
  /\b(?:correo|e-?mail|mail|telefono|numero|movil|direccion|whatsapp|instagram)\b(?: \w+){0,3}? (?:de|del) (?:otr[oa]s?|un[oa]?|algun[oa]?|l[oa]s|mi|mis|el|la) (?:\w+ )?(?:jugador\w*|usuari\w+|client\w+|rival\w*|chic[oa]|compan\w+|entrenador\w*|person\w+)\b/;

/** Whether a message asks about other players of the app; `raw` is the message as it was written. */
export function asksOfPlayers(text: string, raw = ''): boolean {
  return players.test(text) || contact.test(text) || namedPerson.test(raw);
}
