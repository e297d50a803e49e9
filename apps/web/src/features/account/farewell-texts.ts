/** Texts of the start page after an account was deleted; separate, because that page needs no other texts of the account. */
export const farewellTexts = {
  text: 'Tu cuenta está eliminada. Te llegará un último correo que lo confirma. Gracias por jugar con nosotros.',
  close: 'Cerrar',
} as const;
