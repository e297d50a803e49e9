import type { TokenScope } from '@bandeja/domain/tokens/vocabulary';
import { speaksOfHealth } from '@bandeja/trainer/outside/facts';

/** Fields that may speak of health: why a day is as it is, and the player's own notes. */
const ofHealth = new Set(['reason', 'advice', 'changes', 'notes', 'playerNote']);
const ofPulse = new Set(['averageHeartRate', 'maxHeartRate', 'hasPulse']);
/** They open a page to everybody. */
const secrets = new Set(['shareToken']);

/** An answer as a program may see it: what its token opens no scope for is empty. */
export function shownTo(answer: unknown, scopes: readonly TokenScope[]): unknown {
  const isHidden = (key: string, within: object): boolean => {
    if (secrets.has(key)) return true;
    if (ofPulse.has(key)) return !scopes.includes('pulse');
    if (scopes.includes('health')) return false;
    return ofHealth.has(key) || (key === 'name' && isOwnName(within));
  };
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, isHidden(key, value) ? emptied(each) : shown(each)]),
    );
  };
  return shown(answer);
}

/** Without a routine the name of a session is the player's own words. */
function isOwnName(within: object & { routineId?: unknown; name?: unknown }): boolean {
  return within.routineId === null && typeof within.name === 'string' && speaksOfHealth(within.name);
}

function emptied(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  return Array.isArray(value) ? [] : null;
}
