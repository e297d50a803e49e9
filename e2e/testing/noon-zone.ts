/** Noon now, so that no journey runs over midnight. The signs of `Etc/GMT±n` are turned round: west is plus. */
export const noonZone = zoneAt(12 - new Date().getUTCHours());

function zoneAt(hoursEast: number): string {
  if (hoursEast === 0) return 'Etc/GMT';
  return hoursEast > 0 ? `Etc/GMT-${hoursEast}` : `Etc/GMT+${-hoursEast}`;
}
