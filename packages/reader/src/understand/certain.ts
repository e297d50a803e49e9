import type { DangerKind } from '#danger.ts';
import { normalise } from '#language/normalise.ts';
import type { CertainKind } from '#understand/frame.ts';

/** Ordinary messages of left-out authors stay below these shares (docs/trainer.md#certain-without-a-question). */
const certainShare: Record<CertainKind, number> = { no: 0.08, weight: 0.08, drug: 0.08 };
/** Everyday words of training and eating that the examples confuse with substances, medicines and starving. */
const everyday: Record<CertainKind, RegExp> = {
  no: /\b(?:micro|meso|macro)?ciclos? (?:\w+ )?(?:(?:de|por) )?(?:\d|un mes|fuerza|entren|volumen|carga|descarga|definicion|hipertrofia|preparacion|adaptacion|base|trabajo|competi|temporada|menstrual|potencia|resistencia|saltos|cardio|indoor)|\bciclo\b[^.;!?]{0,20}\b(?:semanas?|mensual|menstrual)|\bprim[oa]s?\b|\bhierba\b|\bcesped\b|\bcoca ?-?cola|\bcreatina|\bcafe\b|\bcafeina|\bwhey\b|\bprotein|\bpreentreno|\bpre ?workout|\bred bull|\bmonster\b|\bgel(?:es)?\b|\bvitamina|\bbatidos?\b|\bbcaa|\bomega|\bbeta ?alanina|\bremolacha|\bbicarbonato|\bsales\b/,
  weight:
    /\bayuno intermitente|\ben ayunas\b|\b(?:1[2468]|20) ?[/:x-] ?(?:4|6|8|10|12)\b|\b(?:\d|1\d) ?h(?:oras?)? (?:sin comer|de ayuno|en ayunas)|\bcuant[ao]s? (?:horas|tiempo|rato) antes (?:\w+ ){0,8}(?:dej\w+ de|sin) comer\b|\bsauna\b[^.;!?]{0,40}\b(?:relaj|recuper|descans|despues|tras|luego)|\bpoco a poco|\bsin prisas?|\bsaludable|\bnutricionista|\bdietista|\bquem\w+ grasa|\b(?:perder|bajar|quitarme|adelgazar) (?:de )?(?:\d+|unos|algun\w*) kilos? (?:en|para|antes del?) (?:el |la |las )?(?:verano|navidad\w*|vacaciones|playa|boda|\d+ mes\w*|un mes|unos meses|este ano)/,
  drug: /\bcoca ?-?cola|\bcafe\b|\bcafeina|\bcreatina|\bwhey\b|\bprotein|\bpreentreno|\bred bull|\bmonster\b|\bgel(?:es)? (?:energ|de (?:cafeina|glucosa))|\bisotonic|\bagua\b|\bcerveza|\bbatidos?\b|\bvitamina|\bcolageno|\bbarrita/,
};
/** Words of substances and of taking them: with one of these no everyday word explains the rest. */
const substances =
  /\bpinch|\bpinchaz|\bchut|\binyect|\bampolla|\bvial|\bjeringa|\besteroid|\banabol|\btestosterona|\bquimica|\bhormona|\bsustancia|\bdopa|\banfeta|\bcocaina|\braya\b|\bspeed\b|\bmg\b|\bclembu|\bsarm|\b(?:me|nos) (?:meto|metemos|meter)|\bme ciclo|\bciclarme|\bpost ?ciclo|\btaquilla|\bvestuario/;

function isEveryday(kind: CertainKind, plain: string, share: number): boolean {
  if (kind === 'no') return everyday.no.test(plain) && !substances.test(plain);
  return share < everydayBelow && everyday[kind].test(plain);
}
const everydayBelow = 0.7;
const certainKinds = ['no', 'weight', 'drug'] as const;
export const isCertainKind = (kind: DangerKind): kind is CertainKind => certainKinds.some((each) => each === kind);

export function certainIn(text: string, share: (kind: string) => number): CertainKind | undefined {
  const plain = normalise(text);
  return certainKinds.find((each) => share(each) >= certainShare[each] && !isEveryday(each, plain, share(each)));
}
