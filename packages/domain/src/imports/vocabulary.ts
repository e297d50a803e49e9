export const importSources = ['strong', 'hevy', 'bandeja', 'gpx', 'tcx', 'fit'] as const;
export type ImportSource = (typeof importSources)[number];

export const watchSources: readonly ImportSource[] = ['gpx', 'tcx', 'fit'];

export const undoDays = 30;

/** First fields of our own export; its `sessions` are `importedSessionSchema`. */
export const exportMark = { format: 'bandeja-export', version: 1 } as const;
export const exportKeyPrefix = 'bandeja:';

/** A zone may put the local day one off the day in UTC. */
export function isOneDay({ startTime, localDate }: { startTime: string; localDate?: string | undefined }): boolean {
  const days = localDate === undefined ? 0 : (Date.parse(startTime) - Date.parse(localDate)) / 86_400_000;
  return days > -1 && days < 2;
}
