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

export function timeZoneName(zone: string): string {
  const [region = '', ...places] = zone.replaceAll('_', ' ').split('/');
  const city = places.pop();
  return city === undefined ? region : `${city} (${[regions[region] ?? region, ...places].join(', ')})`;
}

export function timeZoneOptions(current: string) {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), current]);
  return [...zones]
    .map((value) => ({ value, label: timeZoneName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es'));
}
