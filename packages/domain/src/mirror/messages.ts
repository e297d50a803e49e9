export const mirrorMessages = {
  consent: 'Acepta que guardemos las medidas de tu revisión, o sigue sin guardarlas',
  value: 'La medida no está entre las que da la revisión',
  side: 'Di de qué lado es la medida',
  strokes: 'Acepta que guardemos las medidas de tus golpes, o sigue sin guardarlas',
  rounded: 'La medida no está entre las que da el espejo',
} as const;
