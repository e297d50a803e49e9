export const importSources = [
  ...(['strong', 'hevy', 'bandeja', 'gpx', 'tcx', 'fit', 'apple', 'polar', 'strava', 'garmin', 'samsung'] as const),
  ...(['fitnotes', 'fitbod', 'stronglifts', 'jefit', 'liftosaur', 'csv'] as const),
] as const;
export type ImportSource = (typeof importSources)[number];

/** What a watch or its service records in a file of its own kind: part of the plan pro. A CSV is everybody's. */
export const watchSources: readonly ImportSource[] = ['fit', 'tcx', 'gpx', 'apple', 'polar'];

export const undoDays = 30;

/** First fields of our own export; its `sessions` are `importedSessionSchema`. */
export const exportMark = { format: 'bandeja-export', version: 1 } as const;
export const exportKeyPrefix = 'bandeja:';

/** A zone may put the local day one off the day in UTC. */
export function isOneDay({ startTime, localDate }: { startTime: string; localDate?: string | undefined }): boolean {
  const days = localDate === undefined ? 0 : (Date.parse(startTime) - Date.parse(localDate)) / 86_400_000;
  return days > -1 && days < 2;
}
