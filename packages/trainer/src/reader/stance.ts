import type { Named, Target } from '#reader/targets.ts';

/**
 * How the text stands to what it names: it wants it, refuses it («nada de cardio»), has not got it («no tengo gomas»),
 * or only speaks of it («ayer hice piernas»).
 */
export type Stance = 'wanted' | 'refused' | 'missing' | 'ignored';
export type Stanced = Named & { stance: Stance };

/** Negations that refuse nothing. They are blanked out, letter by letter, before stances are read. */
const harmless = new RegExp(
  [
    '\\bno (?:solo|solamente|unicamente|me importan?|pasa nada|se si|olvid\\w+|te olvides|me olvido|(?:me |nos )?(?:vendrian?|estarian?) mal|dejes? de|dejar de|descuid\\w+|perder|pierda\\w*|es que|sea que|obstante|cans\\w+|me cans\\w+|fall\\w+|hay problema|tengo (?:ningun )?problemas?(?: con| en| para)?)',
    '\\bpor que no\\b',
    '\\bpor no (?:hacer|saber|tener|usar|mover)\\w*',
    '\\bno (?:tengo|hay|dispongo de|cuento con) (?:mas|otra cosa|nada mas) que\\b',
    '\\bno (?:se|me salen?|consigo|logro|acierto)(?: a)? ni\\b',
    '\\ba no ser que\\b',
    '\\bech\\w+ de menos\\b',
    '\\bsin (?:perder|descuidar|olvid\\w+|dejar de|parar|prisas?|problemas?|dolor(?:es)?|molestias?|lesion\\w*|miedo|fallar|cans\\w+|ahog\\w+|duda|mas)',
    '\\bno (?:quiero|puedo|quisiera) (?:dejar|parar|olvidar|perder|descuidar|fallar|bajar)\\b(?: de)?',
    '\\bno? ?\\?',
  ].join('|'),
  'g',
);

/** Where a new thought begins, a negation before it does not reach. */
const breaks =
  'para|pero|con|que|y|aunque|solo|solamente|unicamente|sino|porque|pues|cuando|si|como|quiero|al|fall\\w+|perder|dejar|parar|olvidar|mejor|prefiero|ahora|tant[oa]s?|hoy si';
const anyWords = `(?: (?!(?:${breaks})\\b)\\w+){0,3}`;
const verbs =
  '(?:me |nos |te )?(?:pon(?:eis|gais|gan|en|es)|met(?:eis|ais|an|en|es)|mand(?:eis|ais|en|an|es|as)|hag(?:ais|an)|hac(?:eis|en|es))|hacer(?:me|nos|le)?|hagas|hagamos|haga|trabajar|entrenar|usar|uses|use|tocar|toques|toque|meter(?:me|nos|le)?|metas|meta|poner(?:me|nos|le)?|pongas|ponga|mandar(?:me|nos)?|dar(?:me|nos)?|incluir|incluyas|incluya|cargar|cargue|cargues|forzar|machacar|castigar|utilizar|coger|practicar|ver|tener|haya|hay|tenga|mover|lanzar(?:l[oa]s?)?|tirar(?:l[oa]s?)?|botar(?:l[oa]s?)?';
const articles =
  'el|la|los|las|un|una|unos|unas|mi|mis|tu|lo|de|del|al|a|mas|ningun|ninguna|nada|ejercicios?|rutinas?|trabajo|sesion|tanto|mucho|mucha|tipo|muchas|muchos|demasiad[oa]s?|medi[oa]|eso|tema|parte|zona|siempre';
const small = `(?: (?:${verbs}|${articles}|que|con|en|necesidad|ni|series|como|tampoco|su)){0,4}`;

const refusals = [
  `\\b(?:no|ni|nunca|tampoco) (?:me |nos |te |le )?(?:quiero|queremos|quisiera|querria|apetecen?|gustan?|gustaria|vienen? bien|pillan? bien|soporto|aguanto|necesito|necesitamos|toca|puedo|podemos|debo|debemos|dejan?|conviene|convienen|interesan?|hace falta|es necesario|hay que|hagas?|hago|hacer|haya|pongas?|metas?|incluyas?|des|uses?|uso|usar|usemos|trabaj\\w+|entren\\w+|toques?|cargues?|vayas? a poner|van?|vengas? con|sea|sean|quieras)${anyWords}(?: (?:${verbs}|nada) con)?(?: (?:${articles}))*`,
  `\\b(?:sin|ni|nada de|cero|ningun|ninguna|evit\\w+|odio|detesto|excepto|salvo|quitando|quita(?:me)?|quitad|elimina|descarta\\w*|exclu(?:ir|ye|yas?|yendo)|olvidate de|olvida|prescind\\w+ de|en vez de|en lugar de|antes que|fuera|ni se te ocurra|no se te ocurra|n[io] me (?:hables|digas|mentes|nombres|vengas)(?: (?:de|con))?|ni (?:hablar|loc[oa]|de (?:cona|broma)|en (?:broma|pintura|suenos))(?: de)?|ahorra(?:me|te|os)?|dejame de|dejate de|dejemos|libre de|nada (?:que (?:tenga que )?ver|relacionado|parecido|tipo)(?: con| a)?|sin nada de|no cuentes con|no me vengas con|no quiero (?:ni )?(?:ver|oir|saber)(?: nada)?(?: de)?|alergic[oa] a|huyw+ de|paso(?: olimpicamente)? de|pasando de|prefiero no|mejor no|preferiria no|que no (?:sea|sean|haya|incluya|tenga|lleve|implique|requiera|necesite|use|toque|cargue)n?|hart[oa] de|aburrid[oa] de|cansad[oa] de|hasta (?:el|los|las?) \\w+ de|me niego a|vetad[oa]s?|prohib\\w+|me aburren?|me cansa|me da pereza|me da palo|menos mal que no)${small}`,
  `\\b(?:todo|todos|cosa|cosas|sea|quieras|dia|ejercicio|ejercicios|algo|puedo|bien|material|(?:todo|demas|sea) (?:me |nos )?(?:vale|sirve|va bien|gusta)) menos${small}`,
].map((source) => new RegExp(`${source}(?: |$)$`));
const missings = [
  `\\b(?:no|ni) (?:tengo|tenemos|tendre|hay|habra|dispongo de|cuento con|contamos con|llevo|traigo|me quedan?|encuentro|consigo)${small}`,
  `\\bsin${small}`,
  `\\b(?:me faltan?|carezco de|perdi|preste|(?:he|ha|me|se me) (?:\\w+ )?(?:perdid[oa]|roto|rompi\\w*|olvid\\w+|dejad[oa]|deje|prestad[oa]))${small}`,
].map((source) => new RegExp(`${source}(?: |$)$`));
/** What one has not, one wants: «no tengo fuerza», «me quedo sin resistencia». */
const lacks = new RegExp(
  `\\b(?:no (?:tengo|tenemos|hay)${small}|(?:quedo|estoy|llego|ando|voy|acabo|noto|siento|juego|sigo|termino|quedar\\w*) sin${small}|no (?:tengo|tenemos|hay)(?: \\w+){1,4} (?:ni|o|y)(?: mucha)?) $`,
);

/** «sin material salvo minibands», «nada de máquinas, solo una comba»: what is excepted from a negation is wanted. */
const exempted =
  /\b(?:sin|no|nada|ningun[oa]?|ni)\b[^.;]{0,60}?[ ,](?:salvo|excepto|menos|quitando|aparte de|mas que|que no sean?|sino|solo|solamente|unicamente)(?: (?:por|un|una|unos|unas|mi|mis|el|la|los|las|lo|con|de|las? de|alguna|algun|tengo))* $/;
const exceptions = /\b(?:todo|todos|cualquier\w*|lo que)\b/;

const direct = /\bno (?:a |de |mas |en )?(?:la |el |los |las )?$/;
const doneBefore =
  /\b(?:ayer|anteayer|antier|anoche|ya|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|la semana pasada|(?:este|el) (?:finde|fin de semana)|esta (?:semana|manana)|vengo de|vine de|acabo de|antes de ayer)(?: \w+){0,2}? (?:hice|hicimos|he hecho|hecho|hacer|entren[eo]|entrenado|entrenamos|entrenar|trabaje|trabaj(?:ado|amos|ar)|toco|tocaron|di|dimos|metido|meti)(?: (?:de|la|el|los|las|una|un|\d+|horas?|h|media|min\w*|km|kilometros|series|cosas|algo|sesion|sesiones|rutina|entrenos?|dias?|mucho|mucha|bastante|a|ya))* $/;
/** «vengo de correr»: done, and enough of it. */
const comesFrom =
  /\b(?:vengo|vine|venimos|acabo|acabamos|llego|salgo) de (?:(?:hacer|jugar|una|un|la|el|sesion|rutina|clase|entrenar|salir|a|de) )*$/;
/** «me molesta el codo al hacer el revés»: the stroke only says when it hurts. */
const hurtsDoing =
  /\b(?:duel|dol|molest|pinch|pica|resient|pinza|cruj|carg|tira\b)\w*[^.;]{0,50} (?:al|cuando|cada vez que|si|tras|despues de|haciendo|en)(?: (?!quiero|para)\w+){0,3} $/;
/** «me duelen del saque». */
const hurtsFrom = /\b(?:duel|molest|carg)\w*(?: (?:mucho|un poco|algo|siempre))? (?:del?|por (?:el|la)) (?:la )?$/;
/** «si hago piernas hoy, mañana no ando». */
const supposed = /(?<!\b(?:tal|y|mejor) )\bsi (?:hoy )?(?:hago|meto|toco) (?:(?:de|la|el|las|los|mucha|mas) )*$/;
/** «me duele al agarrar la pala», «me pincha cuando voy a por una bola»: the thing only says when it hurts. */
const hurtsWhen =
  /\b(?:duel|dol|molest|pinch|pinz|resient|cruj|tira\b|noto|siento)\w*[^.;,]{0,40} (?:al|cuando|si|tras|despues de)(?: (?!quiero|para|tengo)\w+){1,4} $/;
const hurtsAt =
  /\b(?:duel|dol|molest|pinch|pinz|resient|cruj|tira\b|noto|siento)\w*[^.;,]{0,40} (?:al|cuando|cada vez que|si)(?: (?:me|hago|lo|la|pongo a))* $/;
/** «iba a hacer cardio pero mejor fuerza»: what was meant and is not any more. */
const meant = /\b(?:iba|ibamos|pensaba|pensabamos|habia pensado|tenia pensado|tocaba|queria|pense)\b[^.;,]{0,25}$/;
const insteadOf =
  /^[^.;]{0,25}\b(?:pero|aunque|y)(?: \w+){0,3}? (?:mejor|al final|prefiero|cambio|cambiado|ya no|paso|va a ser)\b/;
/** A session is not at home only when the text says just that. */
const notAtHome =
  /\b(?:no (?:quiero|puedo|me gusta|me apetece|puede ser|va a ser|sea)(?: (?:entrenar|estar|hacerlo|hacer nada|quedarme|que sea|ser))?|nada de|en vez de|en lugar de|menos|excepto|no|ni) $/;
/** «siempre hago cardio»: what is always done is not what is asked for. */
const habit =
  /\b(?:siempre|normalmente|suelo|solemos)(?: \w+)? (?:hago|hacemos|hacer|entreno|entrenamos|entrenar|trabajo|trabajamos|trabajar|lo mismo)(?: (?:de|la|el|los|las|mucho|solo))* $/;
const sore =
  /\bagujetas (?:en|de|por) (?:(?:las?|los?|el|todo el|toda la) )?$|\b(?:descans\w+|descanso) (?:de |a )?(?:las? |los? |el )?$/;
/** «hoy no puedo con las piernas». */
const spent = /\bno (?:puedo|me puedo|aguanto)(?: ya| mas)* con (?:las? |los? |el |mis? )?$/;
const lessOf = /(?:^|[^\w])(?:menos|poc[oa]s?) (?:de )?$/;
const afterFew = /^ (?:poc[oa]s|poquit[oa]s|l[oa]s just[oa]s|pero poc[oa]s)\b/;
/** «las piernas ayer, hoy arriba». */
const afterDone = /^ (?:ya )?(?:ayer|anteayer|antes de ayer)\b(?! (?:no|me dol))/;
/** «tengo el hombro perfecto»: fine, and no wish. */
const afterHealthy =
  /^ (?:derech[oa] |izquierd[oa] )?(?:ya |esta |estan |va |van |l[oa] tengo |muy |todo )*(?:bien|perfect[oa]s?|ok|san[oa]s?|genial(?:es)?|al 100)\b(?! \w+d[oa]s?\b)/;

const polite = '(?:,? (?:gracias|por favor|eh|hoy|de momento|porfa))*';
const ending = `${polite} ?(?:$|[,.;:!()]|(?:que|porque|pues|por (?:el|la|los|las|mi|culpa))\\b)`;
const afterRefused = new RegExp(
  [
    `^ (?:mejor )?no(?: (?:puedo|quiero|queremos|gracias|hoy|por favor|toca|debo|necesito|me (?:gustan?|apetecen?|interesan?|van?|dejan?|hace falta)|l[oa]s? (?:soporto|aguanto|quiero|uso|llevo bien|necesito|pongas|metas|incluyas|hagas|toques)|es para mi|son para mi|va conmigo|van conmigo|pongas|metas|incluyas|hagas|soporto|aguanto))${ending}`,
    `^ (?:mejor )?no${ending}`,
    `^ nada${ending}`,
    `^ (?:ya )?(?:tal|paso)\\b,? (?:mejor|prefiero)|^ (?:\\w+ ){0,2}mejor otra cosa`,
    '^ no (?:l[oa]s? (?:soporto|aguanto|quiero|llevo bien)|me (?:gustan?|apetecen?)|quiero|puedo(?! (?:mejorar|con)))\\b',
    '^,? (?:(?:pero )?de es[eoa]s? )?ni (?:un[oa]?(?! (?!mas|sol[oa]|por|hoy|que|y|porque|eh|gracias|siquiera)\\w+)|medi[oa]\\b(?! \\w)|gota\\b|verl\\w+|tocarl\\w+|por asomo|me l[oa]s? \\w+)',
    // «burpees, ni hablar» looks back; «fuerza, ni se te ocurra ponerme burpees» leads on.
    '^,? (?:(?:pero )?de es[eoa]s? )?(?:no l[oa]s? \\w+ )?ni (?:loc[oa]|hablar|de (?:broma|cona|lejos|palo)|en (?:pintura|suenos|broma)|se te ocurra)\\b(?! (?:de (?!momento)|me |te |se |nos |le |hag|hac|pon|met|mand|us|dar|quiero|voy|pienso))',
    `^ (?:cero|0|fuera|descartad\\w+|prohibid\\w+|paso|tampoco)${ending}`,
    '^,? (?:que |pues )?(?:l[oa]s? )?(?:odio|detesto)\\b|^ (?:me (?:aburren?|dan? (?:pereza|asco|palo|miedo)|cargan?)|l[oa]s? (?:odio|detesto|dejamos|dejo) )',
    '^,? pero (?:hoy|ahora|esta vez|de momento|por ahora|esta semana) no\\b(?! (?:me|lo|la|l[oa]s) (?:import|pasa|hago mal))',
    `^,? (?:(?:pero|aunque|y|que|solo que|lo que pasa que|es que) )+(?:hoy |ahora |esta vez |prefiero |mejor |yo |ya )*(?:no|paso de|sin|ni) (?:(?:quiero|queremos|me apetece|puedo|pienso|voy a|vamos a|me dejan) )?(?:usar|utilizar|coger|tocar|meter|sacar|gastar|ver)l[oa]s?\\b`,
    '^,? (?:(?:pero|aunque|y|que|solo que|es que) )+(?:hoy |ahora |esta vez |ya )*no (?:me |te |nos )?l[oa]s? (?:quiero|queremos|us[oe]|usamos|pienso|voy|vamos|necesito|metas|pongas|incluyas|soporto|toques|puedo|saques|cuentes)\\b',
    `^,? (?:(?:pero|aunque) )(?:hoy )?(?:no me (?:gustan?|apetecen?|van?|convencen?)|l[oa]s? (?:odio|detesto)|no l[oa]s? soporto|no cuentes con ell[oa]s?|de es[oa]s? nada)${ending}`,
    '^e?s?\\? (?:ni (?:hablar|loc[oa]|de broma|en pintura)|no,? gracias|no, por favor|paso|nada)\\b',
    `^ (?:mejor )?(?:para )?otro dia${ending}`,
  ].join('|'),
);
const afterMissing =
  /^,? pero (?:estan? |las? tengo |los? tengo )?(?:rot|estropead|prestad|perdid)[oa]s?\b|^(?:,? (?:de eso))? no (?:tengo|tenemos|hay|dispongo|llevo|me quedan?|encuentro|conseguimos)\b|^ (?:ningun[oa]?|no l[oa]s? tengo)\b|^ (?:esta\w* )?(?:cerrad|ocupad|rot|estropead)[oa]s?\b/;
const afterCorrected = /^,? (?:(?:ay|uy) )?(?:no,? (?:perdon|digo|mejor|espera)|perdon|digo|quiero decir|rectifico),? /;
const afterFine =
  /^,? (?:que )?(?:ya )?(?:ya )?(?:(?:la|lo|las|los) )?(?:ya )?(?:domino|controlo|tengo (?:bien|dominad\w*|controlad\w*|list[oa]s?|superad\w*)|(?:voy|ando|estoy) (?:bien|sobrad[oa]|servid[oa]|perfect[oa])|llevo bien|me salen? bien|se me dan? bien|va(?:n)? bien|hice|hicimos|los hice|las hice|hechas?|(?:entren|trabaj)\w+ ayer)\b/;
/** «sin estirar en el suelo», «cardio sin saltos»: the negation means the manner. */
const manner =
  /^\w* (?:en el suelo|tumbad|sentad|de rodillas|saltando|corriendo|con (?:salt|impacto|carrera)|hasta el fallo)/;
const afterSore =
  /^(?:,? (?:que|las?|los?|el|la|me|tengo|estan?|noto|siento|aun|todavia|muy|un poco|bastante|hoy))* (?:cargad|cansad|pesadas|muert|reventad|fundid|agotad|con agujetas|hech[oa]s polvo|dolorid)\w*/;

const joinsList =
  /^(?:e?s)? ?(?:,|y|o|e|u|ni|\/|\+|,? ?ni|,? ?y|,? ?o)(?: (?:el|la|los|las|un|una|mis|de|del|con|a|las))* ?$/;

const isAbility = ({ topic }: Target): boolean => topic === 'stroke' || topic === 'goal' || topic === 'group';

const isActivity = ({ topic }: Target): boolean => topic === 'goal' || topic === 'demand' || topic === 'group';

/** «cosas que no: plancha, zancadas, saltos»: a heading refuses all that stands under it. */
const heading =
  /(?:\b(?:(?:cosas|lo|ejercicios) que no(?: \w+){0,2}|prohibid\w+|exclu\w+|evit\w+|descart\w+|vetad\w+|fuera|sin|nada de|no (?:quiero|puedo|me gustan?|hacer|incluir|poner))|(?:^|[.;] ?)no) ?: [^.;:]*$/;

const isRefused = (before: string): boolean => heading.test(before) || refusals.some((refusal) => refusal.test(before));

function stanceFromBefore(target: Target, before: string): Stance | null {
  if (target.place === 'home' && target.kit === undefined) return notAtHome.test(before) ? 'refused' : null;
  if (doneBefore.test(before) || habit.test(before) || (isActivity(target) && comesFrom.test(before))) return 'ignored';
  if (isActivity(target) && supposed.test(before)) return 'ignored';
  if (target.topic === 'stroke' && (hurtsDoing.test(before) || hurtsFrom.test(before))) return 'ignored';
  if ((target.topic === 'kit' || target.topic === 'place') && hurtsWhen.test(before)) return 'ignored';
  if (target.topic === 'goal' && hurtsAt.test(before)) return 'ignored';
  if (target.topic === 'group' && (sore.test(before) || spent.test(before))) return 'ignored';
  if (exempted.test(before) && !exceptions.test(before)) return 'wanted';
  if (isAbility(target) && lacks.test(before)) return 'wanted';
  if (!isAbility(target) && missings.some((missing) => missing.test(before))) return 'missing';
  if (isRefused(before) || direct.test(before)) return 'refused';
  return lessOf.test(before) ? 'ignored' : null;
}

function stanceFromAfter(target: Target, before: string, after: string): Stance | null {
  if (afterCorrected.test(after)) return 'ignored';
  if (isActivity(target) && meant.test(before) && insteadOf.test(after)) return 'ignored';
  if (isActivity(target) && afterDone.test(after)) return isRefused(before) ? 'refused' : 'ignored';
  if (afterFew.test(after) || (target.topic === 'group' && afterHealthy.test(after))) return 'ignored';
  if (isActivity(target) && manner.test(after) && isRefused(before)) return 'ignored';
  if (isAbility(target) && afterFine.test(after)) return isRefused(before) ? 'refused' : 'ignored';
  if (target.topic === 'group' && afterSore.test(after)) return isRefused(before) ? 'refused' : 'ignored';
  if (afterMissing.test(after)) return isAbility(target) ? null : 'missing';
  return afterRefused.test(after) ? 'refused' : null;
}

/** How far before and behind a mention its stance is looked for, in characters. */
const reachBefore = 90;
const reachAfter = 50;
const sentenceEnd = /[.;!?…](?!\d)/;

function surroundings(text: string, { start, end }: Named): { before: string; after: string } {
  const left =
    text
      .slice(Math.max(0, start - reachBefore), start)
      .split(sentenceEnd)
      .at(-1) ?? '';
  // A closing question mark stays in sight: «¿cardio no?» asks.
  const right = text.slice(end, end + reachAfter);
  const stop = right.search(sentenceEnd);
  // «¿pesas? ni hablar»: the answer belongs to it.
  return { before: left, after: stop === -1 || /^e?s?\? /.test(right) ? right : right.slice(0, stop + 1) };
}

/** The stance of each mention; members of one list share it («sin gomas ni pesas», «no quiero volea o bandeja»). */
export function stancesOf(text: string, named: readonly Named[]): Stanced[] {
  const clean = text.replace(harmless, (hit) => '·'.repeat(hit.length));
  const found: Stanced[] = [];
  named.forEach((mention, at) => {
    const { target } = mention;
    const { before, after } = surroundings(clean, mention);
    const own = target.stance ?? (target.complaint === true || target.noKit === true ? 'wanted' : null);
    const stance = own ?? stanceFromAfter(target, before, after) ?? stanceFromBefore(target, before);
    const previous = found[at - 1];
    const between = previous === undefined ? '' : clean.slice(previous.end, mention.start);
    const shared =
      previous !== undefined && joinsList.test(between) && shares(previous, target, between, clean.slice(mention.end));
    found.push({ ...mention, stance: stance ?? (shared ? previous.stance : 'wanted') });
  });
  return found.map((mention, at) => (isDecidedAgainst(clean, found, at) ? { ...mention, stance: 'ignored' } : mention));
}

const chosen =
  /\b(?:bueno|mejor|venga|va|pues|al final|me quedo con|decidido|decido|elijo)[,.:]*(?: (?:el|la|los|las|mejor))* $/;

/** «no sé si pierna o brazo… bueno, brazo»: of two that stood to choice, the one that was not taken. */
function isDecidedAgainst(text: string, found: readonly Stanced[], at: number): boolean {
  const self = found[at];
  if (self === undefined || self.stance !== 'wanted') return false;
  const rival = [found[at - 1], found[at + 1]].find((other) => {
    if (other === undefined || other.target === self.target) return false;
    const [from, to] = other.start < self.start ? [other.end, self.start] : [self.end, other.start];
    return /^e?s? (?:o|u) (?:(?:el|la|los|las|de|mejor) )?$/.test(text.slice(from, to));
  });
  return (
    rival !== undefined &&
    found.some(
      (later) =>
        later.start > Math.max(self.end, rival.end) &&
        later.target === rival.target &&
        chosen.test(text.slice(0, later.start)),
    )
  );
}

/** After a comma alone a list goes on only when a later «ni» or «o» shows that it does. */
function shares(previous: Stanced, target: Target, between: string, rest: string): boolean {
  if (previous.target.complaint === true || previous.stance === 'wanted') return false;
  if (/\bcon\b/.test(between)) return false;
  const kind = previous.target.topic === target.topic || (isAbility(previous.target) && isAbility(target));
  if (/\b(?:ni|o|u)\b/.test(between)) return kind;
  if (previous.target.topic !== target.topic) return false;
  return between.includes(',') ? /^(?:e?s)?(?: \w+){0,1},? (?:ni|o) /.test(rest) : /\b(?:y|e)\b|[/+]/.test(between);
}
