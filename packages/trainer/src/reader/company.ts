const companion =
  '(?:parej[ao]|companer[oa]s?|compa|compis?|compadre|comadre|amig[oa]s?|colegas?|senora|parienta|novi[oa]|mujer|marido|espos[oa]|herman[oa]s?|hij[oa]s?|padre|madre|prim[oa]s?|socio|viej[oa]s?|suegr[oa]s?|ti[oa]s?|yerno|nuera|sobrin[oa]s?|niet[oa]s?|abuel[oa]s?|papa|mama|grupo|equipo|gente|hermanito|cunad[oa]|vecin[oa]s?|peque|nin[oa]s?)';

/** Nobody to play with: «yo sola», «sin compañero». «solo tengo 20 minutos» is another «solo». */
const alone = new RegExp(
  [
    '\\byo sol[oa]\\b|\\bpara mi sol[oa]\\b|\\byo solit[oa]\\b|\\ba solas\\b|\\bpor mi cuenta\\b|\\ben solitario\\b|\\bconmigo mism[oa]\\b',
    '\\b(?:estoy|voy|ando|soy|juego|entreno|entrenar|practicar|peloteo|pelotear|trabajar|hacerlo|hacer|siempre) (?:yo )?sol[oa]\\b(?! (?:\\w+ )?(?:\\d|hora|media|un|una|fuerza|cardio|los|las|el|la|con|por|de|tengo|2))',
    '(?:[.,;]|\\by|\\bvoy|\\bestoy) sol[oa] ?(?=$|[.,;])',
    '\\bsola\\b(?=$|[,.;!]| (?:en|contra|con la))',
    '\\bsol[oa] (?:en (?:casa|la pista|pista|la cancha)|contra (?:la|el|una))',
    `\\b(?:sin|no tengo|no hay|me falta|ni) (?:a )?(?:mi |un |una |ningun |ninguna )?(?:${companion}|nadie|con quien)\\b(?! (?:de|en) (?:seguridad|musculos))`,
    '\\bno tengo con quien\\b|\\bsin nadie\\b',
  ].join('|'),
);
const inCompany = new RegExp(
  [
    `\\bcon (?:mi |mis |un |una |unos |unas |el |la |los |otr[oa]s? |vari[oa]s )?(?:\\d )?${companion}\\b`,
    '\\b(?:con|y) (?:mi |un |una |el |la )?(?:profe\\w*|coach|entrenador\\w*|monitor\\w*)\\b(?! (?:me|dice|dijo|nos|personal|virtual|que))',
    '\\b(?:somos|vamos|estamos|seremos|jugamos) (?:los |las |unos )?[2-8]\\b(?! (?:veces|dias))|\\bsomos (?:un|una) (?:grupo|pareja)|\\b(?:un|el|mi) grupo de (?!musc)',
    '\\blos 2(?: junt[oa]s)?(?=$|[,.;])|\\bnos juntamos\\b|\\b[2-8] (?:amig|coleg|compa|alumn|jugador|chaval|pers)\\w*',
    '\\ben (?:pareja|parejas|grupo|duo|familia)\\b|\\bentre (?:los )?(?:2|dos)\\b|\\b(?:para|de) (?:2|3|4|dos) (?:personas|jugador\\w+|amig[oa]s|pax)?\\b(?! (?:dias|veces|horas|series|semanas|meses|min\\w*|h\\b|kg|kilos|km|anos|rondas|minutos|pared\\w*|botellas|mancuernas|gomas|palas|mano\\w*|horit\\w+))(?=$|[,.;]| (?:en|con|personas|jugador)|personas|jugador|amig)',
    `\\b(?:mi ${companion}|compi|compa) y yo\\b|\\byo y mi (?:pareja|companer[oa]|amig[oa])\\b`,
    '\\b(?:tengo|hay|viene|traigo)(?: (?:pista|cancha|pala|bolas) y)? (?:a )?(?:mi |un |una )?(?:companer[oa]|compi|compa|colega)\\b(?! (?:de|que|lesion))',
    '\\bacompanad[oa]\\b|\\bjugamos (?:los )?4\\b',
  ].join('|'),
);

/** Whether the player trains alone (true) or not (false); null when the text does not say. */
export function readAlone(text: string): boolean | null {
  if (alone.test(text)) return true;
  return inCompany.test(text) ? false : null;
}
