/** From the lightest on; below the first there is no zone. */
export const zoneNames = ['Muy suave', 'Suave', 'Media', 'Fuerte', 'Máxima'] as const;
export const zoneCount = zoneNames.length;

/** `set`: a set was completed; `go`: its rest was over. */
export const pulseMarkKinds = ['set', 'go'] as const;

/** A day; a device stops recording there. */
export const longestPulseSeconds = 86_400;
