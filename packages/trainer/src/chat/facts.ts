import { addDays } from '@bandeja/domain/calendar/dates';
import { factsPageTitle, factText } from '@bandeja/domain/coach/messages';
import { factKey, isHealthFact } from '@bandeja/domain/coach/rules';
import type { Fact, FactKind, FactOf } from '@bandeja/domain/coach/schemas';
import { only, opening, phrases } from '@bandeja/reader/language/phrases';
import { tokenise } from '@bandeja/reader/language/tokens';
import { type FactsReading, readFacts } from '@bandeja/reader/understand/facts/read-facts';
import { asksOrWonders } from '#chat/asking.ts';
import { parseChange } from '#chat/change.ts';
import type { Heard } from '#chat/hear.ts';
import { safety } from '#chat/open-proposal.ts';
import { answer, compose, listed, lowerFirst, wordCount, wordLimit } from '#chat/phrase.ts';
import { profileReply } from '#chat/profile-facts.ts';
import { goalProposal } from '#chat/season-goal.ts';
import type { ChatContext, ChatReply, FactChanges } from '#chat/types.ts';

const isSame = (one: Fact, other: Fact): boolean => one.kind === other.kind && factKey(one) === factKey(other);
const isEqual = (one: Fact, other: Fact): boolean => factText(one) === factText(other);

export function factChanges({ told, takenBack }: FactsReading, { facts, keepsHealth }: ChatContext): FactChanges {
  const read = told.map(({ fact, sentence }) => ({ fact: withKnown(fact, facts), sentence }));
  const fresh = read.filter(({ fact }) => !facts.some((known) => isEqual(known, fact)));
  // a tournament lies in the season, where it is proposed
  const kept = fresh.filter(({ fact }) => fact.kind !== 'tournament' && (keepsHealth || !isHealthFact(fact)));
  const now = kept.map(({ fact }) => fact);
  return {
    fresh: fresh.map(({ fact }) => fact),
    kept,
    forgotten: facts.filter(
      (known) =>
        (known.kind !== 'tournament' && takenBack.some(({ fact }) => takesBack(fact, known))) ||
        // a partner without a name is the one whose name is told now
        (isNameless(known) && now.some((fact) => fact.kind === 'partner' && fact.name !== null)),
    ),
  };
}

const isNameless = (fact: Fact): boolean => fact.kind === 'partner' && fact.name === null;

function takesBack(denied: Fact, known: Fact): boolean {
  if (denied.kind !== known.kind) return false;
  switch (denied.kind) {
    case 'partner':
      return denied.name === null || isSame(denied, known);
    case 'busy':
      return known.kind === 'busy' && known.weekdays.every((day) => denied.weekdays.includes(day));
    case 'hand':
      return known.kind === 'hand' && known.hand === denied.hand;
    case 'side':
      return known.kind === 'side' && (known.side === denied.side || known.side === 'both');
    case 'job':
      return isEqual(denied, known);
    default:
      return isSame(denied, known);
  }
}

/** «mi pareja es zurdo» is said of the partner that is known. */
function withKnown(fact: Fact, facts: readonly Fact[]): Fact {
  if (fact.kind !== 'partner') return fact;
  const partners = factsOf('partner', facts);
  const own = partners.find((known) => isSame(known, fact) || (known.name === null && fact.name !== null));
  const known = own ?? (fact.name === null && partners.length === 1 ? partners[0] : undefined);
  if (known === undefined) return fact;
  const { name, hand, side, feminine } = fact;
  return {
    kind: 'partner',
    name: name ?? known.name,
    hand: hand ?? known.hand,
    side: side ?? known.side,
    feminine: feminine || known.feminine,
  };
}

export function factsOf<K extends FactKind>(kind: K, facts: readonly Fact[]): FactOf<K>[] {
  return facts.filter((fact): fact is FactOf<K> => fact.kind === kind);
}

const page = `«${factsPageTitle}»`;
const said = (facts: readonly Fact[]) => listed(facts.map((fact) => lowerFirst(factText(fact))));

const politeness = only(`
    hola hey ey buenas buenos_dias buenas_tardes/noches que_tal oye mira ok vale gracias muchas_gracias por_favor una_cosa un_saludo te_cuento para_que_lo_sepas
    apuntalo apunta_esto recuerdalo acuerdate que_lo_sepas por_si_te_sirve por_si_acaso mira_que ah bueno`);
/** A part of a sentence that goes on about what was told. */
const namesPartner = only('y?_mi_pareja/companero/companera/compi');
const goesOn = opening('que?_es_zurd*/diestr* que?_juega_de/en y_es/juega');
const demand = phrases(`
    haz hazme pon ponme dame quit* cambi* muev* pasa pasame prepara preparame necesito dime explicame recomiendame planifica rehaz montame monta arma
    armame ayuda ayudame busco algo rutina rutinas ejercicio ejercicios trucos que_hago que_puedo que_debo de_donde donde como_!soy/juego cuant* cual
    asi_que puedes podrias desde_que quiero_!subir/ganar/competir/ascender/dejar/volver`);
const longest = 30;

/** The answer to a message that tells facts and nothing else. */
export function toldReply(heard: Heard, context: ChatContext): ChatReply | null {
  const { told, takenBack, others } = heard.facts;
  if (told.length + takenBack.length === 0 || heard.words > longest) return null;
  const isDemand = demand.test(heard.spelled) && !told.some(({ fact }) => fact.kind === 'refused');
  if (others.some(({ text }) => !politeness.test(text)) || isDemand) return null;
  if (![heard.raw, heard.frame.text].some((text) => isAllTold(text, context))) return null;
  const isRefusal = told.length > 0 && told.every(({ fact }) => fact.kind === 'refused');
  if (heard.asks && !isRefusal) return null;
  if (!isRefusal && parseChange(heard, context.routines) !== null) return null;
  const changes = factChanges(heard.facts, context);
  const known = context.facts.filter((each) => told.some(({ fact }) => isEqual(each, withKnown(fact, context.facts))));
  const goal = goalProposal(changes.fresh, context);
  return answer(
    'gracias',
    compose([
      ...sentencesOf(changes),
      changes.fresh.length === 0 && known.length > 0 && `Sí, lo tengo apuntado: ${said(known)}.`,
      takenBack.length > 0 &&
        changes.forgotten.length === 0 &&
        told.length === 0 &&
        'De acuerdo. No lo tenía apuntado.',
      changes.kept.length > 0 && goal === null && `Lo ves y lo borras en ${page}.`,
      goal?.text,
    ]),
    { final: true, action: goal?.action ?? null },
  );
}

/** «los odio», after what is refused. */
const feels = phrases(
  'lo/la/los/las_odio/detesto/aborrezco no_lo/la/los/las_soporto/aguanto por_dios me_sientan_mal/fatal',
);

/** Every part between commas tells a fact, is polite, a single word or more of the fact before it. */
function isAllTold(message: string, { today }: ChatContext): boolean {
  const parts = Map.groupBy(tokenise(message), ({ clause }) => clause);
  return [...parts.values()].every((tokens) => {
    const part = message.slice(tokens[0]?.from, tokens.at(-1)?.to);
    const { told, takenBack, others } = readFacts(part, today);
    const text = others[0]?.text ?? '';
    const isBesides = [politeness, namesPartner, goesOn, feels].some((words) => words.test(text));
    return told.length + takenBack.length > 0 || wordCount(text) < 2 || isBesides;
  });
}

/** What is stored, what is not and why, and what is forgotten. */
function sentencesOf({ fresh, kept, forgotten }: FactChanges): string[] {
  const stored = kept.map(({ fact }) => fact);
  const unstored = fresh.filter((fact) => isHealthFact(fact) && !stored.includes(fact));
  const replaced = (gone: Fact) => stored.some((fact) => fact.kind === gone.kind);
  const gone = forgotten.filter((fact) => !replaced(fact));
  return [
    ...(stored.length > 0 ? [`Apuntado: ${said(stored)}.`] : []),
    ...(unstored.length > 0
      ? [
          `En esta charla cuento con que ${said(unstored)}. No lo guardo, porque es de tu salud: si quieres que lo recuerde, dame permiso en ${page}.`,
        ]
      : []),
    ...(gone.length > 0 ? [`De acuerdo, olvido esto: ${said(gone)}.`] : []),
  ];
}

/** An answer to something else says what was understood besides, as far as there is room. */
export function withFacts(reply: ChatReply, heard: Heard, context: ChatContext): ChatReply {
  const facts = factChanges(heard.facts, context);
  if (facts.fresh.length + facts.forgotten.length === 0) return reply;
  const note = sentencesOf(facts)
    .filter((sentence) => !reply.text.includes(sentence))
    .join(' ');
  if (note !== '' && reply.intent === 'desconocido' && reply.action === null && !asksOrWonders(heard))
    return withTournament({ ...reply, intent: 'gracias', facts, text: note, choices: [] }, facts.fresh, context);
  const fits = note !== '' && wordCount(reply.text) + wordCount(note) <= wordLimit;
  // a question stays the last thing that is said
  const text = reply.text.trimEnd().endsWith('?') ? `${note} ${reply.text}` : `${reply.text} ${note}`;
  return withTournament({ ...reply, facts, ...(fits ? { text } : {}) }, facts.fresh, context);
}

/** A tournament told beside something else is not stored: it is not passed over, either, unless it is too near for a season. */
function withTournament(reply: ChatReply, fresh: readonly Fact[], { today }: ChatContext): ChatReply {
  const isToCome = fresh.some((fact) => fact.kind === 'tournament' && fact.date >= addDays(today, 7));
  if (!isToCome || reply.action?.type === 'season_goal' || safety.includes(reply.intent)) return reply;
  if (wordCount(reply.text) + wordCount(tournamentLater) > wordLimit) return reply;
  return { ...reply, text: `${tournamentLater} ${reply.text}` };
}
const tournamentLater = 'Lo del torneo lo vemos después: dime el día y lo pongo en tu temporada.';

/** Questions about what was told, and what is said while it is not known; without it the question is not about a fact. */
const questions: readonly { kind: FactKind; asks: RegExp; unknown?: string; answer?: string }[] = [
  {
    kind: 'partner',
    asks: phrases(`
      como_se_llama/llamaba_mi_pareja/companero/companera/compi quien_es_mi_pareja/companero/companera/compi con_quien_juego/suelo mi_pareja/companero/companera/compi_es_zurdo/zurda/diestro/diestra
      de/en/por_que_lado_juega_mi_pareja/companero/companera/compi sabes_quien_es_mi_pareja/companero/companera`),
    unknown: 'cómo se llama tu pareja',
  },
  {
    kind: 'side',
    asks: phrases(`
      en/de/por_que_lado_juego en/de/por_que_lado_suelo_jugar de_que_juego_yo? juego_de/en_drive_o_de?_reves juego_de/en_reves_o_de?_drive cual_es_mi_lado mi_lado_cual_es donde_juego_yo`),
    unknown: 'en qué lado juegas',
  },
  {
    kind: 'hand',
    asks: phrases(
      'soy_zurdo/zurda_o_diestro/diestra soy_diestro/diestra_o_zurdo/zurda con_que_mano_juego sabes_si_soy_zurdo/zurda/diestro/diestra',
    ),
    unknown: 'si eres zurdo o diestro',
  },
  {
    kind: 'category',
    asks: phrases('en/de_que_categoria_juego/soy/estoy que_categoria_tengo cual_es_mi_categoria'),
    unknown: 'en qué categoría juegas',
  },
  {
    kind: 'playtomic',
    asks: phrases('que/cual_…_playtomic_tengo que_nivel_…_playtomic mi_nivel_de_playtomic cuanto_tengo_en_playtomic'),
    unknown: 'qué nivel tienes en Playtomic',
  },
  {
    kind: 'club',
    asks: phrases('en/de_que_club_juego/soy/entreno cual_es_mi_club como_se_llama_mi_club'),
    unknown: 'cuál es tu club',
  },
  {
    kind: 'racket',
    asks: phrases('que_pala_tengo/uso/llevo con_que_pala_juego cual_es_mi_pala'),
    unknown: 'qué pala usas',
  },
  {
    kind: 'name',
    asks: opening('y?_como_me_llamo sabes_mi_nombre cual_es_mi_nombre'),
  },
  {
    kind: 'job',
    asks: phrases('en/de_que_trabajo a_que_me_dedico que_horario_de_trabajo_tengo'),
    unknown: 'en qué trabajas',
  },
  { kind: 'children', asks: phrases('cuantos_hijos_tengo tengo_hijos'), unknown: 'si tienes hijos' },
  {
    kind: 'diet',
    asks: phrases(
      'que_no_puedo_comer/tomar que_alergias/intolerancias_tengo a_que_soy_alergico/alergica soy_celiaco/celiaca/vegano/vegana que_dieta_sigo',
    ),
    unknown: 'qué no puedes comer',
  },
  {
    kind: 'refused',
    asks: phrases('que_ejercicios_no_quiero/odio que_te_dije_que_no_me_pusieras'),
    unknown: 'qué ejercicios no quieres',
  },
  { kind: 'goal', asks: phrases('cual_es/era_mi_objetivo/meta que_objetivo_te_dije') },
  { kind: 'kit', asks: phrases('que_tengo_en_casa que_material_tengo_en_casa que_material_llevo') },
  {
    kind: 'tournament',
    asks: phrases('cuando_es/tengo/era_mi_torneo que_dia_es/tengo_mi_torneo cuando_tengo_el_torneo'),
    answer: 'En tu temporada no hay ningún torneo por delante. Si me dices el día, te lo pongo.',
  },
  { kind: 'hour', asks: phrases('a_que_hora_suelo_entrenar/jugar a_que_hora_te_dije') },
];
const everything = phrases(`
    !lo_que_*?_sabes/recuerdas/conoces_de/sobre_mi !lo_que_te_he_contado/dicho que_has_apuntado que_tienes_apuntado_de?_mi? que_te_conte_de_mi`);
const erasing = phrases(
  'borr*/olvid*_lo_de_mi_pareja/companero/companera/compi/club/pala/nombre borr*/olvid*_lo_de_que_soy/juego/tengo borr*_…_sabes_de_mi borr*_…_te_he_contado olvid*_…_te_he_contado olvid*_…_sabes_de_mi',
);
const wondering = phrases('si_!es/la si_me');
const remembering = phrases('te_acuerdas recuerdas sabes te_dije te_conte');
const whichDay = phrases('que_dia/dias cuando_tengo/voy/trabajo');
const telling = opening('apunta recuerda_que anota');

/** The answer to a question about what the player told; null for any other. */
export function factReply(heard: Heard, context: ChatContext): ChatReply | null {
  const { spelled } = heard;
  if (telling.test(spelled) || heard.facts.told.length + heard.facts.takenBack.length > 0) return null;
  const { facts } = context;
  if (erasing.test(spelled))
    return answer('gracias', `Lo que me has contado lo ves y lo borras en ${page}.`, { final: true });
  if (everything.test(spelled)) return facts.length === 0 ? null : everythingReply(heard, context);
  const asked = questions.find(({ asks }) => asks.test(spelled));
  if (asked === undefined) return busyReply(heard, context);
  // «con quién juego el sábado», «qué pala uso si soy zurdo»
  if ((heard.days.length > 0 && asked.kind !== 'tournament') || wondering.test(spelled)) return null;
  const known = facts.filter(({ kind }) => kind === asked.kind);
  if (known.length > 0) return answer('gracias', `${known.map(factText).join('. ')}.`, { final: true });
  if (asked.kind === 'name' && context.name !== '')
    return answer('gracias', `Te llamas ${context.name}.`, { final: true });
  if (asked.answer !== undefined) return answer('gracias', asked.answer, { final: true });
  if (asked.unknown === undefined) return null;
  return answer('gracias', `No me lo has contado todavía: ${asked.unknown}. Si me lo dices, lo apunto.`, {
    final: true,
  });
}

function everythingReply(heard: Heard, context: ChatContext): ChatReply {
  const profile = profileReply(heard, context)?.text;
  return answer(
    'gracias',
    compose([`Me has contado esto: ${said(context.facts)}.`, `Lo ves y lo borras en ${page}.`, profile]),
    { final: true },
  );
}

/** «¿qué día tengo inglés?»: a word of the reason that was told. */
function busyReply({ spelled }: Heard, { facts }: ChatContext): ChatReply | null {
  if (!whichDay.test(spelled)) return null;
  const words = new Set(tokenise(spelled).map(({ word }) => word));
  const isAsked = ({ reason }: FactOf<'busy'>) =>
    tokenise(reason ?? '').some(({ word }, at) => at > 0 && word.length > 3 && words.has(word));
  const known = factsOf('busy', facts).filter(isAsked);
  if (known.length > 0) return answer('gracias', `${known.map(factText).join('. ')}.`, { final: true });
  const isRemembered = remembering.test(spelled) && whichDay.test(spelled) && !ours.test(spelled);
  return isRemembered
    ? answer('gracias', 'No me lo has contado todavía: qué día es. Si me lo dices, lo apunto.', { final: true })
    : null;
}
const ours = phrases(
  'partido partidos entreno entrenar fuerza cardio descanso descans* sesion padel jugar toca torneo',
);
