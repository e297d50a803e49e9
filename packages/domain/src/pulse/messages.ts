export const pulseMessages = {
  limits: 'Escribe cinco pulsos de 40 a 230, cada uno mayor que el anterior',
  needsPro: 'El pulso en directo está en el plan Pro.',
  series: 'La serie de pulso no se puede leer',
  consent: 'Acepta que guardemos tu pulso, o sigue sin él',
} as const;
