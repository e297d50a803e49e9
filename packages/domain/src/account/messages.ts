export const accountMessages = {
  deletionWord: 'ELIMINAR',
  deletionWordWrong: 'Escribe ELIMINAR para confirmarlo',
  currentPasswordRequired: 'Escribe tu contraseña actual',
  newPasswordSame: 'La contraseña nueva tiene que ser distinta de la actual',
  reasonRequired: 'Escribe el motivo: se guarda con el cambio',
  codeRequired: 'Escribe el código',
  codeLong: 'El código es más corto',
  passkeyName: 'Ponle un nombre de 60 caracteres como máximo',
} as const;
