import type { BodyArea, Demand } from '@bandeja/domain/exercises/vocabulary';

/** The lines of docs/training.md#red-flags run over a text after `normalise` and `respell`. Ids in `.mas` came later. */
export type Line<Effect> = { id: string; pattern: RegExp; effect: Effect };

/**
 * Required reaction to the text: `crisis` (helpline), `urg` (stop, emergency), `rest` (fever), `no` (doping), `weight`
 * (starving, drying out), `prof` (professional first), `drug` (training with a painkiller), `medicine` (any other mention
 * of one).
 */
export type RedFlag = 'urg' | 'crisis' | 'rest' | 'no' | 'weight' | 'prof' | 'drug' | 'medicine';

/**
 * `fades`: a long healed one no longer counts (a fracture of three years ago is an old injury, not an emergency).
 * `withPain`: only where the text mentions pain («no mejora» may be about the volley). `painkiller`: with pain, or taken in
 * order to play, it is `drug`.
 */
export type RedFlagEffect = { red: RedFlag; fades?: 'injury' | 'illness'; withPain?: true; painkiller?: true };
/** `wide` names a limb, more often a training target: only unmistakable pain makes it an injury. */
export type AreaEffect = { areas: BodyArea[]; wide?: true };
/**
 * `named` injuries stay on record when they no longer hurt. `needsArea`: an everyday word unless a body area is near.
 * `refer`: of a kind a professional sees before the area is loaded (docs/training.md#professional-first). `isName`: the
 * name of an ailment (`ailments.ts`).
 */
export type PainEffect = { pain: 'symptom' | 'named'; needsArea?: true; refer?: true; isName?: true };
export type AcuteEffect = { acute: true };
/** `whenPainful`: a stroke everybody wants to train. `posture`: excludes without a negation («todo de pie»). */
export type DemandEffect = { exclude: Demand[]; whenPainful?: true; posture?: true };
/** `masksPain`: the mentioned pain is to be avoided, not felt («prevenir lesiones»). */
export type PreventionEffect = { prevent: true; masksPain?: true };

export const redFlagLines: Line<RedFlagEffect>[] = [
  {
    // The gap admitted «dolor de codo del brazo izquierdo» and «molestia en press de pecho».
    id: 'rf.torax',
    pattern:
      /(dolor|duele|opresion|presion|pinchazo|molest)\w*(?: (?!press\b|banca\b)\w+){0,3}? (pecho|torax|toracic\w*)|angina de pecho|infarto|(dolor|hormigueo)(?: (?!codo|hombro|muneca|biceps|triceps)\w+){0,3}? brazo izquierdo/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.torax.mas',
    pattern:
      /(dolor|duel|doli|opres|presion|pinch|punz|molest|apriet|oprim|quemaz|ardor)\w*(?: (?!codo|hombro|rodilla|muneca|espalda|tobillo|press\b|banca\b|aperturas|rutina|entren|trabaj|ejercicio|quiero)\w+){0,6}? (pecho|torax|toracic\w*)|pecho(?: (?:que|me|se|a veces|siempre|tambien|esta|lo|noto|siento|muy))* (duel|doli|dolor|molesta|oprim|opresion|apriet)\w*\b(?! (?:\w+ ){0,2}?(?:el|la|los|las|mi) )|(dolor|pinchazo|punzada|presion|opresion)\w*(?: \w+){0,3}? corazon|(?:not|sient|sent|teng|teni|da|dio|daba)\w*(?: \w+){0,4}? (?:peso|losa|nudo|tension|quemazon|ardor|cosa|rar[oa]|bola|calambre\w*|tirantez|calor) en (?:el|mi) (?:pecho|corazon)|ataque (al corazon|cardiaco)|paro cardiaco|(duel\w*|duerm\w+|durmi\w+|dormido|hormigue\w+)(?: (?!codo|hombro|muneca|biceps|triceps)\w+){0,3}? brazo izquierdo|brazo izquierdo (me duele|dormido|se me duerme)/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.sincope',
    pattern:
      /\b(me )?desmay\w+|perd\w+ (el conocimiento|la conciencia|la consciencia)|sincope|\bmare(o|os|ado|ada|arme|e)\b|vision borrosa|vueltas la cabeza|vertigo\w*|nubla la vista/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.sincope.mas',
    pattern:
      /\bpierd\w+ (el conocimiento|la conciencia|la consciencia)|\bmare(ados|adas|aba|ando|ar|an)\b|\bme marea\b|lipotimia\w*|vista (nublada|borrosa)|todo me da vueltas|me da vueltas todo|\b(yuyu|jamacuco|patatus|soponcio)\b|perdida de (conocimiento|conciencia|consciencia)|inconsciente\b|veo (todo )?negro|se me (?:va|fue|iba|ha ido) la (cabeza|vista)\b(?! (?:en|cuando|con|por|a)(?: \w+){0,2}? (?:tie\w*|puntos?|partidos?|finales?|final|sets?|momentos?|fall\w*|pierd\w*|bolas?|malas?|otr[oa]s?|importantes?)\b)|\bca(?:i|igo|er|yo|erme|ido|iste) redond[oa]\b|\b(?:veo|viendo|vi|veia) (?:\w+ ){0,2}?(?:chiribitas|estrellitas|estrellas|lucecitas|destellos|puntitos|manchas)\b|sudor(?:es)? fri[oa]s?|sudo frio|sudando frio/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.palpitacion',
    pattern: /palpitacion\w*|arritmi\w*|corazon (se )?(acelera|desboca|raro|va raro)\w*/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.palpitacion.mas',
    pattern:
      /corazon (me )?(da|dio|pega|pego) (un |unos |muchos )?(vuelcos?|brincos?|saltos?)|(vuelcos?|brincos?) (en el|al|del) corazon|taquicardia\w*|corazon (se me|me) (acelera|desboca|dispara|salta|para|va raro|late raro|va muy rapido|va irregular)|(acelera|desboca|dispara)\w* (mucho )?el corazon|late (raro|irregular|a saltos)|\blat(?:e|ia|ir|en|io)(?: (?!fuerte por)\w+){0,4}? (?:el )?corazon|corazon(?: que)? (?:se me |me |se )?(?:va a |quiere )?(?:sale?|salir|salia|explot\w+|revent\w+)\b|corazon (?:me )?(?:va|iba|late|latia|se (?:me )?pone|se (?:me )?puso)(?: \w+){0,3}? (?:mil|rapid\w+|loc[oa]|raro|disparad\w+)/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.disnea',
    pattern: /falta (de|el) aire|no puedo respirar|me ahogo (en reposo|al caminar|sin hacer)/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.disnea.mas',
    pattern:
      /\bfalt(?:a|o|aba|ado|ando|aria|e)(?: (?:mucho|bastante|algo|un poco|siempre))? (?:de |el )?aire|falta aire|cuesta (mucho |bastante )?respirar|dificultad(es)? (para|al) respirar|no puedo (ni|casi) respirar|no respiro bien|me asfixio|me ahogo (sentad|tumbad|parad|al subir|subiendo|al andar|andando|de noche|por la noche|de repente)|ahogo en reposo/,
    effect: { red: 'urg' },
  },
  {
    // «las dos piernas» reaches the lexicon as «las 2 piernas»: cardinals are digits by then.
    id: 'rf.cauda',
    pattern:
      /(adormec\w+|entumec\w+|hormigueo)(?: \w+){0,4}? (ingle|genital\w*|entrepierna|las (dos|2) piernas)|no (controlo|aguanto) (la orina|el pis)/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.cauda.mas',
    pattern:
      /(dormid|adormecid|entumecid|paralizad)[oa] (de )?(medio cuerpo|media cara|todo un lado|un lado (de la cara|del cuerpo))|(duerm|durmi|dormid|adormec|adormil|entumec|hormigue)\w*(?: \w+){0,4}? (ambas piernas|las 2 piernas|ingles?|genitales|entrepierna)|no (me )?siento (el|la|los|las|mi|mis|un|una) (pies?|piernas?|brazos?)\b|no (controlo|aguanto) (el |los |la |las )?(pipi|esfinter\w*|heces|caca)|(perdi|pierdo|perdida de|perdido|perdiendo) (el )?control (de|del) (la orina|pis|pipi|los esfinteres|esfinteres)|paralisis|(boca|cara) (torcida|caida)|torcido la (boca|cara)/,
    effect: { red: 'urg' },
  },
  {
    id: 'rf.cabeza',
    pattern: /golpe en la cabeza|conmocion|pelotazo en la cabeza/,
    effect: { red: 'urg', fades: 'injury' },
  },
  {
    id: 'rf.cabeza.mas',
    pattern:
      /(golpe|golpetazo|pelotazo|bolazo|palazo|porrazo|codazo)(?: (?!encima)\w+){0,2}? (en|contra) (la|mi) (cabeza|sien|nuca)|\b(di|dado|dio|dieron)(?: (?!vueltas)\w+){0,4}? (en|contra) (la|mi) (cabeza|sien|nuca)|golpe(e|ado) la cabeza|traumatismo|\btce\b/,
    effect: { red: 'urg', fades: 'injury' },
  },
  {
    id: 'rf.ojo',
    pattern: /(golpe|pelotazo|bolazo)(?: \w+){0,3}? ojo|veo (borroso|luces|moscas|doble)/,
    effect: { red: 'urg', fades: 'injury' },
  },
  {
    id: 'rf.ojo.mas',
    pattern:
      /\b(bola|pelota|pala|dado|dio|dieron|pego|pegado)(?: \w+){0,4}? en (el|un|mi) ojo|ojo (\w+ )?(rojo|morado|hinchado|sangr\w+)|(?:veo|ver|vi|veia|viendo) (?:\w+ ){0,2}?(borros[oa]|doble|sombras?|un velo|nublado)\b|(?:pelotazo|bolazo|palazo|golpe|golpetazo|codazo) (?:fuerte )?en (?:toda )?(?:la |el )?(?:cara|cabeza|ojo|sien|frente|mandibula)|perdido (la )?(vision|vista)|desprendimiento de retina/,
    effect: { red: 'urg', fades: 'injury' },
  },
  {
    // «no puedo moverme rapido en la pista» and «no puedo mover la sesion del lunes» were emergencies.
    id: 'rf.trauma',
    pattern:
      /chasquido|no puedo (apoyar|mover)(?!me\b|nos\b|te\b|se\b|l[ao]s?\b)(?! (bien )?(el|la|los|las|mi|mis) (bola|pelota|rival|partido|entren|sesion|dia|rutina|plan|clase|pala))|deformad\w+|fractur\w+/,
    effect: { red: 'urg', fades: 'injury' },
  },
  {
    id: 'rf.trauma.mas',
    pattern:
      /no (me |lo |la )?puedo (ni |casi )?(pisar|apoyar|andar|caminar)\b(?! (la|una|en|por) (pista|cancha|bici|calle|parque)| en bici| tan| mas| mucho| rapido| muy)|no (me |lo |la )puedo (ni )?mover\b(?! (?:de|con|por) (?:l|est|tant)as agujetas)|no puedo ni mover\w*(?! (?:de|con|por) (?:l|est|tant)as agujetas)|no puedo moverme (de|del|por el) dolor|no puedo (moverlo|moverla|apoyarlo|apoyarla)|deformidad|fisura\w* (de|del|en)|\b(note|notado|oi|oido|senti|sentido|escuche|hizo|ha hecho|hecho|dio|pego|sono)(?: \w+){0,2}? (crac|crak|crack|clac|cloc)\b|(pedrada|latigazo)(?: \w+){0,4}? (gemelo|pantorrilla|aquiles|soleo|pierna)|(gemelo|pantorrilla|aquiles|soleo)(?: \w+){0,5}? (pedrada|latigazo)|(rot[oa]|rompi|rompio|partido|parti) (el|la|un|una|mi) (huesos?|brazo|pierna|pie|tobillo|muneca|mano|dedo|clavicula|costillas?|codo|tibia|perone|cubito|radio|escafoides|femur|rotula)\b|se me (ha )?(salio|salido) (el|la) (hombro|rotula|rodilla|codo|dedo)|hueso roto/,
    effect: { red: 'urg', fades: 'injury' },
  },
  {
    // «elevacion de pierna con goma roja» was a thrombosis.
    id: 'rf.trombo',
    pattern:
      /(pantorrilla|gemelo|pierna)(?: (?!gomas?\b|bandas?\b|mini|en caliente\b)\w+){0,3}? (?<!\b(?:goma|banda|bandas|gomas) )(hinchad\w+|roj\w+|caliente)/,
    effect: { red: 'urg', fades: 'injury' },
  },
  {
    id: 'rf.trombo.mas',
    pattern:
      /(pantorrillas|gemelos|soleo)(?: (?!gomas?\b|bandas?\b|mini|en caliente\b)\w+){0,3}? (hinchad\w+|roj[oa]s?\b|calientes?\b)|(?<!\b(?:goma|banda|cinta|mini band) )(hinchad[oa]|hinchazon|roj[oa]|caliente)(?: (?:y|en|de|del|el|la|mi|toda|toda la|calor|color|rojez|caliente|roja))* (pantorrilla|gemelo|pierna)\b/,
    effect: { red: 'urg', fades: 'injury' },
  },
  { id: 'rf.calor', pattern: /golpe de calor/, effect: { red: 'urg', fades: 'injury' } },
  { id: 'rf.calor.mas', pattern: /insolacion\w*/, effect: { red: 'urg', fades: 'injury' } },
  {
    // «la fiebre del padel» is enthusiasm.
    id: 'md.fiebre',
    pattern: /fiebre(?! (?:del|de|por el) padel)|gripe|covid/,
    effect: { red: 'rest', fades: 'illness' },
  },
  {
    id: 'md.fiebre.mas',
    pattern:
      /\bfebril|febricula|malestar general|\bgripazo|\bgripal|escalofrio\w*|gastroenteritis|neumonia|bronquitis|\banginas\b|amigdalitis|mononucleosis|\bvomit(os|ando|ado)\b|diarrea|estoy (muy )?enferm[oa]\b(?! (del|de la))|me encuentro (muy )?(mal|fatal)\b(?! (de|del|con)\b)|\b3[89]([.,]\d)? de temperatura|\b(?:tengo|tenia|estoy (?:a|con)|con|marca|marcaba|subio a) (?:37 y (?:medio|pico)|37[.,][5-9]|3[89](?:[.,]\d| y (?:medio|pico|algo))| 40 de)(?: grados)?(?! ?(?:anos|anitos|tacos|kg|kilos|km|min|euros|cm|horas|h\b|partidos))(?<!(?:tengo|tenia|con) 3[89])|\b(?:3[789]|40)(?:[.,]\d)? (?:grados|de (?:fiebre|calentura))|calentura\b|\bdecimas\b(?! de)|pachuch\w+|destemplad\w+|trancazo|mal cuerpo\b|no me encuentro (?:nada |muy |del todo |demasiado )?(?:bien|catolic\w+|fin[oa])\b(?! (?:con|en|jugando|de |sacando|al|cuando))/,
    effect: { red: 'rest', fades: 'illness' },
  },
  {
    id: 'rf.embarazo.sangre',
    pattern:
      /(?:embaraz\w+|gestante)[^.!?]{0,60}(?:\bsangr(?:o|e|ado|ando)\b|\bmanch(?:o|e|ado|ando)\b(?! (?:la|el|un|una|mi)\b)|perdidas? de (?:liquido|sangre)|pierdo (?:liquido|sangre)|rompi aguas|contraccion)|(?:\bsangr(?:o|e|ado|ando)\b|\bmanch(?:o|e|ado|ando)\b(?! (?:la|el|un|una|mi)\b)|contraccion\w*)[^.!?]{0,60}embaraz\w+/,
    effect: { red: 'urg' },
  },
  {
    id: 'md.embarazo',
    pattern: /embaraz\w+|gestante|posparto|postparto/,
    effect: { red: 'prof', fades: 'injury' },
  },
  {
    id: 'md.embarazo.mas',
    pattern:
      /amamant\w+|\b(?:doy|dando|dar|dando le) (?:la |de |el )?(?:teta|mamar)\b|\brecien parida\b|\bacabo de parir\b|\bpari hace\b|lactancia|(dando|doy) (el )?pecho|\bparto\b|cesarea|(di|dado|dar) a luz|\b(?:estoy|voy|embarazo) (?:ya )?de \d{1,2} (?:semanas|meses)\b(?! (?:de baja|sin|parad|jugando|entrenando))|\bencinta\b|esperando (?:un |mi |a mi )?(?:bebe|hij[oa]|nin[oa])\b|voy a ser (?:mama|madre)\b|\b(?:primer|segundo|tercer|3er|2|3) trimestre|premama|salgo de cuentas|puerperio|gestacion|perdidas de orina|escapa\w* (de |la |el )?(orina|pis|pipi)/,
    effect: { red: 'prof', fades: 'injury' },
  },
  {
    // Surgery is a separate line (md.operado), because only it ages. «goma de tension alta» is a rubber band.
    id: 'md.cronica',
    pattern:
      /hipertens\w+|(?<!\b(?:gomas?|bandas?|cordaje|cuerdas?|resistencia)(?: de| con)? )tension alta|cardiopat\w+|problemas? de corazon|marcapasos|stent|betabloque\w+|diabet\w+|insulina|\basma\b|osteoporosis/,
    effect: { red: 'prof' },
  },
  {
    id: 'md.cronica.mas',
    pattern:
      /\b(una|la|tengo|de) angina\b|asmatic\w+|\binsulin\w+|(insuficiencia|enfermedad|problemas?|afeccion) (cardiac\w+|coronari\w+|renal\w*|respiratori\w+)|(enferm\w+|problemas?|opera\w+) (del|en el|con el) corazon|soplo (en el corazon|cardiaco)|bypass|cateterismo|fibrilacion|aneurisma|\bictus\b|derrame cerebral|\btrombo(s|sis)?\b|flebitis|\btvp\b|embolia|epilep\w+|\bepoc\b|enfisema|anticoagula\w+|sintrom|\bcancer\b|quimioterapia|radioterapia|\btumor\w*|esclerosis|parkinson|osteopenia|artritis reumatoide|\b(artrosis|artritis)\b(?! (\w+ ){0,2}?(de|en|del)\b)|protesis\b(?! dental)|\blupus\b|hernia (inguinal|umbilical|abdominal)|azucar alt[oa]|fibromialgia|perdida de fuerza en/,
    effect: { red: 'prof' },
  },
  { id: 'md.operado', pattern: /recien operad\w+|me operaron/, effect: { red: 'prof', fades: 'injury' } },
  {
    id: 'md.operado.mas',
    pattern:
      /\boperad[oa]s?\b|\boperacion\b(?! (bikini|biquini|verano|retorno))|cirugia|quirofano|post ?operatori\w+|me (van a|tienen que|quieren|voy a) operar|me oper(?:an|e|o|aran)\b|operarme\b|intervenid[oa]s? (de|del)|intervencion quirurgica|plastia\b/,
    effect: { red: 'prof', fades: 'injury' },
  },
  {
    id: 'md.farmaco',
    pattern:
      /ibuprofen\w*|antiinflamatorio\w*|paracetamol\w*|\bpastill\w*\b(?! (?:de (?:freno|jabon|chocolate|caldo|cloro)|(?:para|de|por) (?:la |el |lo del? |los |mi )*(?:tension|corazon|azucar|diabet\w+|tiroid\w+|sangre|colesterol)))|enantyum|nolotil|voltaren|diclofenac\w*|naproxen\w*|\baspirin\w*|metamizol|dexketoprofen\w*|tramadol|relajantes? muscular\w*|analgesic\w*/,
    effect: { red: 'medicine', painkiller: true },
  },
  { id: 'md.infiltracion', pattern: /corticoid\w+|infiltra\w+|\bme infiltro\b/, effect: { red: 'prof' } },
  {
    id: 'md.farmaco.mas',
    pattern:
      /\badiro\b|cortisona|corticosteroid\w+|corticoesteroid\w+|\bmedicacion\b|medicament\w+|\bmedicad[oa]s?\b|antibiotic\w+|\bpastill\w* (?:para|de|por) (?:la |el |lo del? |los |mi )*(?:tension|corazon|azucar|diabet\w+|tiroid\w+|sangre|colesterol)|\b\w{3,}(?:pril|sartan|olol|xaban)\b|amlodipino|metformina|furosemida|hidroclorotiazida|clopidogrel|ozempic|semaglutida|nitroglicerina|\btomo(?: \w+){0,4}? (?:para|por) (?:la |el |lo del? )?(?:tension|corazon|azucar|sangre)\b/,
    effect: { red: 'prof' },
  },
  {
    // Without the border «corticosteroides» was doping.
    id: 'md.dopaje',
    pattern: /anaboliz\w+|\besteroid\w+|testosterona|clembuterol/,
    effect: { red: 'no' },
  },
  {
    id: 'md.dopaje.mas',
    pattern:
      /\b(dopaje|doparme|doping|dopad[oa](?! (?:de|con|por) (?:cafe|cafeina|azucar|te|chocolate|sueno|coca))|winstrol|trembolona|trenbolona|nandrolona|dianabol|oxandrolona|clenbuterol|epo|sarms?)\b|hormona del? crecimiento|\bciclar(?:me|se)\b|\bme ciclo\b|\b(?:un|mi|hacer) ciclo de (?:testo|roids?)\b|\broids?\b|\bpincharme (?:testo|algo para)\b/,
    effect: { red: 'no' },
  },
  {
    // «quiero dejar de comer dulces» is a good idea.
    id: 'md.tca',
    pattern:
      /(?<!\bcuant[ao]s? (?:horas|tiempo|rato) antes (?:\w+ ){0,8})dejar de comer(?! (tantos? |tantas? |mas |tan )?(azucar|dulce|carne|grasa|frito|boller|pan\b|chocolate|mal\b|porqueria|entre horas|fuera|ultraproces|comida|chuche|helado|patata|pizza|hamburgues|tarde))|vomitar para|laxante\w*|dias sin comer(?! (?:azucar|dulce|carne|grasa|pan\b|gluten|lacteo|chocolate|hidrato|frito|ultraproces|boller|pizza))|ayuno de (?:\d+ dias|24|36|48|72|96)/,
    effect: { red: 'weight' },
  },
  {
    id: 'md.tca.mas',
    pattern: /purgarme|provoc\w+ (?:el |un |los )?vomit\w+|llevo (?:\w+ ){0,3}dias sin comer nada/,
    effect: { red: 'weight' },
  },
  { id: 'md.alimentario', pattern: /anorexi\w+|bulimi\w+/, effect: { red: 'prof' } },
  {
    id: 'md.crisis',
    pattern:
      /suicidar(?:me|se|te)\b(?! fisicamente)|(?:me|se) suicid(?:o|a|e|an|aria|ara)\b(?! y me dejo| en)|(?<!\b(?:un|una|de|del|el) )suicidio\b(?! asistido)|intento de suicidio|(?:ideas?|ideacion|pensamientos?|tendencias?|impulsos?|conductas?|plan) suicidas?|\bsuicida en (?:recuperacion|tratamiento)|(?:quiero|querer|queria|quisiera) morir\w*\b(?! (?:del?(?! una vez)|en|sin|al)\b)|quitarme la vida|no quiero (vivir|seguir viviendo)|(pienso en|ganas de) hacerme dano|(?<!\b(?:no|nunca|ni|tampoco) (?:me )?)quiero (hacerme|hacer) dano|autolesion\w*/,
    effect: { red: 'crisis' },
  },
  {
    id: 'md.crisis.mas',
    pattern:
      /me cort(o|e|aba) (los|las|el|la) (brazos?|munecas?|piernas?|muslos?)|(quiero|voy a|pienso en|pensado en|ganas de|intent\w+) matarme(?! (a|entren\w+|haciendo|corriendo|en el gim\w+|en la pista)\b)|acabar con mi vida|quitar(me)? de en medio|(prefiero|preferiria|quisiera|me gustaria|deseo|ganas de) (estar muert[oa]|morir\w*|no despertar\w*)|no merece la pena (vivir|seguir viviendo)|ganas de (vivir|seguir viviendo)(?<=(?:sin|no tengo|perdid[oa]|perdi|quitan?)(?: las)? ganas de (?:vivir|seguir viviendo))|mejor muert[oa]|no quiero estar viv[oa]|cortarme las venas|me (corto|hago dano) (a proposito|aposta|yo mism[oa])|(vida|vivir) (ya )?no tiene sentido|sentido a (la|mi) vida|desaparecer para siempre|\b(?:ojala|quiero|quisiera|querria|prefiero|preferiria|me gustaria|desearia|deseo|ganas de|pienso en|dormirme y)(?: (?:ya|yo|me|que|pudiera|volver a))* (?:no (?:volver a )?(?:despertar\w*|despierte|existir|haber nacido)|morir\w*|dejar de existir|que (?:se )?acabe todo|acabar con todo)|\bme (?:quiero|voy a|quisiera) (?:matar|morir)\b(?! (?:al? |en el intento|del |de (?!una vez|verdad)|entren|corriendo|haciendo))|no quiero seguir (?:aqui|en este mundo|viv\w+)|\b(?:estaria\w*|estareis|estaran|mejor) (?:todos )?(?:mejor )?sin mi\b(?! (?:pala|pareja|companer|entren))|nadie me echaria de menos|no vale la pena (?:vivir|seguir viviendo)|(mejor|preferiria|quisiera|quiero) (no estar aqui|no existir|desaparecer)\b(?! (?:del?|en) (?:la |el |los |las |vuestr[oa]s? )?(?:base|lista|clasificacion|ranking|grupo|app)\b)|saltar al vacio|(borrarme|eliminarme|darme de baja|me borro|me doy de baja)\b(?= (?:de (?:la vida|vivir|este mundo)|del (?:mundo|mapa)))|(quiero|quisiera|deberia) eliminarme$|tirarme (por la ventana|por el balcon|al tren|de un puente)|no puedo mas con (la|mi) vida|para que (seguir )?viv(ir|o)\b|^no (?:hay|veo|encuentro) (?:ninguna |otra )?salida$|\bme despido de (?:vosotr[oa]s|ustedes|tod[oa]s)(?: para siempre)?$/,
    effect: { red: 'crisis' },
  },
  {
    // docs/training.md#professional-first.
    id: 'md.reposo',
    pattern:
      /(duele\w*|dolor\w*|molest\w*)(?: (?!no\b|sin\b|al\b|cuando\b|jug|juego|entren|partido)\w+){0,4}? (por las? noches?|de noche|en reposo|al dormir|durmiendo|al acostarme|en la cama|al descansar)\b|(por las? noches?|de noche|en reposo|en la cama) (tambien )?me (duele|molesta)|(me despierta|no me deja dormir|me despierto)(?: \w+){0,2}? (dolor|molestia|hombro|codo|rodilla|espalda)|(dolor|molestia|hombro|codo|rodilla|espalda) (\w+ )?(me despierta|no me deja dormir)/,
    effect: { red: 'prof' },
  },
  {
    // A doctor's restriction is not overruled.
    id: 'md.mandado.mas',
    pattern:
      /\b(?:mandad[oa]|manda|mando|recetado|receto|recomendado|recomienda|dicho|dice|debo|tengo que|guardar|guardando|hacer|haciendo|en) (?:guardar |hacer |que )?reposo\b(?! (?:activo|entre))|\breposo (?:absoluto|relativo|medico)\b|\bno me dan el alta\b|\bsin (?:el )?alta medica\b/,
    effect: { red: 'prof', fades: 'injury' },
  },
  {
    id: 'md.escala',
    pattern:
      /(dolor|duele|molest)\w*(?: (?!no\b)\w+){0,6}? ([4-9]|10)([.,]\d)? ?(\/|sobre|de) ?10\b|\b([4-9]|10) ?(\/|sobre|de) ?10 de dolor|\bun ([4-9]|10) de dolor/,
    effect: { red: 'prof' },
  },
  {
    id: 'md.peor',
    pattern:
      /no (me )?(mejora|remite)\b|no se (me )?(va|quita|pasa|cura)\b|no (acaba|termina) de (curar\w*|irse|pasar|mejorar)|(cada vez|cada dia|va a|ha ido a|voy a) (esta )?peor|cada (vez|dia) (me )?(duele|molesta) mas|empeorado|empeorando/,
    effect: { red: 'prof', withPain: true },
  },
];

export const areaLines: Line<AreaEffect>[] = [
  // Word borders: «recodo» is no elbow and «ingles» no groin.
  { id: 'in.codo', pattern: /\bcodos?\b/, effect: { areas: ['codo'] } },
  {
    id: 'in.codo.mas',
    pattern: /\bantebrazos?\b|olecran\w+|\bepicondilos?\b|\bepitrocleas?\b|\bcoderas?\b/,
    effect: { areas: ['codo'] },
  },
  {
    id: 'in.hombro',
    pattern: /\bhombro\w*|cervical\w*|\bcuello/,
    effect: { areas: ['hombro'] },
  },
  {
    id: 'in.hombro.mas',
    pattern: /escapul\w+|omoplato\w*|\btrapecios?\b|clavicul\w+|deltoid\w+|subacromial|acromi\w+/,
    effect: { areas: ['hombro'] },
  },
  {
    id: 'in.rodilla',
    pattern: /\brodilla\w*|isquio\w*|aductor\w*|\bingle\b|\blas ingles\b|\bcadera/,
    effect: { areas: ['rodilla'] },
  },
  {
    id: 'in.rodilla.mas',
    pattern:
      /\babductor\w*|\brotulas?\b|\bcruzados?\b|ligamento (lateral )?interno|poplite\w+|pubis|\bpsoas\b|\bcorvas?\b|\bfemoral\b|\brodilleras?\b/,
    effect: { areas: ['rodilla'] },
  },
  {
    // A sprained wrist is no ankle. «de pie», «a pie» and «en pie» are ways of standing.
    id: 'in.tobillo',
    pattern:
      /tobillo\w*|esguince\w*\b(?!(?: \w+){0,3}? (?:munecas?|rodillas?|dedos?|hombros?|cervical\w*|manos?|codos?|pulgar|lumbar))|aquiles|\bgemelo\w*|\bsoleo|pantorrilla\w*|\btalon|(?<!\b(?:de|a) |\ben (?=pie\b(?! (?:derecho|izquierdo))))\bpie\b|(?<=(?:dolor|molestias?|lesion|problemas?|tendinitis|fractura|operad[oa]|sobrecarga|hueso) de )pie\b/,
    effect: { areas: ['tobillo'] },
  },
  {
    id: 'in.tobillo.mas',
    pattern:
      /(?<!\b(?:de|juego de|(?:a|hacia) (?:los|mis|tus|sus)) )\bpies\b|\bplantar\b|\bfascia\b|metatars\w+|\bespinillas?\b|\btibia\w*|\bperone\w*|empeine|\bcanillas?\b|\btobilleras?\b/,
    effect: { areas: ['tobillo'] },
  },
  {
    id: 'in.lumbar',
    pattern: /lumbar\w*|espalda baja|rinones|\bespalda/,
    effect: { areas: ['lumbar'] },
  },
  {
    id: 'in.lumbar.mas',
    pattern:
      /\blumbo\w+|\bdiscal\w*|\bl[345] ?[-/ ]? ?(l5|s1)\b|\bsacro\b|\bcoxis\b|\bcoccix\b|vertebr\w+|rinonada|piramidal\w*/,
    effect: { areas: ['lumbar'] },
  },
  {
    // «reves a una mano» and «echar una mano» are no hands of interest.
    id: 'in.muneca',
    pattern: /\bmuneca\w*|(?<!\b(?:a|a una|echa\w* una|con la|con mi) )\bmano\b(?! a mano)/,
    effect: { areas: ['muñeca'] },
  },
  {
    id: 'in.muneca.mas',
    pattern: /(?<!\ba 2 )\bmanos\b|\bdedos?\b(?! (?:gordo )?del pie)|\bpulgar\w*|\bcarpo\b|metacarp\w+/,
    effect: { areas: ['muñeca'] },
  },
  { id: 'in.brazo', pattern: /\bbrazos?\b|\bbiceps\b|\btriceps\b/, effect: { areas: ['codo', 'hombro'], wide: true } },
  { id: 'in.pierna', pattern: /\bpiernas?\b/, effect: { areas: ['rodilla', 'tobillo'], wide: true } },
  { id: 'in.muslo', pattern: /\bcuadriceps\b|\bmuslos?\b|\bfemorales\b/, effect: { areas: ['rodilla'], wide: true } },
  {
    id: 'in.tronco',
    pattern: /\bcintura\b|\bgluteos?\b|\bdorsal(es)?\b|\boblicuos?\b/,
    effect: { areas: ['lumbar'], wide: true },
  },
];

export const painLines: Line<PainEffect>[] = [
  {
    id: 'pa.dormido.mas',
    pattern:
      /\b(?:se me (?:duerm\w+|durmi\w+|acorch\w+|entumec\w+|queda\w* (?:dormid|acorchad|tont)[oa]s?)|acorchad[oa]s?|acorchamiento|(?:hormigueo|hormigueos|adormecimiento)|entumecid[oa]s?|no (?:me )?(?:siento|noto) (?:bien )?(?=(?:el|los|la|las) (?:dedos?|mano|pulgar)\b))/,
    effect: { pain: 'symptom', refer: true },
  },
  {
    id: 'pa.readapta.mas',
    pattern: /\breadapta\w+|\brehabilit\w+\b(?! de la pala)|\brehab\b|\breha\b|\bpost ?-?(?:quirurgic|op\b)\w*/,
    effect: { pain: 'named' },
  },
  {
    id: 'pa.baja.mas',
    pattern:
      /\b(?:de baja|parad[oa]|sin (?:jugar|entrenar)|fuera|paron|retirad[oa])(?: \w+){0,3}? (?:por|debido a|a causa de)(?= (?:(?:una|la|mi|el|un|lo) )?(?:(?:lesion|operacion|dolor|tema|lo) )?(?:de |del |en )?(?:el |la |los |las |mi )?(?:rodillas?|codos?|hombros?|tobillos?|munecas?|espalda|lumbar(?:es)?|cuello|cervical(?:es)?|caderas?|gemelos?|aquiles|aductor(?:es)?|isquios?|ingle|talon|pie|menisco|ciatica|trapecio|manguito|soleo)\b)/,
    effect: { pain: 'named', needsArea: true },
  },
  {
    // To be spared, whether it hurts or not: «cuídame las rodillas», «sin machacarme el hombro».
    id: 'pa.respeto.mas',
    pattern:
      /\b(?:(?:cuida|mima|respeta|protege)(?:me|nos|dme|rme)|cuidad(?:me|nos)|respet(?:a|ando|ar|e)|mimando|(?:sin|no|evita\w*|que no)(?: (?:me|nos|se))* (?:machac|machaqu|castig|forz|fuerc|fastidi|destroz|revent|revient|jod|carg|sobrecarg|sufr)\w*)(?= (?:mucho |demasiado |tanto |nada )?(?:el|la|los|las|mi|mis) (?!bolas?\b|pelotas?\b|manos?\b)\w)/,
    effect: { pain: 'symptom', needsArea: true },
  },
  {
    // «estoy muerto de la espalda»; legs that are dead are tired.
    id: 'pa.muerto.mas',
    pattern:
      /\b(?:muert|molid|baldad|deslomad|tronzad|doblad|fundid|liquidad|lisiad)[oa]s? del?(?= (?:la |las |los |el |mi )?(?:rodillas?|codos?|hombros?|tobillos?|munecas?|espalda|lumbar(?:es)?|cuello|cervical(?:es)?|caderas?|gemelos?|aquiles|aductor(?:es)?|isquios?|ingle|talon|pie|menisco|ciatica|trapecio|manguito|soleo)\b)|(?<=\b(?:espalda|lumbar(?:es)?|rodillas?|hombros?|codos?|munecas?|tobillos?|cuello|cadera)(?: \w+){0,2} )(?:muert|molid|baldad|liquidad|destroz|revent)[oa]s?\b|\b(?:destrozad|reventad|molid|muert)[oa]s?(?= (?:el|la|los|las) (?:espalda|lumbar|rodilla|hombro|codo|muneca|tobillo|cuello|cadera))/,
    effect: { pain: 'symptom', needsArea: true },
  },
  {
    // Felt pain; named injuries are pa.lesion, everyday words pa.tocado. «me molesta perder» is another kind of feeling.
    id: 'pa.dolor',
    pattern:
      /\bdolor\w*|hinchad[oa]|\bduele\w*\b(?! (?:perder|que|reconocer|en el alma)\b)|molest\w*\b(?! que\b| perder\b| fallar\b)|hecho dano|inflamad[oa]/,
    effect: { pain: 'symptom' },
  },
  {
    id: 'pa.dolor.mas',
    pattern:
      /\bdol(io|ia|ian|ieron|er|ido|iendo|encias?|era|eria|erme|iera|iese|ieran)\b|\bduelan?\b|\bduelas\b|\bme pinchan?\b|hinchazon|inflam(acion|a|an)\b|se me hinchan?\b|\b(hice|hizo|hace|hacen|haciendo) ((mucho|bastante|algo de|un poco de) )?dano\b|punzadas?\b|\bpinchazos?\b|adormec\w+|hormigue\w+|entumec\w+|se me duermen?\b|\bpupa\b/,
    effect: { pain: 'symptom' },
  },
  {
    id: 'pa.aviso',
    pattern:
      /\bme (?:ha |habia )?(?:avis(?:o|ado)|(?:dio|dado|pego) (?:un |otro )?(?:aviso|susto))\b|\baviso (?:en|del?)(?= (?:el |la |los |las |mi )?\w)/,
    effect: { pain: 'symptom' },
  },
  {
    // «sobrecarga progresiva» is a way of training.
    id: 'pa.lesion',
    pattern: /\blesi(on|ones|onad\w+)|sobrecarg\w+\b(?! progresiva)|\btorci\w*/,
    effect: { pain: 'named' },
  },
  {
    id: 'pa.lesion.mas',
    pattern:
      /\blesion(e|o|ado|arse)\b|\bderrame (en|sinovial|articular)|\bliquido en\b|lastim\w+|recaidas?|recai\b|fractur\w+|\bfisura|chasquido\w*|\boperad[oa]s?\b|operaron|\boperacion\b(?! (bikini|biquini|verano|retorno))|\bcirugia|me oper[eo]\b|me opera(?:n|ran)\b|operarme\b|(van|tienen) (a|que) operarme\b|me (van a|tienen que) operar\b|plastia\b|se me (ha )?(salio|salido)\b|distendid[oa]s?/,
    effect: { pain: 'named' },
  },
  {
    // Damage that stays on record, in words that also fit a racket («se me ha roto la pala»): an area must be near.
    id: 'pa.roto.mas',
    pattern:
      /torcid[oa]s?|\brot[oa]s?\b|\brompi\w*|\btuer[cz]\w+|me (?:l[ao]s? )?(abri|doble|zafe|jale|retorci|disloque|torci|rompi|jodi|fastidie|lesione|lastime|cargue|machaque)\b|se me abri(?:o|eron)\b/,
    effect: { pain: 'named', needsArea: true },
  },
  {
    // Everyday words: «me ha tocado sacar», «semana cargada». A body area must be near.
    id: 'pa.tocado',
    pattern:
      /(?<!\b(?:ha|he|han|has|habia) )tocad[oa]|(?:fisio\w*|medic[oa]|trauma|traumatolog[oa]|doctora?)(?: \w+){0,4}? (?:nada de|que no\b|prohib\w+|no me deja)|cruj\w+|fastidiad[oa]|cargad[oa]|\b(?:pinzad[oa]s?|montad[oa]s?\b|subid[oa]s?\b(?! (?:a|en|al)\b)|bult(?:o|os|ito)\b|calambres?\b|calambrazos?\b|quemazon\b|moraton(?:es)?\b|moretones?\b|hematomas?\b|me (?:arde|quema|escuece)\b|pin[cz]an?\b|se me (?:sube|suben|subio|subieron)\b|frit[oa]s?\b|tiritando\b|(?:para el|pal) arrastre\b|se (?:me |nos )?quejan?\b|me (?:dice|dicen) (?:basta|cosas|hola)\b|dej\w+ (?:el|la|mi) \w+ fin[oa]\b|que (?:me )?(?:la|lo|las|los) (?:tengo|llevo|noto|traigo)\b(?! (?:muy |bastante |ya |super )?(?:bien|perfect|genial|san[oa]|ok\b|fuerte|dominad|controlad|list[oa]|olvidad|abandonad|descuidad|trabajad|en (?:casa|el gym|forma)|a mano))|(?:me )?(?:suenan?|truenan?|chirrian?|rechinan?|bailan?)\b|(?:madread|chingad|amolad|fregad|averiad|maltrech|pachuch|chafad|escacharrad|descojonad|accidentad|escocid)[oa]s?\b|hech[oa]s? (?:un |una |unos |unas )?(?:cisco|caldo|ocho|8|jirones|anicos|chicle|acordeon|nudo|nudos)\b|a la virule\b|me (?:van a )?infiltra[nr]\b|no,? por(?= (?:el|la|los|las|mi) (?:rodillas?|codos?|hombros?|tobillos?|munecas?|espalda|lumbar(?:es)?|cuello|cervical(?:es)?|caderas?|gemelos?|aquiles|aductor(?:es)?|isquios?|ingle|talon|pie|menisco|ciatica|hernia|trapecio|brazo|pierna|manguito|soleo|fascitis|lumbalgia|epicondilitis)\b)|como (?:un|una) (?:tabla|palo|garrote|roca)\b|me pica\w*\b|no puedo (?:ya )?mas (?:de|con)(?= (?:el|la|los|las|mi)\b)|(?:l[oa]s?|el|la) (?:llevo|noto|siento|tengo) (?:\w+ )?(?:fatal|mal|regular|rar[oa]s?|floj[oa]s?|fastidiad[oa]s?)\b|(?:evit\w+|sin|nada|no)(?: (?:todo|lo|que|me|nada|haya|se|cualquier|cosa|cosas|ejercicios?|de|con))* (?:cargue\w*|fuerce\w*|castigue\w*|moleste\w*|sobrecargue\w*|dane\w*|afecten?|impliquen?)(?= (?:el |la |los |las |mi |mis |a la |al )?(?:zona )?(?:rodillas?|codos?|hombros?|tobillos?|munecas?|espalda|lumbar(?:es)?|cuello|cervical(?:es)?|caderas?|gemelos?|aquiles|aductor(?:es)?|isquios?|ingle|talon|pie|menisco|ciatica|hernia|trapecio|manguito|soleo)\b)|menisco menos\b|me (?:falta|quitaron|sacaron|extirparon)(?: \w+)? menisco|(?:placas?|tornillos?|clavos)\b(?= (?:en|de) (?:el |la )?\w)|puncion seca\b|ondas de choque\b|ferula|escayol\w+|muletas\b|kinesio\w*|hasta que (?:no )?(?:me |se )?(?:mejore|cure|recupere|sane|este bien|se pase)|como (?:un|una) (?:melon|bota|patata|pelota|balon|botijo|morcilla|berenjena|tomate|jamon)\b)/,
    effect: { pain: 'symptom', needsArea: true },
  },
  {
    // Why something is left out, or why a physiotherapist is seen: «evita sentadillas por la rodilla».
    id: 'pa.motivo.mas',
    pattern:
      /\b(?:no(?= (?:me )?\w+(?:ar|er|ir)(?:me|l[oa]s?)? )|no (?:me |nos )?(?:puedo|debo|quiero|hag\w+|hac\w+|met\w+|pon\w+|conviene\w*|dejan?)|evit\w+|sin|nada de|ni|quit\w+|descart\w+|cero|menos|excepto|salvo|paso de|cuidado|ojo|suave|flojo|despacio|fisio\w*|medico|traumatolog[oa]|trauma|osteopata|rehabilitacion|reha|infiltr\w+|resonancia|ecografia|radiografia)(?:,? \w+){0,6}? (?:por|debido a|a causa de|de|en)(?= (?:lo )?(?:(?:de|del|el|la|los|las|mi|mis|un|una|culpa|tema|temas|problemas?|este|esta) ){1,3}(?:rodillas?|codos?|hombros?|tobillos?|munecas?|espalda|lumbar(?:es)?|cuello|cervical(?:es)?|caderas?|gemelos?|aquiles|aductor(?:es)?|isquios?|ingle|talon|pie|menisco|ciatica|hernia|trapecio|brazo|pierna|manguito|soleo|fascitis|lumbalgia|epicondilitis)\b)(?<= por|debido a|a causa de|(?:fisio\w*|medico|traumatolog[oa]|trauma|osteopata|rehabilitacion|reha|infiltr\w+|resonancia|ecografia|radiografia)(?: \w+){0,3} (?:de|en))/,
    effect: { pain: 'symptom', needsArea: true },
  },
  {
    id: 'pa.tocado.mas',
    pattern:
      /\btocad(os|as|illa|illo|ita|ito)\b|cargad(os|as)\b|resentid[oa]s?|resient\w+|\bdanad[oa]s?|jodid[oa]s?|\bjodi[oa]\b|\bchung[oa]s?\b|(hech[oa]s?|hice|hizo) (polvo|mierda|trizas|papilla|fosfatina|migas|pure|(?:un|una|unos|unas) (cristo|asco|cuadro|desastre|pena|ruina|zorros|trapo|poema|mierda|porqueria|harapos))|machacad[oa]s?|reventad[oa]s?|\bpetad[oa]s?\b|destrozad[oa]s?|cascad[oa]s?|pillad[oa]s?|\b(crac|crak|clac|cloc)\b|no (me |lo |la )?puedo (ni )?(apoyar|pisar|mover)\b|se me (fue|doblo|engancha|bloquea|traba|carga|cargan|sobrecarga)\b|me hacen? mal\b|(sin que |que no )?\bsufr[ea]n?\b|(cuidado|ojo) con\b|enganchad[oa]s?|clavad[oa]s?|\bpinchan?\b|\bme tiran?\b|\bme (petan?|machacan?|joden?|fastidian?|castigan?)\b|me falla\b|se me (va|sale) (el|la)|inestab\w+|\bfloj[oa]s?\b|problem\w+|\bachaques?|\bmal([oa]s?)? (de|del)\b|(ando|estoy|voy|sigo|tengo) (\w+ )?(mal|fatal|peor|regular|mala|malo)\b|(rodillas?|codos?|hombros?|espalda|tobillos?|munecas?|cuello|cervical(?:es)?|lumbares?|caderas?|gemelos?|aductor(?:es)?|isquios?|ingle|talon|pie|trapecios?) (\w+ ){0,2}?(mal[oa]s?|fatal|mal|asi|regul\w+|rar[oa]s?)\b|no me dejan? (?!dormir)\w+|me (esta |estan )?(mata|matan|matando)\b|\b(da|dan|dando|dio|dado) (?:por (?:saco|culo|el culo)|(?:mucha |algo de |la |el )?(guerra|lata|problemas|murga|brasa|conazo|tabarra|tormento))|(no (puedo|debo|quiero|aguanto|me dejan?)|evito|prohibid\w+)(?: \w+){0,6}? (por|debido a|a causa de)(?= (el|la|los|las|mi|un|una)\b)|renque\w+|coje\w+|\bcojo\b|delicad[oa]s?|(?<!\b(?:mejor\w*|entren\w*|practic\w*|trabaj\w*|perfeccion\w*|ensen\w*|aprend\w*)(?: a)?(?: (?:el|mi|ese|un|los))? )(golpe|porrazo|golpetazo)\w* (fuerte )?en (el|la|mi)\b|me (he dado|di|cai|he caido) (\w+ )?(en|sobre|contra|encima)|bloquead[oa]s?|tirantez|se sube|impide|\b(evit\w+|sin|no|no quiero|no puedo|no debo|no conviene) (cargar|cargue|carguen|forzar|fuerce|fuercen|castigar|castigue|usar|doblar|flexionar|estirar|girar|levantar|tocar)\b|\bevit\w+(?= (el |la |los |las |mi |mis )?(codo|hombro|rodilla|tobillo|muneca|espalda|lumbar|cuello|cadera|gemelo)s?\b)/,
    effect: { pain: 'symptom', needsArea: true },
  },
];

export const acuteLines: Line<AcuteEffect>[] = [
  {
    id: 'pa.reventado.mas',
    pattern:
      /\b(?:reventad|destrozad|machacad)[oa]\b(?! (?:de cansancio|fisicamente|por el partido))|\bme (?:esta|estan) matando\b/,
    effect: { acute: true },
  },
  {
    // «hace mucho» is long ago; «cuando juego mucho» and «si le pego fuerte» mean when, not how badly.
    id: 'pa.agudo',
    pattern:
      /\bagud[oa]|(?<!\b(?:peg|golpe|remat|sac|sirv|entren|jueg|jug|tir|da|do|volea)\w*(?: (?:muy|mas|tan|la|bola))* )\bfuerte|(?<!\b(?:jueg\w+|jug\w+|entren\w+|corr\w+|camin\w+|and\w+|trabaj\w+|us\w+|salt\w+|remat\w+|sac\w+|lesion\w+|tuer[cz]\w+|no) )\bmucho\b(?! (?:tiempo|rato|sentad\w+|de pie|parad\w+|conduciendo)\b)(?<!\bhace mucho(?! dano))|muchisimo|ahora mismo|desde (hoy|ayer)|\bayer\b|acabo de|pinchazo|hinchad[oa]|inflamad[oa]/,
    effect: { acute: true },
  },
  {
    id: 'pa.agudo.mas',
    pattern:
      /no (me )?puedo (ni )?(agachar\w*|enderezar\w*|levantarme|incorporarme)|\b(anoche|anteayer|antesdeayer|antes de ayer|antier)\b|\besta (manana|tarde|noche)\b|(?<!desde )\bhoy me (he|ha|duele)|(desde|de) hace (un rato|unas horas|\d horas|un dia|[2-7] dias|unos dias|pocos dias)|\bhace (un rato|un momento|unas horas|\d+ horas|un dia|[1-7] dias|unos dias|pocos dias|una semana|1 semana)\b|\bla semana pasada\b|desde el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|me (torci|lesione|hice|he hecho|rompi|cai|dio|lastime)(?: \w+){0,6}? el (otro dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|el (otro dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: \w+){0,3}? me (torci|lesione|hice|rompi|cai|dio|lastime)|hinchazon|hinchad[oa]s|inflamad[oa]s|inflamacion|se me hincha|muy (dolorid|inflamad)\w+|\bintens[oa]|insoportable|\bcomo (?:un|una) (?:melon|bota|patata|pelota|balon|botijo|morcilla|berenjena|tomate|jamon)\b|horrible|horrores|(duelen?|dolor) (mazo|un monton|mogollon|un huevo|la leche|la vida|que flipas|la hostia)|un dolor que|me muero de(l)? dolor|rabiando|coje\w+|\bcojo\b|recien (torcid|lesionad|hech)\w+|acaba de|acabo de/,
    effect: { acute: true },
  },
];

export const demandLines: Line<DemandEffect>[] = [
  // Word borders: «resaltar», «recorrer» and «socorro» were exclusions.
  { id: 'ng.salto', pattern: /\bsalt\w+|\bpliometri\w+|\bburpees?/, effect: { exclude: ['jump'] } },
  { id: 'ng.salto.mas', pattern: /\bbrinc\w+|\bcomba\b/, effect: { exclude: ['jump'] } },
  {
    id: 'ng.carrera',
    pattern: /\bcorr(er|o|iendo)|\bcarrera\w*|\btrot\w+|\bsprint\w*/,
    effect: { exclude: ['run'] },
  },
  { id: 'ng.carrera.mas', pattern: /\bcorr(a|emos|e)\b|\besprint\w+|\brunning\b/, effect: { exclude: ['run'] } },
  // A player who must be quiet does not land from jumps.
  { id: 'ng.ruido.mas', pattern: /\bruidos?\b|\bmolestar a (?:los|mis) vecinos\b/, effect: { exclude: ['jump'] } },
  { id: 'ng.impacto', pattern: /\bimpactos?\b/, effect: { exclude: ['jump', 'run'] } },
  { id: 'ng.sobrecabeza', pattern: /por (?:encima|arriba) de la cabeza|overhead/, effect: { exclude: ['overhead'] } },
  {
    id: 'ng.sobrecabeza.mas',
    pattern:
      /(levantar|subir|elevar|alzar) (el|los|mi|mis) brazos?|por (?:encima|arriba) (?:del|de los|de mis) hombros?|\bsobre la cabeza|\bbrazos? (?:arriba|en alto)|\bpor alto\b/,
    effect: { exclude: ['overhead'] },
  },
  {
    id: 'ng.remate.mas',
    pattern: /\bremat\w+|\bsmash\w*/,
    effect: { exclude: ['overhead'], whenPainful: true },
  },
  {
    // «suelo pelvico» is no place, «no suelo entrenar» is a habit.
    id: 'ng.suelo',
    pattern: /(?<!\b(?:no|que|yo|cuando|si) )\bsuelo\b(?! pelvic)|\btumbar\w*|\btumbad[oa]|\btumb(?:e|es|en|o)\b/,
    effect: { exclude: ['floor'] },
  },
  {
    id: 'ng.depie.mas',
    pattern:
      /\b(?:todos?|toda|ejercicios|rutina|siempre|solo|sea|sean|son|se hacen?|se hagan?|hagan?|hacer|hacerl[oa]s?|hacerse|hechos?) (?:que (?:sea|sean) )?de pie\b/,
    effect: { exclude: ['floor'], posture: true },
  },
  {
    id: 'ng.sentado.mas',
    pattern:
      /\b(?:todos?|toda|ejercicios|rutina|siempre|solo|sea|sean|hacerl[oa]|hacerse) (?:que (?:sea|sean) )?sentad[oa]s?\b|\b(?:brazos?|core|superior|hombros?|movilidad|entrenar|entreno) (?:pero )?sentad[oa]s?\b(?! (?:todo|muchas|mucho|\d))/,
    effect: { exclude: ['jump', 'run', 'floor'], posture: true },
  },
  { id: 'ng.suelo.mas', pattern: /\barrodill\w+|\bagacharme al suelo|\bcolchoneta/, effect: { exclude: ['floor'] } },
];

export const preventionLines: Line<PreventionEffect>[] = [
  {
    // These mention an injury to avoid …
    id: 'go.prevencion',
    pattern: /\bpreven\w+|evitar lesion\w*|no lesionar\w*|\bproteg\w+/,
    effect: { prevent: true, masksPain: true },
  },
  {
    id: 'go.prevencion.mas',
    pattern:
      /\bevit\w+(?= (?:\w+ ){0,4}?(?:lesion|dolor|molestia|problema|sobrecarga|tendin|esguince|contractura|torcedura|lumbalgia|epicondil|codo de |roturas?\b|tirones|fascitis|ciatica))|(?<=\b(?:para|sin|por|miedo|miedo a|miedo de|quiero|riesgo de) (?:no )?)(lesionar\w*|hacerme dano|fastidiar\w*)|no hacerme dano|riesgo de(?= lesion)|(?<!\bno hay \w+ )que no (se )?me (vuelva a )?(duela|doler|duelan|moleste|molesten|lesione)|no me lesione|\bevit\w+ que (?:se )?(?:me |nos )?(?:vuelva a )?(?:cargu\w+|sobrecargue\w*|due\w+|molest\w+|resient\w+|lesion\w+|suba\w*|pinch\w+)|\bproteccion\b|\bprofilaxis\b/,
    effect: { prevent: true, masksPain: true },
  },
  // … and these of an area that is to grow strong, healthy or not.
  { id: 'go.cuidar', pattern: /\bcuidar/, effect: { prevent: true } },
  {
    id: 'go.cuidar.mas',
    pattern: /\bfortalec\w+|\breforz\w+|\brefuer[zc]\w+|\bfortalezc\w+|\bcuid(o|e|ando|arme)\b/,
    effect: { prevent: true },
  },
  { id: 'go.debil.mas', pattern: /\bdebil(es)?\b/, effect: { prevent: true } },
  {
    // A joint as the target: «algo para la muñeca», «estabilidad de tobillo».
    id: 'go.articulacion.mas',
    pattern:
      /\b(algo|ejercicios?|rutina|trabaj\w+|estabili\w+|propiocepcion|equilibrio)( para| de| en)?(?= (el |la |los |las |mi |mis )?(codos?|munecas?|rodillas?|tobillos?|espalda baja|zona lumbar|aquiles)\b)/,
    effect: { prevent: true },
  },
];
