import type { Line, RedFlagEffect } from '#language/health/lexicon.ts';

/*
 * The gravest red flags in Catalan, Galician, Portuguese, Italian, French and English: a few plain ways of saying each,
 * since examples in these languages are few. They run over a text that went through `normalise` and `respell`.
 */

/** «vull morir cada cop que faig burpees», «quero morrer de vergonha» are figures of speech. */
const figure = '(?! (?:cada (?:cop|vez|vegada)|de (?:vergo\\w+|riso|rir|fer|fame|risa)|como zombi))';

const line = (id: string, red: 'urg' | 'crisis', ...ways: readonly string[]): Line<RedFlagEffect> => ({
  id,
  pattern: new RegExp(`\\b(?:${ways.join('|')})${figure}`),
  effect: { red },
});

/** Up to three words between two words. */
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
    `mal al? (?:el )?pit\\b|mal el pit\\b|opressio al pit|pressio al pit|em falta l\\W?aire|cor (?:em |m\\W)\\S+ (?:com |a )`,
    `dor no peito|apert(?:o|ao)${then}no peito|peito (?:a )?apert\\w+|coracao (?:a )?dispar\\w+|falta de ar\\b`,
    `male (?:il|al) petto|dolore? al petto|peso (?:sul|al) petto|non riesco a respirare`,
    `(?:douleur|mal|oppression|serre)${then}(?:la |a la )poitrine|du mal a respirer|palpitations`,
    `chest${then}(?:tight|pain\\w*|hurt\\w*|pressure|duele|dolor)|(?:tight|band|pressure|weight)\\w*${then}(?:my |the )chest|throat\\W?s? (?:is )?closing|can\\W?t (?:get|catch) (?:my|any|a) (?:breath|air)|heart (?:\\S+ )?(?:flutters|skips|skipping)`,
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
