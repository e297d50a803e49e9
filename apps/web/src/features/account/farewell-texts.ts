/** What the start page says after an account was deleted; apart from the rest, which that page does not need. */
export const farewellTexts = {
  text: 'Tu cuenta está eliminada. Te llegará un último correo que lo confirma. Gracias por jugar con nosotros.',
  close: 'Cerrar',
} as const;
