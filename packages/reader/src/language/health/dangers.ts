import type { Line, RedFlagEffect } from '#language/health/lexicon.ts';

// The lexicon's lines name red flags, these describe them, over a text after `normalise` and `respell`.

/** Two signs that only matter together lie this near each other in one sentence. */
const near = '[^.;!?]{0,90}?';
/** A blow, as players name it; «golpe de revés» is a stroke. */
const blow =
  '(?:cabezazo|(?:golpe|golpetazo|golpazo)\\b(?! de (?:reves|derecha|remate|volea|bandeja|calor))|pelotazo|bolazo|palazo|raquetazo|porrazo|codazo|tortazo|trompazo|batacazo|castanazo|\\bcaida|\\bme (?:he )?cai(?:do)?\\b|\\bme (?:di|he dado|dieron|dio|ha dado|han dado|pegue|golpee|estampe)\\b(?! cuenta))';
const dazed =
  '(?:dolor(?:es)? (?:fuertes? |intensos? )?de cabeza|duele (?:mucho |bastante |un poco )?la cabeza|jaqueca|nauseas|vomit\\w+|\\bno (?:me )?(?:acuerdo|recuerdo)\\b|confus[oa]\\b|desorientad[oa]|aturdid[oa]|atontad[oa]|grogui|sueno raro|me zumban? (?:la|los)|veo (?:raro|mal))';
const heat =
  '\\b(?:calor(?:azo|on|es)?|bochorno|solazo|solana|solaz|al sol|pleno sol|mucho sol|tanto sol|todo el sol|canicula|ola de calor|(?:jug|entren|corr|partido)\\w*(?: \\w+){0,4} a (?:3[5-9]|4\\d)(?: grados)?)\\b';
/** Sweat alone is no sign of overheating. */
const overheated =
  '(?:\\b(?:ya )?(?:no sudo|no estoy sudando|no sudaba)\\b|dej\\w+ de sudar|piel (?:\\w+ )?(?:ardiendo|seca|roja|caliente)|escalofri\\w+|nauseas|vomit\\w+|deliri\\w+|delir[oae]\\w*|confus[oa]\\b|desorientad[oa]|aturdid[oa]|me (?:arde|va a estallar|duele mucho) la cabeza|mare(?:o|os|ad[oa]))';
const leg = '(?:pantorrillas?|gemelos?|soleo|aquiles|talon|tendon)';
const joint = '(?:hombro|codo|rodilla|rotula|tobillo|muneca|dedo|cadera|clavicula|mandibula)';
const effort =
  '(?:esfuerz\\w+|aprieto|apretar|corr\\w+|esprint\\w+|sprint\\w*|sub\\w+|escaler\\w+|cuestas?|jueg\\w+|jug\\w+|entren\\w+|ejercicio|peloteo|remat\\w+|camin\\w+|andar|ando)';

const both = (one: string, other: string): RegExp => new RegExp(`${one}${near}${other}|${other}${near}${one}`);

export const dangerLines: Line<RedFlagEffect>[] = [
  {
    // «una opresión aquí en medio»: the chest, which nobody names who points at it.
    id: 'rf.enmedio',
    pattern:
      /(?:opresion|presion|peso|losa|apret\w+|apriet\w+|oprim\w+|cosa|dolor|duele|punzad\w+|pinchazo|quemazon|ardor)(?:,? \w+){0,3}?,? aqui,? (?:delante\b|(?:en|por) (?:el |todo el |toda la )?(?:medio|centro|mitad)\b)(?!,? (?:de |del )?(?:la |el |mi |las |los )?(?:pista|red|espalda|rodilla|muslo|gemelo|pie|brazo|codo|mano|muneca|hombro|gluteo|pierna|tobillo|antebrazo|cuello|planta|lumbar\w*))/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.aplasta',
    pattern: /\b(?:aplast\w+|estruj\w+|me pesa|me pesaba)(?: \w+){0,2}? (?:el|mi) pecho\b/,
    effect: { red: 'urg' },
  },
  // the answer to the calm question, in its own words
  { id: 'rf.dormido', pattern: /\bse me duerme una pierna o un brazo\b/, effect: { red: 'urg' } },
  {
    id: 'rf.voces',
    pattern:
      /\bvoces (?:que )?me (?:dicen|ordenan|mandan|piden)\b|\b(?:ojala|(?:quiero|espero|rezo|pido|ruego|dic\w+|piden|mandan|ordenan)(?: \w+)? que) me (?:muera|maten?)\b(?! (?:de|si|a)\b)|\bme muera ya\b/,
    effect: { red: 'crisis' },
  },
  {
    id: 'rf.girado',
    pattern: new RegExp(
      `\\b(?:${joint}|codo|dedo)(?: (?:se me|se|me|ha|quedo|quedado|esta|todo|muy))* (?:girad[oa] (?:del todo|al contrario|por completo)|torcid[oa] para el otro lado)|\\b(?:salto|salio|saltado|salido) (?:el|la) ${joint} (?:fuera|de (?:su|el) sitio)`,
    ),
    effect: { red: 'urg', fades: 'injury' },
  },
  {
    id: 'rf.esternon',
    pattern:
      /(?:apriet|oprim|opres|duel|dol|presion|pinch|punz|quem|arde|molest|peso|tirant)\w*(?: (?!banca\b|press\b)\w+){0,5}? (?:esternon|boca del estomago (?:al|cuando)|centro del pecho)|esternon(?: \w+){0,4}? (?:apriet|oprim|opres|duel|dol|presion|pinch|punz|quem|arde)\w*/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.pecho',
    pattern:
      /\b(?:se me |me |se le |le )?(?:cierr\w+|cerr(?:o|aba|ado|ando)|apriet\w+|apreta(?:ba|do|ndo)|encog\w+|oprim\w+|silba\w*|pita\w*|agarrot\w+|quema\w*|arde\w*)(?: (?:mucho|un poco|todo|como|algo|en|fuerte))* (?:el |en el )?pecho\b(?! (?:en|con|al hacer) (?:el |la |los |las )?(?:press|banca|aperturas|flexiones))|\b(?:elefante|ladrillo|losa|piedra|peso|garra|cinturon|faja|plomo)(?: \w+){0,4}? (?:sobre|encima del|en el|en mi|sentado en el|alrededor del) pecho\b|\bpecho(?: (?:como|muy|esta|me|se|todo|algo|un poco))* (?:oprimido|comprimido|encogido|estrujado)\b|pecho (?:cargado|cerrado|oprimido|encogido|cogido) (?:al|cuando|con el esfuerzo)/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.mandibula',
    pattern: new RegExp(
      `(?:dol|duel|molest|presion|tension|opres|pinch|punz)\\w*(?: (?!dientes?\\b|muelas?\\b)\\w+){0,4}? mandibula(?: (?!dientes?\\b|muelas?\\b)\\w+){0,4}? ${effort}\\b(?! los dientes)|${effort}\\b(?: (?!dientes\\b)\\w+){0,4}?,?(?: \\w+){0,3} (?:duel|dol|molest)\\w*(?: \\w+){0,3} mandibula|nudo en la garganta(?: \\w+){0,6} ${effort}`,
    ),
    effect: { red: 'urg' },
  },
  {
    id: 'rf.irradia',
    pattern:
      /(?:dol\w+|duele\w*|molest\w+|presion|pinch\w+|opresion|hormigueo|calor|eso|algo)(?: \w+){0,4}? (?:hasta|hacia|a|por) (?:la|el|mi) (?:mandibula|brazo izquierdo)\b(?! (?:del|de la|de mi) (?:codo|hombro|muneca))|\b(?:sube|suben|subia|irradia\w*|se extiende|se corre|recorre|se me va|pasa)(?: \w+){0,5}? (?:a|hasta|hacia|por) (?:la|el) (?:mandibula|brazo izquierdo)\b/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.brazo',
    pattern:
      /(?:pinch|punz|calambr|adormec|entumec|acorch|peso|pesadez|debilidad|sin fuerza)\w*(?: (?!codo|hombro|muneca|biceps|triceps|antebrazo)\w+){0,3}? brazo izquierdo\b|brazo izquierdo(?: (?:se|me|lo|la|esta|noto|siento|queda|quedo|quedado|ha|tengo|muy|como|va|un poco))* (?:tont[oa]|rar[oa]|pesa\w*|acorchad\w*|adormecid\w*|dormid\w*|entumecid\w*|flojo|muerto|paralizado|sin (?:fuerzas?|tacto)|hormigue\w+)/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.corazon',
    pattern:
      /(?<!\b(?:pon\w*|ponga\w*|sub\w+|llevar|meter|quiero|que|acelere\w*|acelerar) (?:me )?(?:el |mi )?)\bcorazon (?:\w+ ){0,4}?(?:a mil|a cien|a 100|a 1000|a 200|a tope|desbocado|disparado|acelerado|a toda (?:pastilla|leche|hostia)|muy rapido|irregular|a saltos|a trompicones|descontrolado|loco)\b|\bextrasistoles?\b|\bsalta\w* (?:un |algun |algunos |unos )?latidos?\b|\b(?:pulsaciones|pulso|ritmo cardiaco)(?: \w+){0,3}? (?:disparad\w+|altisim\w+|irregular\w*|muy alt\w+|a mil|descontrolad\w+)(?: \w+){0,3}? (?:en reposo|sentad\w+|tumbad\w+|sin (?:hacer|motivo)|parad[oa])|\bpulso irregular\b/,
    effect: { red: 'urg' },
  },
  {
    // «me duele el corazón de verlos perder» is a figure of speech.
    id: 'rf.punzada',
    pattern:
      /\b(?:pica|pico|picado|picaba|pincha\w*|pinch\w+|punz\w+|duele|dolia|dolido|apriet\w+|oprim\w+)(?: \w+){0,2}? (?:el|mi|en el) corazon\b(?! de (?:ver|perder|tanto))|\bcorazon (?:a veces )?(?:me |se me )(?:pica|pincha|duele|aprieta)\b/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.desmayo',
    pattern:
      /\b(?:qued|dej|estuv|cai)\w* (?:\w+ ){0,3}?(?:sin (?:el )?(?:conocimiento|conciencia|consciencia|sentido)\b|inconsciente)|\bme (?:quede|dejo|dejaron) (?:ko|grogui)\b|\b(?:se me |se )?(?:puso|pone|ponia|ha puesto|hizo|vi|veia|veo) (?:todo )?(?:en )?negro\b|\btodo (?:se me )?(?:puso|pone|ponia|ha puesto) (?:en )?negro|\bse me nubl\w+ (?:todo|la vista|la cabeza)\b|\bse me (?:apag\w+|fueron|van|iban) (?:la luz|las luces)|\bcasi me (?:caigo|desplomo|desvanezco)\b(?= (?:redond|de mare|al levant|sin fuerza|desplom))|\bdesvanec\w+|\bme desplom\w+|\b(?:vahidos?|mareillos?|mareit[oa]s?|maread(?:it|ill)[oa]s?)\b/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.aire',
    pattern:
      /\bno (?:me |le )?(?:entra|llega|pasa)(?: (?:bien|casi|nada|apenas|suficiente|ni))* (?:de |el )?aire\b|\bcuesta(?: (?:mucho|bastante|un monton|horrores|hasta))* (?:coger|tomar|pillar|meter) (?:el )?aire\b|\bno (?:puedo|consigo|logro) (?:ni |casi )?(?:coger|tomar|pillar|meter) (?:el )?aire\b|\bme ahogo(?: (?:hasta|incluso|solo|solo con|ya|nada mas|casi|con))* (?:al |de )?(?:habl\w+|andar|andando|camin\w+|en la cama|de pie|quiet[oa]|vestirme|ducharme|tumbarme|sentarme)\b|\bahog\w+ (?:en reposo|por la noche)|\b(?:sin (?:respiracion|aire|aliento|resuello)|fatigo|asfixio)(?: (?:con|solo|ya|nada mas))* (?:al |de )?(?:atar\w*|vestir\w*|habl\w+|andar|andando|camin\w+|en reposo|sin hacer nada|subir un piso|estar sentad\w)/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.golpe.cabeza',
    pattern:
      /\bcabezazo (?:contra|con|al|en)\b|\b(?:di|dado|dio|dieron|pegue|pego|pegado|golpee|golpeo|golpeado|choque|choco|chocado|estampe|estampado|abri|abierto|cai|caido)(?: (?!vueltas|cuenta)\w+){0,5}? (?:en |con |contra |de )?(?:la |el |mi )(?:cabeza|nuca|sien|frente|coronilla|craneo)\b(?! (?:de (?:la|mi) pala|fria|alta))|\b(?:pelotazo|bolazo|palazo|golpe|porrazo|caida)(?: \w+){0,2}? (?:de|en|sobre) (?:la|el|mi) (?:cabeza|nuca|sien|frente|coronilla|craneo)\b(?! de (?:la|mi) pala)|\bme (?:ha |he )?abri\w*(?: \w+)? (?:una brecha|la ceja|la cabeza)/,
    effect: { red: 'urg', fades: 'injury' },
  },
  { id: 'rf.tras.golpe', pattern: both(blow, dazed), effect: { red: 'urg', fades: 'injury' } },
  {
    id: 'rf.vision',
    pattern:
      /\b(?:cieg[oa]|sin ver|no ve(?:o|ia|r)|deje de ver|dejado de ver|ve(?:o|ia) (?:mal|menos|rar[oa]|regular)|sin vision|perd\w+ (?:la )?(?:vision|vista))(?: \w+){0,5}? ojos?\b(?! de la cara)|\bojo(?: (?:derecho|izquierdo))?(?: (?:casi|ya|me|lo|se))* (?:no ve\w*|cieg[oa]|no lo (?:puedo )?abr\w+|no puedo abrir)\b|\bno puedo abrir el ojo\b|\b(?:veo|ve|viendo|vi) (?:un |una |como |algo |una especie de )*(?:cortina|telon|mancha|sombra|moscas|rayos|flashes|fogonazos|lucecitas|chispas|chispitas)\b|\bsangre (?:en|dentro de) (?:el|un) ojo\b/,
    effect: { red: 'urg', fades: 'injury' },
  },
  {
    // «me cuesta hablar con mi compañero» is about the game.
    id: 'rf.habla',
    pattern:
      /\b(?:me |le )cuesta (?:mucho )?hablar\b(?! (?:con|en|durante|a|mas|delante|de|entre)\b)|\b(?:hablo|habla|hablaba) (?:muy )?(?:rar[oa]|mal|pastos[oa]|como borrach[oa]|trabad[oa])\b|\bno (?:puedo|podia|me sale) (?:ni )?hablar\b|\bno me salen las palabras\b(?! (?:con|en|delante|cuando juego)\b)|\bse me traba la lengua\b|\b(?:mitad|medio|media|un lado)(?: (?:de|del|la|el|mi))* (?:cara|cuerpo|lengua)\b(?= (?:\w+ ){0,3}?(?:dormid|adormec|paraliz|acorch|caid|sin fuerza|no (?:lo|la|me)))|\b(?:paraliz|acorch|dorm|duerm)\w*(?: \w+){0,3}? (?:mitad|medio|media|un lado)(?: (?:de|del|la|el|mi))* (?:cara|cuerpo)\b|\bse me caen? (?:las cosas|la pala) (?:de|del) (?:la|las|mi) manos?(?: (?:derecha|izquierda))? (?:de repente|sin querer|sin fuerza|solas?)|\bde (?:repente|golpe|pronto)(?: \w+){0,3} (?:perdi|pierdo|sin) (?:la )?(?:fuerzas?|sensibilidad)(?: \w+){0,3} (?:brazo|pierna|mano|lado)|\b(?:perd\w+|sin|falta de|no tengo) (?:la )?(?:sensibilidad|fuerza|movilidad)(?: \w+){0,3} (?:cara|boca|medio cuerpo|un lado|lado (?:derecho|izquierdo))\b|\bdolor de cabeza (?:brutal|explosivo|el peor|repentino|como nunca)|\bel peor dolor de cabeza\b/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.cara',
    pattern:
      /\b(?:durm|duerm|dorm|adormec|acorch|entumec|paraliz|ca[iy]|torc|tuerc)\w*(?: \w+){0,3}? (?:media|la mitad de la|mitad de la|un lado de la) (?:cara|boca)\b|\b(?:cara|boca|sonrisa) (?:\w+ )?(?:torcida|caida|paralizada)\b/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.silla',
    pattern:
      /(?:acorch|dorm|duerm|durm|adormec|hormigue|entumec|sin sensibilidad|no siento|insensib)\w*(?: \w+){0,4}? (?:entrepierna|genital\w*|perine\w*|partes(?: intimas)?|ambas piernas|las 2 piernas|ingles?\b|ano\b)|\b(?:las 2 piernas|ambas piernas|piernas|entrepierna|genitales)(?: \w+){0,3}? (?:dormid|adormec|acorch|entumec|hormigue)\w*|\bno (?:me )?(?:siento|noto) (?:de cintura para abajo|las piernas|la entrepierna)|(?:espalda|lumbar\w*|lumbago|ciatica|hernia)[^.;!?]{0,60}?\bescapa\w* (?:de |la |el |las |un poco de )?(?:orina|pis|pipi|caca|heces)|\bescapa\w* (?:de |la |el )?(?:orina|pis|pipi|caca)[^.;!?]{0,60}?(?:espalda|lumbar\w*|lumbago|ciatica|hernia)|\bno (?:puedo|consigo) (?:orinar|mear|hacer pis)|\bme (?:hago|hice|he hecho) (?:pis|pipi|caca|popo) encima\b|\bme (?:meo|orino|mee|orine) encima\b(?! de (?:la )?risa)/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.luxado',
    pattern: new RegExp(
      `\\b${joint}(?: (?:derech|izquierd)[oa])?(?: (?:se me|me|ha|se ha|que))* (?:se me |se )?(?:ha )?(?:salio|salido|salia|disloco|dislocado|desencajo|desencajado|descoloco|descolocado)\\b|\\b${joint}(?: \\w+){0,3}? (?:fuera de (?:su )?sitio|deform\\w+|desencajad[oa]|del reves\\b)|\\b${joint}[^.;!?]{0,30}? (?:puesto|quedado|girado|dado la vuelta)(?: \\w+)? (?:del|al) reves\\b|\\bdeform[ea]s?\\b|\\bdoblad[oa] (?:para|hacia) (?:atras|el (?:otro )?lado|fuera)|\\bhueso (?:\\w+ )?(?:fuera|salido|asoma\\w*|se ve|se nota)|\\bse me (?:ha ido|fue|va|habia ido) (?:el|la) ${joint}(?: \\w+)? (?:de|del|fuera de) (?:su )?sitio|\\bcreo que (?:tengo|esta|llevo) (?:el|la|un|una) (?:${joint}|mano|pie|brazo|pierna|costilla)(?: \\w+)? (?:rot|partid|fracturad)[oa]|\\bse me (?:ha |habia )?(?:disloc|desencaj|descoloc)\\w+`,
    ),
    effect: { red: 'urg', fades: 'injury' },
  },
  {
    // A recent rupture of a tendon or fracture of a bone; «rotura fibrilar» by itself is an injury like others.
    id: 'rf.roto',
    pattern:
      /\b(?:acab\w+ de|creo que (?:me|se me) (?:he|ha)|me habre|me he|se me ha|hoy me|hoy se me|ayer me|ayer se me)(?: (?:he|ha|de|acabo|acaba|creo|que|romper|partir))* (?:romper|romperme|roto|rompi|rompio|partir|partirme|partido|partio|reventar|reventarme|reventado|revento|arrancar|arrancado|fracturar\w*)(?: (?:el|la|un|una|los|mi|tendon|de|del|creo|ligamento|ligamentos|hueso))* (?:aquiles|tendon|rodilla|cruzado|menisco|gemelo|soleo|biceps|cuadriceps|muneca|tobillo|dedo|mano|pie|clavicula|costilla|codo|brazo|pierna|ligamentos?|hombro|rotula|escafoides|perone|tibia)\b/,
    effect: { red: 'urg', fades: 'injury' },
  },
  {
    id: 'rf.sonido',
    pattern:
      /\b(?:son(?:o|ado|ar|aba)|hizo|hecho|oi|oido|note|notado|notar|senti|sentido|escuche|escuchado|dio|dado|pego|pegado|cruji(?:o|do))(?: (?!un chasquido)\w+){0,3}? (?:crac|crak|crack|clac|clack|cloc|clec|tac|pop|plof|chasqu(?:id|ead|e)\w*|restallido|estallido)\b(?! de (?:dedos|pista))|\b(?:crac|crak|clac|clack|chasquid\w*|estallido)\b(?: \w+){0,4}? (?:gemelo|pantorrilla|aquiles|talon|tendon|rodilla|tobillo|muslo|isquio\w*)/,
    effect: { red: 'urg', fades: 'injury' },
  },
  {
    id: 'rf.pedrada',
    pattern: new RegExp(
      `\\b(?:como si|pense que|crei que|parecia que|pareci\\w+ que)(?: (?:me|alguien|un|una|habian|hubieran|hubiera|hubiesen))* (?:tir|d[aio]|peg|lanz|golpe|dispar)\\w*(?: \\w+){0,3}? (?:piedra|pedrada|patada|palo|palazo|golpe|bolazo|pelotazo|tiro|punetazo)(?: \\w+){0,4}? ${leg}\\b|\\b(?:latigazo|pedrada|tiro|tiron brusco)(?: \\w+){0,5}? (?:${leg}|pierna|muslo|isquio\\w*)\\b|\\b${leg}(?: \\w+){0,5}? (?:latigazo|pedrada)`,
    ),
    effect: { red: 'urg', fades: 'injury' },
  },
  {
    id: 'rf.apoyo',
    pattern:
      /\b(?:sin poder|incapaz de|imposible|no (?:consigo|logro|aguanto|soporto)) (?:ni )?(?:apoyar\w*|pisar\w*|andar|caminar|mover(?:lo|la)|cargar peso en)\b(?! (?:la|una|en) (?:pista|cancha))|\bno (?:me )?(?:aguanta|sostiene|sujeta) (?:el peso|la pierna|el pie|la rodilla|el tobillo)|\bno (?:aguanto|soporto) el peso (?:en|sobre|de pie)/,
    effect: { red: 'urg', fades: 'injury' },
  },
  {
    // «goma roja», «en caliente» and «agua caliente» are no signs.
    id: 'rf.trombosis',
    pattern:
      /\b(?:pantorrillas?|gemelos?|soleo)(?:,? (?!gomas?\b|bandas?\b|mini\b|kettlebell|pesas?\b|pala|cinta|camiseta|zapatill|luz|tarjeta|agua|en\b)\w+){0,7}?,? (?:roj[oa]s?|rojez|enrojecid[oa]s?|calient\w+|hinchad[oa]s?|hinchazon|ardiendo|amoratad[oa]s?)\b|\b(?:pierna|gemelo|pantorrilla)(?: (?:derech|izquierd)[oa])?(?: (?:esta|se|me|ha|puesto|quedado|la|tengo|noto|como))* (?:el doble|(?:mucho )?mas (?:gord|hinchad|grues)[oa])(?: (?:de|que))*|\bpierna(?: (?:derech|izquierd)[oa])?[^.;!?]{0,40}?\b(?:hinchad[oa]|gord[oa])\b[^.;!?]{0,20}?\b(?:calient\w*|roj[oa])/,
    effect: { red: 'urg', fades: 'injury' },
  },
  { id: 'rf.acalorado', pattern: both(heat, overheated), effect: { red: 'urg', fades: 'injury' } },
  {
    // a joint with fever may be infected
    id: 'rf.articulacion.fiebre',
    pattern: both(
      '(?:rodilla|codo|tobillo|hombro|muneca|cadera|articulacion)\\b[^.;!?]{0,60}?\\b(?:caliente|roj[oa]|ardiendo|hinchad[oa]|bloquead[oa])',
      '(?:fiebre|calentura|\\b3[89](?:[.,]\\d)? (?:de fiebre|grados))',
    ),
    effect: { red: 'urg', fades: 'injury' },
  },
  {
    id: 'md.infeccion',
    pattern:
      /\bgripos[oa]\b|\bcovi\b|\bkovid\b|\bcoronavirus\b|\bvirus (?:estomacal|intestinal|en el estomago|de la tripa)|\bfiebron\b|\bcalenturient\w+|\bestoy (?:muy )?(?:mal[oa]|mali(?:to|ta)) (?:con|de) (?:la |el )?(?:gripe|virus|garganta|tripa|barriga)|\btripa suelta\b|\bgastroenter\w+|\bpulmonia\b|\bsinusitis\b|\botitis\b|\bestoy (?:muy )?(?:chungo|chunga) (?:con|de) fiebre/,
    effect: { red: 'rest', fades: 'illness' },
  },
  {
    // «espero a mi hijo» waits at the club.
    id: 'md.espera',
    pattern:
      /\bprenad[oa]s?\b|\besper(?:o|a|amos|an|ando) (?:un |una |su |nuestro |mi )?(?:primer |segundo |tercer |1er |2o )?(?:bebe|hij[oa]|mellizos|nin[oa])\b|\bbuena esperanza\b|\brecien (?:estrenada )?(?:mama|madre)\b|\bacabo de ser (?:mama|madre)\b|\b(?:con|tengo) (?:un )?bombo de\b|\bprolapso (?:uterino|vesical)/,
    effect: { red: 'prof', fades: 'injury' },
  },
  {
    // «en el sexto mes de clases» is another calendar.
    id: 'md.meses',
    pattern:
      /\bestoy (?:ya )?(?:en el|en mi) (?:segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno) mes\b(?! (?:de|del|con|sin|en) )/,
    effect: { red: 'prof', fades: 'injury' },
  },
  {
    id: 'md.sangre',
    pattern:
      /\bsangr\w+(?: \w+){0,3}? (?:nariz|oidos?)\b|\b(?:nariz|oido)(?: \w+){0,2}? sangr\w+|\b(?:escup\w+|toso|tosi\w*|tosiendo|orin\w+|meo|meado|vomit\w+|cago) (?:con )?sangre\b|\bsangre en (?:la orina|el pis|las heces|la caca|el esputo)/,
    effect: { red: 'prof', fades: 'injury' },
  },
  {
    id: 'md.extremidad',
    pattern:
      /\b(?:pierna|brazo|pie)(?: (?:derech|izquierd)[oa])?(?: (?:se me|me|queda|quedo|esta|como|medio|un poco))* (?:dormid|acorchad|entumecid|adormecid)[oa]\b/,
    effect: { red: 'prof', fades: 'injury' },
  },
  {
    id: 'md.corazon',
    pattern:
      /\bdesfibrilador\b|\b(?:soy|enferm[oa]|paciente) (?:del )?cardiac[oa]\b|\bvalvulopat\w+|\bmiocard\w+|\bpericard\w+|\bprolapso (?:de la )?(?:valvula )?mitral|\bvalvula (?:mitral|aortica|del corazon|artificial)|\btension (?:arterial )?(?:\w+ ){0,2}?(?:por las nubes|descontrolada|disparada|muy alta|altisima|alta)\b(?<!\b(?:gomas?|bandas?|cordaje|cuerdas?|resistencia)(?: de| con)? tension alta)|\btension (?:\w+ )?descompensada\b|\b(?:me sube|me subio|tengo subida|se me sube|se me dispara) la tension\b|\bpresion arterial (?:\w+ )?(?:alta|elevada|por las nubes|disparada)|\bhta\b|\b(?:control|problemas?) de (?:la )?tension arterial|\btensiones? de 1[4-9]\b/,
    effect: { red: 'prof' },
  },
  {
    id: 'md.enfermedad',
    pattern:
      /\banemi[ac]\w*|\bhipoglucemi\w+|\bbajones? de azucar|\bdialisis\b|\btrasplant\w+|\bquimio\b|\bleucemia\b|\blinfoma\b|\bmetastasis\b|\bcirrosis\b|\bhepatitis\b|\bcrohn\b|\bmiastenia\b|\bneuropatia\w*|\bcrisis (?:epileptica|convulsiva)s?|\bconvulsion\w*|\bhemofili\w+|\bmarfan\b|\bdrepanocit\w+|\bapnea\b|\bsarcopenia\b|\binsuficiencia (?:venosa|hepatica)|\bataque de gota\b|\bgota en (?:el|los) (?:pie|dedo)/,
    effect: { red: 'prof' },
  },
  {
    id: 'md.medicina',
    pattern:
      /\bpregabalina\b|\blyrica\b|\bgabapentina\b|\bventolin\b|\binhalador\w*|\bsalbutamol\b|\bsumial\b|\beliquis\b|\bxarelto\b|\bpradaxa\b|\bheparina\b|\bclexane\b|\bemconcor\b|\btomo(?: \w+){0,3}? (?:tension|corazon)\b|\bparches? de nitro|\b(?:me|nos) (?:pinch|inyect)\w+ (?:\w+ ){0,2}?(?:en|para) (?:el|la) (?:hombro|codo|rodilla|espalda|tobillo|talon)/,
    effect: { red: 'prof' },
  },
  {
    id: 'md.calmante',
    pattern:
      /\bespidifen\b|\bespididol\b|\bdolalgial\b|\bdolocatil\b|\bgelocatil\b|\btermalgin\b|\bneobrufen\b|\bibus?\b(?! ?profen)|\bibupirac\w*|\bibuprom\w*|\bactron\b|\badvil\b|\btylenol\b|\bacetaminofen\w*|\bnovalgina\b|\bbuscapina\b|\bketorolac\w*|\btoradol\b|\bapronax\b|\bmeloxicam\b|\bpiroxicam\b|\bantinflamatori\w+|\binflamatorios?\b(?= (?:para|antes))|\barcoxia\b|\betoricoxib\b|\bcelecoxib\b|\bketoprofen\w*|\bvoltadol\b|\bcodeina\b|\bfentanilo\b|\bmorfina\b|\bopiace\w+|\bopioide\w*|\bdiazepam\b|\bvalium\b|\bmyolastan\b|\bcalmantes?\b(?! natural)|\bparches? de fentanilo|\bpainkillers?\b/,
    effect: { red: 'medicine', painkiller: true },
  },
  {
    id: 'md.artroscopia',
    pattern:
      /\bartroscop\w+|\bme (?:hicieron|han hecho|hacen) (?:la|una) (?:ligamentoplastia|osteotomia|artrodesis|meniscectomia)|\bme (?:pusieron|han puesto) (?:una placa|unas placas|tornillos|un clavo|unos clavos|una protesis)|\bme (?:quitaron|han quitado|sacaron|han sacado|extirparon) (?:el|un|parte del|medio) menisco|\bpuntos de sutura\b/,
    effect: { red: 'prof', fades: 'injury' },
  },
  {
    // docs/training.md#professional-first: pain at rest. Sitting is left out: that is how most backs hurt.
    id: 'md.quieto',
    pattern:
      /(?:duel\w*|dolor\w*|molest\w*)(?: (?!no\b|sin\b)\w+){0,6}? (?:cuando|al|si|mientras|estando|hasta|incluso|aun|en)(?: (?:estoy|me|ya|en el|en la|estando|hasta|sin|hacer))* (?:descans(?:o|ar|ando)\b(?! (?:poco|mal|menos))|dorm\w+|duermo|tumb(?:o|ado|ada|arme|ad[oa] en)|sofa\b|reposo|acuesto|acostarme|acostad[oa]|quiet[oa]|nada\b)|\b(?:hombro|codo|rodilla|espalda|tobillo|muneca|cuello|cadera|dolor)\w*[^.;!?]{0,25}? (?:me )?(?:despiert\w+|desvel\w+)|\bno hay noche que no\b[^.;!?]{0,40}?\b(?:despiert\w+|duel\w+)|\b(?:despiert\w+|desvel\w+)(?: \w+){0,4}? (?:del|de|por el|con) dolor/,
    effect: { red: 'prof' },
  },
  {
    id: 'md.insomne',
    pattern:
      /\b(?:por la noche|de noche|por las noches)(?: \w+){0,2}? no (?:me deja |puedo |consigo |logro )?(?:duermo|dormir|pego ojo|pegar ojo|descanso|descansar)\b|\bno (?:me deja|puedo|consigo|logro) (?:dormir|pegar ojo|descansar)\b|\bno (?:duermo|pego ojo)\b(?= (?:\w+ ){0,3}?(?:del|de|por el|por la|con el) )/,
    effect: { red: 'prof', withPain: true },
  },
  {
    id: 'md.peor.mas',
    pattern:
      /\b(?:no|nunca) (?:se me |me |se )?(?:mejoro|mejoran?|alivia\w*|baja|cede|desaparece|desaparecen)\b|\bva a mas\b|\bsigue (?:igual|doliendo)(?: \w+){0,2} (?:semanas?|meses|mes)\b|\bno hay manera de que (?:se )?(?:me )?(?:cure|pase|quite|vaya|mejore)/,
    effect: { red: 'prof', withPain: true },
  },
  {
    id: 'md.vomitar',
    pattern:
      /\b(?:vomito|vomita|vomitar|vomitando|devuelvo|devolver|provoco)\b(?: \w+){0,6}? (?:para (?:no |mantener\w*|perder|bajar|adelgaz\w+|dar|estar|quitar)|a proposito|adrede|aposta)|\bvomito (?:siempre )?(?:despues de|tras|cada vez que) (?:de )?(?:cen\w+|com\w+|las comidas|cada comida)|\bme meto los dedos\b|\b(?:purgo|purgarme|purgas)\b/,
    effect: { red: 'weight' },
  },
  {
    id: 'md.ayuno',
    pattern:
      /\bsolo (?:como|ceno|tomo) (?:\w+ )?(?:un|una|1|2|media|lechuga|agua|liquidos)\b(?! vez| veces| comida)[^.;!?]{0,30}?\b(?:al dia|por dia|en todo el dia|para (?:bajar|perder|adelgazar|no engordar))|\b(?:apenas|casi no|no) (?:como|ceno|bebo|comer|cenar|beber)(?: \w+){0,3}? para (?:bajar|perder|adelgaz\w+|no engordar|dar (?:el|la))|\b(?:comiendo|comer|cenando|tomando|a base de) (?:solo |solamente |nada mas que |unicamente )(?:\w+ ){1,4}?para (?:bajar|perder|adelgaz\w+|no engordar|dar el peso)|\b(?:inducir\w*|induzco) (?:el |los |un )?vomit\w+|\bdej(?:e|ado|o) de (?:comer|beber|cenar) para (?:bajar|perder|adelgaz\w+|dar|entrar|el (?:torneo|pesaje|campeonato|partido))|\bdej(?:e|ado|o) de (?:comer|beber|cenar) hasta el (?:torneo|pesaje|dia)|\bme salto (?:las |todas las |\w+ )?(?:comidas|cenas?)\b[^.;!?]{0,30}?\bpara (?:bajar|perder|adelgaz\w+|no engordar|dar)|(?<!\b(?:quem|gast)\w+ (?:\w+ )?)\b[3-9]\d\d (?:kcal|calorias) (?:al dia|diarias|por dia)\b(?! (?:de|menos)\b)|\b(?:miedo|panico|terror) a (?:engordar|comer)\b|\bme veo gord[oa]\b[^.;!?]{0,40}?\b(?:no como|dej\w+ de comer|sin comer|vomit\w+)|\bdiuretic\w+|\b(?:sauna|(?:con|en|envuelt\w+ en) (?:un )?(?:plasticos?|film|bolsas? de basura)|chubasquero|neopreno|no beber|sin beber|deshidrat\w+)\b[^.;!?]{0,40}?\b(?:para (?:bajar|perder|dar|adelgaz\w+|entrar)|perder peso|bajar (?:de )?peso|(?:dar|doy|llegar al|entrar en) (?:el )?peso|pesaje|categoria de peso)|(?:pesaje|(?:dar|doy|bajar|perder) (?:el |de )?peso|kilos)\b[^.;!?]{0,30}?\b(?:sauna|sin beber|no beber|laxante\w*|con plasticos?|deshidrat\w+)|\b(?:2|3|4|5|6|7) dias (?:de ayuno|en ayunas|ayunando|sin probar bocado)|\b(?:24|36|48|72|96) horas (?:de ayuno|sin comer|en ayunas|ayunando|sin beber)|\bayun(?:o|ar|ando|as) (?:de )?(?:(?:2|3|4|5|6|7|varios) dias|(?:24|36|48|72|96) ?h(?:oras)?\b)/,
    effect: { red: 'weight' },
  },
  {
    id: 'md.secarse',
    pattern:
      /\bdulco ?lax\w*|\bevacuol\b|\bmicralax\b|\bhojas? de sen\b|\bsal de (?:frutas?|higuera)\b|\benemas?\b|\blavativas?\b|\bsud\w+ (?:\w+ ){0,2}(?:con|en) (?:un |una |el |la )?(?:plasticos?|bolsas?|film|chubasquero|neopreno|faja)\b|\b(?:neopreno|film|plasticos?|bolsas? de basura|faja de sudar|traje de sauna|bano turco)\b[^.;!?]{0,60}?\b(?:transpir\w+|pesan|pesaje|kilos?|gramos|sudar los|bajar)\b|\b(?:transpir\w+|sudar los)\b[^.;!?]{0,60}?\b(?:pesan|pesaje|gramos|categoria)\b|\b(?:no bebo|sin beber|no tomo agua|nada de (?:agua|liquidos?|beber))\b[^.;!?]{0,50}?\b(?:para (?:marcar|la foto|secar\w*|bajar|dar|entrar)|pesaje|me pesan|nos pesan)\b|\b(?:me pesan|nos pesan|pesaje|me peso)\b[^.;!?]{0,60}?(?:\bno (?:bebo|como|ceno)\b|\bsin (?:beber|comer)\b|\bnada de (?:agua|liquidos?|beber|comer)\b)|\bmak(?:e|ing) weight\b|\bcut(?:ting)? water\b|\bwater cut\b|\bstarv(?:e|ing) (?:myself|to)\b|\b(?:haven'?t|have not) eaten (?:since|for \d+ days)|\b(?:\d+|varios) (?:dies sense menjar|dias sem comer|dias sin probar)/,
    effect: { red: 'weight' },
  },
  {
    id: 'md.hambre',
    pattern:
      /\b(?:no|sin) (?:pienso |voy a |quiero |he )?(?:probar|pruebo|probado|probando) bocado\b(?! (?:hasta (?:las?|despues)|antes))|\b(?:tiro|escondo|escupo) la comida\b|\b(?:me siento|me sentia) (?:muy )?culpable\b[^.;!?]{0,25}?\b(?:como|comer|comid\w+|ceno|cenar)\b|\bsi como\b[^.;!?]{0,40}?\bme siento culpable\b|\bme da asco (?:verme|mi cuerpo|mirarme)\b|\b(?:vivir|vivo|viviendo|tirar|tiro|aguant\w+|pasar|paso) (?:solo |solamente |unicamente )?(?:a base de|a puro|a pura|con|de) (?:\w+ y )?(?:agua|te|infusiones?|caldo|sopa|lechuga|manzanas?|pepino|limon|hielo)\b|\b(?:un mes|una semana|(?:[2-9]|1\d|2\d|30) (?:dias|semanas|meses)) (?:solo|solamente|unicamente|a puro|a pura|a base de) (?:con |a |de |a base de )?(?:\w+ )?(?:agua|sopa|caldo|zumos?|jugos?|te|infusiones?|lechuga|pina|limon|hielo)\b/,
    effect: { red: 'weight' },
  },
  {
    id: 'md.tapar',
    pattern:
      /\bque (?:me )?(?:tomo|tomar|puedo tomar|pastilla tomo|me puedo tomar|me pincho|me chuto|me meto)\b[^.;!?]{0,25}?\bpara (?:no (?:notar|sentir)|que no (?:me )?(?:duela|moleste|note)|aguantar|el dolor|quitar el dolor)/,
    effect: { red: 'medicine', painkiller: true },
  },
  {
    id: 'md.remedio',
    pattern:
      /\bantihistaminic\w*|\bcetirizina\b|\bebastina\b|\bloratadina\b|\bpolaramine\b|\bomeprazol\b|\bantidepresiv\w*|\bansiolitic\w*|\borfidal\b|\btrankimazin\b|\blexatin\b|\bmiorrelajante\w*|\bamoxicilina\b/,
    effect: { red: 'medicine' },
  },
  {
    // «testeo palas» is another word.
    id: 'md.sustancias',
    pattern:
      /(?<!\b(?:el|este|un|al|del|ese) )\btesto\b|\b(?:primo|deca|tren|winnie) (?:inyectable|oral|enantato|acetato|decanoato)\b|(?:\b(?:ciclo|ampollas?|viales?|dosis|testo|testosterona|boldenona|anavar|winstrol|\d+ ?(?:mg|ml|cc)) (?:de |con |y |mas |\+ ?)?)(?:primo|decas?|tren|winnie)\b|\b(?:anavar|boldenona|masteron|primobolan|decadurabolin|e?stanozolol|ostarin\w+|ligandrol|cardarin\w*|hgh|igf|clembu\w*|clenbu\w*|clen|efedrina|anfetas?|anfetamin\w+|cocaina|modafinilo|gonadotropina|eritropoyetina|sustanon|oxandro|peptidos anabol\w+)\b|\b(?:me )?(?:pincho|pinchar\w*|inyect\w+|meto|meter\w*|chut\w+) (?:\w+ )?(?:enantato|peptidos|anabolic\w+|decas?)\b|\bmk ?677\b|\brad ?140\b|\btransfusion\w*|\b(?:pincharme|chutarme|meterme|ponerme|me pincho|me chuto|me inyecto|inyectarme) (?:\w+ )?(?:algo para (?:ganar|crecer|mejorar|el torneo|rendir)|hormonas?|quimica|mierdas?|sustancias)\b|\bhormonas? de crecimiento\b/,
    effect: { red: 'no' },
  },
  {
    id: 'md.dano',
    pattern:
      /\bme (?:corto|cortaba|corte|rajo|rajaba|quemo|quemaba|hago cortes|hacia cortes|hice cortes|hago heridas|hago rajas)\b(?: (?!el pelo|las unas)\w+){0,5}? (?:para (?:sentir|calmar\w*|aliviar\w*|castigar\w*|no sentir|desahog\w+|soportar|olvidar)|cuando (?:estoy|me siento) (?:mal|triste|sol[oa])|por dentro|a mi mism[oa])|\b(?:me hago|hacerme|me he hecho|me hice|me hacia) (?:cortes|rajas|heridas)\b|\bme (?:pego|golpeo) (?:a mi mism[oa]|para (?:castigarme|sentir))|\b(?:estaria\w*|viviria\w*|serian?) (?:todos |mucho )?(?:mejor|mas felices?) (?:si (?:yo )?no (?:estuviera|existiera|estuviese|viviera|hubiera nacido)|sin mi\b(?! (?:pala|pareja|companer|entren)))|\bno (?:tengo|hay|encuentro|me quedan?) (?:ningun |ninguna |mas )?(?:motivos?|razon(?:es)?|ganas) (?:para|de) (?:vivir|seguir vivo|seguir viva|seguir adelante)\b|\b(?:cansad[oa]|hart[oa]) de (?:vivir|la vida|mi vida|seguir viviendo)\b|\bno aguanto (?:mas )?(?:la|esta|mi) vida\b|\bme da igual (?:morir\w*|vivir|seguir viv[oa])|\btomar(?:me|me todas)? (?:un bote|todas las pastillas|un monton de pastillas)|\bpens\w+ en (?:la muerte|morir\w*|matarme|acabar con todo|hacer una locura)\b|\bme quiero (?:ir|marchar) de este mundo\b|\bsentido (?:a|en) (?:vivir|seguir viv\w+|existir|estar aqui)\b|\bno le (?:veo|encuentro) (?:\w+ )?sentido a nada(?= ?(?:$|[,.;!?]))|\btirarme (?:al|a la|a las|por|de|desde|delante)(?: \w+){0,2} (?:metro|tren|vias?|ventana|balcon|puente|coche|azotea|carretera|terraza)\b|\bme hago dano (?:cuando (?:pierdo|fallo|estoy (?:mal|triste)|me siento)|para (?:castig|sentir|calm)\w*)|\bme (?:golpeo|doy)(?: (?:con|golpes en))? la cabeza contra\b|\bno quiero estar (?:ya )?(?:aqui|en este mundo) mas\b/,
    effect: { red: 'crisis' },
  },
];

/** Never overruled. Partial prohibitions («que no salte») exclude that part. */
export const restriction =
  /\b(?:medic[oa]s?|doctora?|fisio\w*|traumatolog[oa]|trauma|cardiolog[oa]|osteopata|cirujan[oa]|rehabilitador\w*|enfermer[oa]|podolog[oa]|ortopeda)\b(?: (?!entre\b)\w+){0,6}? (?:reposo\b(?! (?:activo|entre))|que (?:pare|descanse|no (?:entren\w+|jueg\w+|juegue|haga (?:nada|deporte|ejercicio|esfuerz\w+)))\b|nada de (?:deporte|padel|jugar|entren\w+|ejercicio|esfuerz\w+)|sin (?:deporte|jugar|entrenar|hacer (?:nada|deporte|ejercicio))|(?:prohib\w+|no me dej\w+|no puedo|no debo)(?: \w+){0,2}? (?:deporte|padel|jugar|entren\w+|ejercicio|esfuerz\w+))|\b(?:me (?:han|ha) (?:mandado|prohibido|recetado|dicho)|me (?:mando|mandaron|prohibieron|prohibio)|tengo que (?:guardar|hacer))(?: (?:guardar|hacer|que|el|la|todo|un|unos|dias|de|\d+|semanas?))* (?:reposo\b(?! activo)|deporte\b|jugar\b|entrenar\b|padel\b)|\breposo absoluto\b/;
