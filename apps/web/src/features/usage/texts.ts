const of = (used: number, most: number | null, one: string, many: string) =>
  most === null ? `${used} ${used === 1 ? one : many}` : `${used} de ${most} ${many}`;

export const usageTexts = {
  sessions: (used: number, most: number | null) => of(used, most, 'sesión', 'sesiones'),
  routines: (used: number, most: number | null) => of(used, most, 'rutina', 'rutinas'),
  unlimited: 'sin límite',
} as const;

export const limitTexts = {
  month: 'Este mes:',
  reached: {
    sessions: (most: number) => `Has llegado a las ${most} sesiones de este mes.`,
    routines: (most: number) => `Has llegado a las ${most} rutinas de este mes.`,
  },
  near: {
    sessions: (left: number) => (left === 1 ? 'Te queda 1 sesión este mes.' : `Te quedan ${left} sesiones este mes.`),
    routines: (left: number) =>
      left === 1 ? 'Te queda 1 rutina distinta este mes.' : `Te quedan ${left} rutinas distintas este mes.`,
  },
  startable: (names: readonly string[]) =>
    `Puedes seguir con ${new Intl.ListFormat('es').format(names.map((name) => `«${name}»`))}.`,
  still: 'Qué puedes hacer hasta entonces',
  again: (date: string) =>
    `El ${date} vuelve a empezar la cuenta. Lo que tengas en marcha puedes terminarlo, y los partidos no cuentan.`,
  plans: 'Ver planes',
} as const;
