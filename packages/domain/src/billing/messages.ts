export const billingMessages = {
  planUnknown: 'Ese plan no existe',
  reasonRequired: 'Escribe el motivo: se guarda con el cambio',
  aiRequired: 'La generación de rutinas con IA está en los planes Premium y Pro. Puedes verlos en /subscription.',
  returnAddress: 'La dirección de vuelta debe ser de esta web',
  endInPast: 'El final debe estar en el futuro',
  declined: 'Pago rechazado: no se ha cobrado nada. Prueba con otra tarjeta.',
} as const;
