import type { Line, RedFlagEffect } from '#language/health/lexicon.ts';

// These lines run over a text after `normalise` and `respell`. What is also said of a match is left to the examples.

const line = (id: string, ...ways: readonly string[]): Line<RedFlagEffect> => ({
  id,
  pattern: new RegExp(`\\b(?:${ways.join('|')})`),
  effect: { red: 'crisis' },
});

/** «de la risa», «del asco», «en el intento» are figures of speech. */
const figure = '\\b(?! (?:del?|en|por|haciendo|corriendo|al?|cuando|entren\\w+)\\b)';
const end = '(?= ?(?:$|[,.;:!?)]|y\\b|pero\\b|nunca\\b|jamas\\b|mas\\b))';

export const crisisLines: Line<RedFlagEffect>[] = [
  line(
    'md.vida',
    `(?:quitarse|quitarte|quitarnos|se (?:quito|quita|quiere quitar|va a quitar|ha quitado|intento quitar)) la vida`,
    `(?:no|sin) (?:querer|queria|quiere|quieres) (?:seguir )?(?:vivir|viviendo|vivo|viva)\\b`,
    `(?:no soporto|no aguanto|cansad[oa] de|hart[oa] de|dejar de|no quiero|sin querer) (?:mas )?(?:existir|vivir|seguir viv\\w+|respirar|seguir respirando)${end}`,
    `no me interesa (?:seguir viv\\w+|vivir|la mia|mi vida)`,
    `baja(?:rme|r|rse) de la vida`,
    `que no quede (?:ni )?rastro de mi\\b|rastro de que exist\\w+`,
  ),
  line(
    'md.muerte',
    `(?:querer|queria|quisiera|deseo|deseando|ganas de|ansias de) (?:morir\\w*|morirme|palmarla)${figure}`,
    `(?:intento|intentado|intentaba|piensa en|pensando en|quiere) (?:matarse|suicidarse)${end}|(?:dice|dijo|grita|escribio) que se (?:va a |quiere )?(?:matar?|suicida\\w*)${end}`,
    `me habre matado|me quiero morir ya\\b(?! de)|mejor me muero${end}|nadie (?:notaria|lloraria|se enteraria)(?: \\w+)? si me muero`,
    `valgo mas muert[oa]|valdria mas muert[oa]|ya estaria muert[oa]|quiero estar muert[oa]|estar muert[oa] ya${end}`,
    `envidi\\w+ (?:a )?(?:los|las|la gente que|quienes) (?:ya )?(?:muertos|muertas|se muri\\w+|murieron)|envidia (?:la gente que|los que) ya se muri\\w+`,
    `no quiero despertar(?:me)?${end}`,
    `no (?:quiere|quiera) despertar(?:se)?${end}|(?:levantarme|despertar(?:me)?|abrir los ojos) nunca mas\\b`,
    `(?:esta (?:es|sera)|sera|es) mi despedida(?! de solter)`,
  ),
  line(
    'md.herirse',
    `(?:empez\\w+|empezado|vuelto|volvi|volver) a (?:hacer(?:me|se) dano|cortar(?:me|se)${end})`,
    `me (?:volvi|he vuelto|acabo de volver) a cortar${end}`,
    `me (?:corte|he cortado) (?:otra vez|de nuevo)${end}|(?:otra vez|de nuevo) me (?:corte|he cortado)${end}`,
    `^(?:(?:anoche|ayer|hoy) )?me (?:corte|he cortado)(?: (?:anoche|ayer|hoy))?[.! ]*$`,
    `me (?:he cortado|he vuelto a cortar|volvi a cortar|corte) (?:en )?(?:los|las) (?:brazos|munecas|piernas|muslos|venas)\\b`,
    `me (?:corto|corte|he cortado)(?: \\w+){0,3}? (?:aposta|a proposito|adrede)\\b`,
    `(?:recai|recaido|volvi a caer)[^.;!?]{0,20} me (?:corte|he cortado)${end}`,
    `(?:(?:dias|semanas|mes|meses|ano|anos) sin|dejar de|ganas de|necesidad de|necesito) cortarme${end}`,
    `me hago (?:quemaduras|cortes|heridas|moratones)\\b`,
    `sin hacerme (?:algo|dano)${end}|miedo (?:de|a) lo que (?:pueda|puedo) hacerme`,
    `me corto (?:otra vez )?(?:por las noches|de noche|a escondidas|a solas|cuando estoy (?:sol[oa]|mal|triste))\\b`,
    `me vuelvo a cortar(?: cuando\\b|${end})`,
    `me pego (?:punetazos|golpes)(?: \\w+){0,5}? hasta (?:dejarme|sangrar)`,
  ),
  line(
    'rf.otras.crisis',
    `(?:nao|non) quer(?:o|ia) (?:ter nascido|acordar mais|existir)|melhor sem mim${end}|a morte na cabeza`,
    `better off without me|i want it (?:all )?to be over|don\\W?t want to wake up${end}|i\\W?m a burden${end}`,
    `je vais (?:disparaitre|en finir)|ne plus (?:me reveiller|exister)`,
  ),
];
