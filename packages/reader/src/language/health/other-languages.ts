import type { AreaEffect, Line, PainEffect, RedFlagEffect } from '#language/health/lexicon.ts';

// Examples in these languages are few. The lines run over a text after `normalise` and `respell`.

/** «vull morir cada cop que faig burpees», «quero morrer de vergonha» are figures of speech. */
const figure = '(?! (?:cada (?:cop|vez|vegada)|de (?:vergo\\w+|riso|rir|fer|fame|risa)|como zombi))';

const line = (id: string, red: 'urg' | 'crisis', ...ways: readonly string[]): Line<RedFlagEffect> => ({
  id,
  pattern: new RegExp(`\\b(?:${ways.join('|')})${figure}`),
  effect: { red },
});

const then = '(?: \\S+){0,3}? ';

export const otherLanguageLines: Line<RedFlagEffect>[] = [
  line(
    'rf.otras.vivir',
    'crisis',
    `(?:em |me |i )?vull (?:morir|matar)|no vull (?:pas )?viure|(?:no tinc|sense) ganes de viure|(?:vull|penso a|penso en) desapareixer|treure\\W?m la vida`,
    `non quero (?:seguir vivindo|vivir|estar neste mundo)|quero morrer|non quere (?:seguir vivindo|vivir)`,
    `(?:quero|queria|vontade de|penso em|pensar em) (?:me matar|morrer|sumir de vez|acabar com tud?o)|nao quero (?:mais )?viver|cansad[oa] de (?:viver|existir)|parar de existir|nao acordar (?:mais|amanha)`,
    `non (?:voglio|ho) (?:piu )?(?:voglia di )?(?:vivere|esserci)|farla finita|(?:voglio|vorrei) (?:morire|uccidermi|ammazzarmi)|mi (?:ammazz|uccid)\\w+|mi voglio (?:uccidere|ammazzare)|(?:stanc[oa] di|motivi per) vivere|farmi del male`,
    `(?:je )?(?:veux|voudrais) (?:mourir|en finir|disparaitre)|(?:plus|pas) envie de vivre|ne veux plus (?:vivre|exister)|vais (?:en finir|me tuer|me suicider)|me suicider`,
    `wish i (?:was|were) dead|kill (?:him|her|them|my)\\W?sel\\w+|end(?:ing)? (?:my|his|her) (?:own )?life|(?:do not|don\\W?t|doesn\\W?t) (?:want to|wanna) (?:live|be alive|be here anymore)|done with (?:living|life)|thinking about suicide|better off without me`,
  ),
  line(
    'rf.otras.pecho',
    'urg',
    `(?:mal|dolor|opressio|pressio|pesa?|oprim\\w+|tanca|tanquen|estreny\\w*|crema|punxa\\w*)${then}(?:el |al |del )pit\\b|em falta l\\W?aire|cor (?:em |m\\W)\\S+ (?:com |a )`,
    // «pressão» is «pressado» by now, as «cansao» is «cansado»
    `(?:dor(?:es)?|apert\\w+|presion|pressad?o|opressad?o|opresion|peso|pontad\\w+|fisgad\\w+|queima\\w*|ardor|doe\\S*|doi\\S*|doendo|dolme)${then}(?:[nd]?o|meu|seu) peito\\b|peito (?:\\S+ ){0,2}?(?:apert\\w+|doi\\S*|doendo|a doer|oprim\\w+|pesa\\w*|fechad\\w+)|coraca(?:o|do) (?:a )?dispar\\w+|falta de ar\\b`,
    `male (?:il|al) petto|(?:dolore?|fitt[ae]|oppressione|stretta|morsa|peso|bruciore)${then}(?:al|sul|nel) petto|non riesco a respirare`,
    `(?:douleur|mal|oppression|serre|pression|poids)${then}(?:la |a la )poitrine|poitrine (?:\\S+ ){0,2}?(?:serree?|oppressee?|lourde|fait mal)|du mal a respirer|palpitations`,
    `chest${then}(?:tight|pain\\w*|hurt\\w*|pressure|duele|dolor)|(?:tight|band|pressure|weight|squeez|crush|burning|heav)\\w*${then}(?:\\S+ )?(?:my |the )chest|throat\\W?s? (?:is )?closing|can\\W?t (?:get|catch) (?:my|any|a) (?:breath|air)|heart (?:\\S+ )?(?:flutters|skips|skipping)`,
  ),
  line(
    'rf.otras.desmayo',
    'urg',
    `(?:m|s)\\W?ha desmaiat|m\\W?he desmaiat|he perdut el coneixement`,
    `desmai(?:ei|ou|ada|ado)\\b|apaguei uns segundos|nao respond\\w+ (?:uns|umas)|caeu${then}e non responde`,
    `(?:sono|e) svenut[oa]|perso i sensi`,
    `(?:je me suis|il s\\W?est|elle s\\W?est) evanoui\\w*|malaise|trou noir`,
    `collapsed (?:mid|on|after|in|during)|(?:won\\W?t|can\\W?t) wake (?:up|him|her)|speech is slurred|face (?:went|is|feels) numb|cough\\w+ (?:up )?blood|spit\\w+ blood`,
    `cuspi\\w* sangue|sangue tossindo`,
  ),
  line(
    'rf.otras.golpe',
    'urg',
    `cop al cap${then}(?:vomit|mareig|ganes|no recordo|veig)|no puc (?:posar|recolzar|pujar|aixecar)${then}(?:el peu|punt\\w+)`,
    `(?:non|nao) (?:podo|consigo|posso) (?:pousar|apoiar)|ombro (?:fora|do sitio)|desloquei|estalo (?:no|na) (?:tendao|tendon|panturrilha|barriga da perna)|fora do sitio`,
    `schiocco al|girat[oa] al contrario|non riesco ad? (?:appoggiare|camminare|alzarmi sulle)`,
    `(?:ne peux|peux) plus poser (?:le|mon) pied|deboite|de travers`,
    `(?:can\\W?t|cannot|couldn\\W?t) (?:put|bear) (?:(?:any|much|my|full) )?weight|(?:felt|heard) a (?:pop|bang|snap)|popped out of|at a weird angle|hit my head${then}(?:sick|glass|dizzy|vomit)`,
  ),
];

/** Names of ailments stand in their table, and the plainest English is translated (`idioms.ts`). */
export const otherLanguageAreas: Line<AreaEffect>[] = [
  {
    id: 'in.otras.codo',
    pattern: /\b(?:colzes?|cotovelos?|cobados?|gomit[oi]|coudes?)\b/,
    effect: { areas: ['codo'] },
  },
  {
    id: 'in.otras.hombro',
    pattern: /\b(?:espatll(?:a|es)|ombreiros?|shoulders|spall[ae]|epaules?|schulter|pescozo|pescoco|necks?)\b/,
    effect: { areas: ['hombro'] },
  },
  {
    id: 'in.otras.rodilla',
    pattern:
      /\b(?:genolls?|xeonllos?|xenolls?|joelhos?|kneecaps?|genoux?|ginocchi[oa]|malucs?|quadril|hips?(?! thrust)|virilha|engonal|groin|hamstrings?)\b/,
    effect: { areas: ['rodilla'] },
  },
  {
    id: 'in.otras.tobillo',
    pattern:
      /\b(?:turmells?|nocellos?|nozellos?|tornozelos?|chevilles?|cavigli[ae]|calf|calves(?! raise)|bessons?|xemelgos?|panturrilhas?|calcanhar(?:es)?|(?<!achilles )heels?|achilles(?! heel))\b/,
    effect: { areas: ['tobillo'] },
  },
  {
    id: 'in.otras.lumbar',
    pattern: /\b(?:esquena|lombar(?:es)?|schiena|(?<=\b(?:nas|das|as|mal de|de) )costas|ronyons)\b/,
    effect: { areas: ['lumbar'] },
  },
  {
    id: 'in.otras.muneca',
    pattern: /\b(?:canells?|punhos?|poignets?|polso)\b/,
    effect: { areas: ['muñeca'] },
  },
];

/** Each needs a part of the body near, for some are everyday words. */
export const otherLanguagePains: Line<PainEffect>[] = [
  {
    id: 'pa.otras.mas',
    pattern:
      /\b(?:fan? mal|mal (?:al?|als|a la|a l|au|aux)|teno mal (?:o|a|os|as|no|na)|adolori\w+|fotu(?:t|da|ts)|em (?:fa|fan) mal|em molest\w+|em punx\w+|carregat\w*|tibat\w*|doe(?:me|nme|n|m)?|dolme|do[iy]|doendo|dor(?:es)?|magoad[oa]s?|mancad[oa]s?|machuquei|machucad[oa]s?|inchad[oa]s?|inchaco|a doer|sensivel|sore|aches?|aching|achy|painful|tight|tender|tweaked|dodgy|niggl\w+|fa male|fanno male|dolore|dolori|douleurs?|me fait mal|raide)\b/,
    effect: { pain: 'symptom', needsArea: true },
  },
  {
    id: 'pa.otras.lesion',
    pattern:
      /\b(?:lesionat\w*|lesio|lesionad[oa]|lesado|lesoes|lesionei|operei|operat\w*|operada|surgery|infortuni?o|infortunat\w+|blesse\w*|blessure)\b/,
    effect: { pain: 'named', needsArea: true },
  },
];
