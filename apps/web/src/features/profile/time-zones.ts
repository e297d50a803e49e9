const regions: Record<string, string> = {
  Africa: 'África',
  America: 'América',
  Antarctica: 'Antártida',
  Arctic: 'Ártico',
  Atlantic: 'Atlántico',
  Europe: 'Europa',
  Indian: 'Índico',
  Pacific: 'Pacífico',
};

/** «Madrid (Europa)» of `Europe/Madrid`. */
export function timeZoneName(zone: string): string {
  const [region = '', ...places] = zone.replaceAll('_', ' ').split('/');
  const city = places.pop();
  return city === undefined ? region : `${city} (${[regions[region] ?? region, ...places].join(', ')})`;
}

/** Every time zone the browser knows, and the player's own. */
export function timeZoneOptions(own: string) {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), own]);
  return [...zones]
    .map((value) => ({ value, label: timeZoneName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es'));
}
