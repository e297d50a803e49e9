/** Spanish texts about the profile's fields, spoken by server and browser. */
export const profileMessages = {
  name: 'El nombre es requerido',
  nameLong: 'El nombre puede tener 80 caracteres como máximo',
  height: 'Escribe tu altura en centímetros, de 100 a 250',
  weight: 'Escribe tu peso en kilos, de 30 a 200',
  age: 'Escribe tu edad, de 12 a 100 años',
  trainingDays: 'Elige de 1 a 7 días',
  minutes: 'La duración va de 30 a 180 minutos',
  minutesOrder: 'La duración mínima no puede superar la máxima',
  injuriesLong: 'Cuéntalo en 1000 caracteres como máximo',
  timeZone: 'No conocemos esa zona horaria',
  consent: 'Marca la casilla para que podamos guardar tus lesiones',
  guardian: 'Marca la casilla con el permiso de tu madre, padre o tutor',
} as const;

/** What a player agrees to. A changed wording gets a new version; the row of a consent keeps the one it was given to. */
export const consentTexts = {
  injuries: {
    version: '2026-11',
    text: 'Acepto que Bandeja guarde lo que cuento de mis lesiones para adaptar mi plan. Puedo retirarlo y borrarlo cuando quiera.',
  },
  guardian: {
    version: '2026-11',
    text: 'Tengo el permiso de mi madre, padre o tutor legal para usar Bandeja.',
  },
} as const;
