export const appTexts = {
  loading: 'Cargando...',
  serverAway: 'Tu sesión sigue abierta. En cuanto haya conexión, seguimos.',
  offline: {
    title: 'Sin conexión',
    failing: 'El servidor no responde bien',
    age: (age: string) => `Última actualización ${age}.`,
    noAge: 'Lo que ya ves sigue aquí; lo nuevo llega cuando vuelva la red.',
    stored: 'Lo que hagas se guarda en este móvil.',
    waiting: (count: number) =>
      count === 1
        ? 'Por enviar: 1 sesión; sale sola en cuanto haya red.'
        : `Por enviar: ${count} sesiones; salen solas en cuanto haya red.`,
  },
  unsent: {
    text: (count: number, reason: string) =>
      `${count === 1 ? 'Una sesión sigue solo en este dispositivo' : `${count} sesiones siguen solo en este dispositivo`}: ${reason}`,
    forget: 'Quitar de este dispositivo',
  },
  update: { text: 'Hay una versión nueva de Bandeja.', take: 'Actualizar' },
  retry: 'Intentar de nuevo',
  crash: {
    title: 'Algo ha fallado en esta página.',
    text: 'Lo que ya estaba guardado no se ha perdido. Prueba otra vez.',
  },
  pageMissing: {
    title: 'No se ha podido cargar esta página.',
    text: 'Puede que haya una versión nueva de Bandeja o que no tengas conexión.',
    reload: 'Volver a cargar',
  },
} as const;
