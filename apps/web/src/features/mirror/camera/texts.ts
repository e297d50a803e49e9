import type { CameraTrouble } from '#features/mirror/camera/use-camera.ts';

export const cameraTexts = {
  asking: 'Esperando a la cámara. Di que sí cuando el navegador te pregunte.',
  picture: 'Lo que ve la cámara',
  turn: 'Cambiar de cámara',
  troubles: {
    denied: {
      title: 'No tengo permiso para la cámara',
      text: 'Da permiso a esta web en el navegador: suele estar en el icono junto a la dirección. Después, inténtalo de nuevo.',
    },
    none: { title: 'No encuentro ninguna cámara', text: 'Conecta una, o prueba con el móvil.' },
    busy: { title: 'La cámara está ocupada', text: 'Cierra la app que la usa e inténtalo de nuevo.' },
    unsupported: {
      title: 'Este navegador no presta su cámara',
      text: 'Prueba con Chrome, Safari o Firefox al día.',
    },
  } satisfies Record<CameraTrouble, { title: string; text: string }>,
} as const;
