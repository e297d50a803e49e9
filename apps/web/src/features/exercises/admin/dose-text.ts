import type { Dose, LoadType } from '@bandeja/domain/exercises/vocabulary';

/** «3 series de 10 repeticiones por lado, con 60 s de descanso». */
export function doseInWords(dose: Dose, loadType: LoadType): string {
  const sets = dose.sets === 1 ? '1 serie' : `${dose.sets} series`;
  const side = dose.perSide ? ' por lado' : '';
  const rest = dose.rest === 0 || dose.sets === 1 ? '' : `, con ${duration(dose.rest)} de descanso`;
  return `${sets} de ${amount(dose, loadType)}${side}${rest}`;
}

function amount({ reps, seconds, metres }: Dose, loadType: LoadType): string {
  if (loadType === 'time' && seconds !== undefined) return duration(seconds);
  if (loadType === 'distance' && metres !== undefined) return `${metres} m`;
  return reps === 1 ? '1 repetición' : `${reps} repeticiones`;
}

/** «45 s», «90 s», «2 min», «2 min 30 s»: rests are spoken of in seconds. */
function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  const rest = seconds % 60;
  return rest === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
}
