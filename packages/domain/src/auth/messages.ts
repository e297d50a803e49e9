export const authMessages = {
  nameRequired: 'El nombre es requerido',
  nameLong: 'El nombre puede tener 80 caracteres como máximo',
  emailRequired: 'El email es requerido',
  emailInvalid: 'Email inválido',
  passwordRequired: 'La contraseña es requerida',
  passwordShort: 'La contraseña debe tener al menos 6 caracteres',
  passwordLong: 'La contraseña puede tener 200 caracteres como máximo',
  confirmRequired: 'Confirma tu contraseña',
  confirmDiffers: 'Las contraseñas no coinciden',
} as const;

export const weakPasswordMessages = {
  common: 'Esa contraseña es de las más usadas. Elige otra.',
  own: 'La contraseña no puede ser tu nombre ni tu email.',
  adminShort: 'La contraseña de administración debe tener al menos 12 caracteres.',
} as const;
