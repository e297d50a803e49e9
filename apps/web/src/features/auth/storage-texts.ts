export const storageTexts = {
  title: 'Tu navegador no guarda los datos de esta web',
  text: 'Sin ellos no podemos mantener tu sesión abierta. Permite las cookies y los datos de este sitio en los ajustes de tu navegador (o libera espacio si el dispositivo está lleno) y recarga la página.',
  reload: 'Recargar la página',
};
