export const knownTexts = {
  title: 'Ya sé esto de ti:',
  hint: 'No te lo volveremos a preguntar. Lo cambias cuando quieras en tu perfil.',
} as const;
