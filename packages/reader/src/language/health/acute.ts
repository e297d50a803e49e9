import { ageInDays } from '#language/age.ts';
import { circumstances, type Mention } from '#language/health/clauses.ts';
import type { AcuteEffect } from '#language/health/lexicon.ts';
import type { Scene } from '#language/health/scene.ts';

/** An injury this old is not acute, however much it hurt at the time. */
const longAgoDays = 21;

/** «…, y mucho», «…, fue ayer»: the clause holds nothing else. */
const trimmings =
  /^(?:y|e|fue|es|esta|pero|desde|muy|bastante|que|por|la|el|en|de|tarde|noche|manana|jugando|entrenando|partido|me|paso|sigue|algo)$/;

function standsAlone({ parsed, areas, felt, denied }: Scene, acute: Mention<AcuteEffect>): boolean {
  if ([...areas, ...felt, ...denied].some((mention) => mention.clause === acute.clause)) return false;
  return parsed.tokens.every(
    (token, at) => token.clause !== acute.clause || (at >= acute.from && at <= acute.to) || trimmings.test(token.word),
  );
}

/** In one of the clauses, or alone in a neighbouring one. */
export function isAcute(scene: Scene, clauses: ReadonlySet<number>): boolean {
  const { parsed, acutes } = scene;
  const sentences = new Set(parsed.tokens.filter((token) => clauses.has(token.clause)).map((token) => token.sentence));
  return acutes.some((acute) => {
    const age = ageInDays(circumstances(parsed, acute));
    if (age !== null && age >= longAgoDays) return false;
    if (clauses.has(acute.clause)) return true;
    const beside = clauses.has(acute.clause - 1) || clauses.has(acute.clause + 1);
    return beside && sentences.has(acute.sentence) && standsAlone(scene, acute);
  });
}
