/** Spanish texts about plans and their limits that server and browser speak. */
export const subscriptionMessages = {
  planUnknown: 'Ese plan no existe',
  reasonRequired: 'Escribe el motivo: se guarda con el cambio',
  aiRequired: 'La generación de rutinas con IA está en los planes Premium y Pro. Puedes verlos en /subscription.',
  /** `most`: how many routines the plan has in a month. */
  routinesUsedUp: (most: number): string =>
    `Ya has usado las ${most} rutinas que tu plan tiene este mes. Puedes ver los planes en /subscription.`,
  /** `most`: how many sessions the plan has in a month. */
  sessionsUsedUp: (most: number): string =>
    `Has llegado a las ${most} sesiones de este mes. Puedes ver los planes en /subscription.`,
  returnAddress: 'La dirección de vuelta debe ser de esta web',
  endInPast: 'El final debe estar en el futuro',
  declined: 'Pago rechazado: no se ha cobrado nada. Prueba con otra tarjeta.',
} as const;
