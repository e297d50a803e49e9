import type { DrillRole } from '@bandeja/drawing/drills/drill';

export const drillTexts = {
  name: (title: string) => `Dibujo animado: ${title}`,
  phase: (number: number, text: string) => `Fase ${number}: ${text}`,
  announced: (number: number, count: number, text: string) => `Fase ${number} de ${count}: ${text}`,
  taught: 'golpe que entrenas',
  phases: 'Fases',
  play: 'Reproducir',
  pause: 'Pausa',
  again: 'Repetir',
  back: 'Fase anterior',
  forth: 'Fase siguiente',
  speed: 'Velocidad',
  view: 'Vista',
  above: 'Desde arriba',
  height: 'altura',
  lines:
    'Línea continua: el golpe que entrenas. De puntos: lo demás. Cuanto más alta va la bola, más lejos queda su sombra; desde arriba, su altura está en la franja de al lado.',
} as const;

export const roleLetters: Record<DrillRole, string> = { player: 'T', partner: 'P', feeder: 'C', rival: 'R' };
export const roleNames: Record<DrillRole, string> = {
  player: 'tú',
  partner: 'tu pareja',
  feeder: 'tu compañero',
  rival: 'rival',
};
