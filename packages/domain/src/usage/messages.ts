export const usageMessages = {
  routinesUsedUp: (most: number): string =>
    `Ya has usado las ${most} rutinas que tu plan tiene este mes. Puedes ver los planes en /subscription.`,
  sessionsUsedUp: (most: number): string =>
    `Has llegado a las ${most} sesiones de este mes. Puedes ver los planes en /subscription.`,
} as const;
