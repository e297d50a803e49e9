const weekday = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)';
const alike = '(?:parecid[oa]s?|similar(?:es)?|igual|como|lo mismo|la misma|el mismo|repetir|repite|otra vez)';
const joint = '(?: (?:a|al|que|con|de|entreno|rutina|sesion|lo|la|el))*';
const before = [
  '(?:la )?(?:ultima|otra|pasada) (?:vez|sesion|rutina|semana)',
  '(?:el )?(?:ultimo|otro) (?:dia|entreno)',
  '(?:de )?(?:ayer|anteayer|antes|siempre)',
  `(?:el |del )?${weekday}(?: pasado)?`,
].join('|');
const likeBefore = new RegExp(`\\b${alike}${joint} (?:(?:de|del|la|el|lo)(?: de)? )?(?:${before})\\b`);

/** «algo parecido a lo de la última vez», «lo mismo que ayer»: a normalised text that points to an earlier session. */
export function readsLikeBefore(text: string): boolean {
  return likeBefore.test(text);
}
