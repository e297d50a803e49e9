import { type Demand, demands } from '@bandeja/domain/exercises/vocabulary';
import { readAims, sorted } from '#reader/aims.ts';
import { readAlone } from '#reader/company.ts';
import { readDaysPerWeek, readTrainingDays } from '#reader/days.ts';
import { readMinutes } from '#reader/duration.ts';
import { readEffort } from '#reader/effort.ts';
import { readEquipment } from '#reader/equipment.ts';
import { type HealthReading, readHealth, readLimit } from '#reader/health.ts';
import { readLevel } from '#reader/level.ts';
import { mentionsIn } from '#reader/mentions.ts';
import { normalise } from '#reader/normalise.ts';
import { readPause } from '#reader/pause.ts';
import { readAge } from '#reader/personAge.ts';
import { readPlace } from '#reader/place.ts';
import { respell } from '#reader/spelling.ts';
import type { Stanced } from '#reader/stance.ts';
import type { Wish } from '#reader/types.ts';
import { respellWish } from '#reader/wishSpelling.ts';

/** «algo parecido a lo de la última vez», «lo mismo que ayer». */
const likeBefore =
  /\b(?:parecid[oa]s?|similar(?:es)?|igual|como|lo mismo|la misma|el mismo|repetir|repite|otra vez)(?: (?:a|al|que|con|de|entreno|rutina|sesion|lo|la|el))* (?:(?:de|del|la|el|lo)(?: de)? )?(?:(?:la )?(?:ultima|otra|pasada) (?:vez|sesion|rutina|semana)|(?:el )?(?:ultimo|otro) (?:dia|entreno)|(?:de )?(?:ayer|anteayer|antes|siempre)|(?:el |del )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: pasado)?)\b/;

/** Exclusions the health reading did not see: «saltos ni uno», «lo de correr no lo llevo bien». */
function withDemands(health: HealthReading, mentions: readonly Stanced[]): HealthReading {
  const { refused } = sorted<Demand>(mentions, ({ target }) => target.demands ?? []);
  const excluded = new Set([...health.excludedDemands, ...refused]);
  return { ...health, excludedDemands: demands.filter((demand) => excluded.has(demand)) };
}

/**
 * Reads what a player wishes and what limits them from free Spanish text (domain.md section 6). Any string, at most
 * {@link readLimit} characters of it; never throws, same text same wish. Safety first: `health` is what `readHealth`
 * says, with more exclusions, never with fewer.
 */
export function readWish(text: string): Wish {
  const clipped = text.slice(0, readLimit).replace(/[\r\n]+/g, '. ');
  const plain = respellWish(respell(normalise(clipped)));
  const { mentions, leftAlone } = mentionsIn(plain);
  const health = withDemands(readHealth(clipped), mentions);
  const minutes = readMinutes(plain);
  const alone = readAlone(plain);
  const effort = readEffort(plain);
  const pauseDays = readPause(plain);
  return {
    health,
    duration: minutes?.duration ?? null,
    clampedFrom: minutes?.clampedFrom ?? null,
    ...readEquipment(plain, mentions, alone === false),
    ...readPlace(plain, mentions),
    alone,
    level: readLevel(plain),
    ...readAims(mentions, health, leftAlone),
    ...(effort === null ? {} : { effort }),
    ...(likeBefore.test(plain) ? { likeBefore: true } : {}),
    ...(pauseDays === null ? {} : { pauseDays }),
    daysPerWeek: readDaysPerWeek(plain),
    weekdays: readTrainingDays(clipped),
    age: readAge(plain),
  };
}
