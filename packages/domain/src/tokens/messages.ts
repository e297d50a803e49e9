import type { TokenScope } from '#tokens/vocabulary.ts';

export const tokenMessages = {
  nameRequired: 'Ponle un nombre para reconocerlo',
  nameLong: 'Como máximo 60 caracteres',
  scopeRequired: 'Elige al menos un permiso',
};

export const scopeTexts: Record<TokenScope, { name: string; text: string }> = {
  read: { name: 'Leer', text: 'Tu plan, tus sesiones, tu progreso y lo que sabe el entrenador.' },
  propose: { name: 'Proponer', text: 'Cambios en tu plan que solo valen si tú los confirmas en el chat.' },
  health: { name: 'Tu salud', text: 'Molestias, motivos del plan y notas que hablan de tu salud.' },
  facts: { name: 'Lo que has contado', text: 'Lo que tu entrenador sabe de ti por el chat.' },
  pulse: { name: 'Tu pulso', text: 'El pulso de tus sesiones y tus zonas.' },
};
