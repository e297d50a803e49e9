export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

export class AlreadyRunningError extends EmbeddedDatabaseError {}

export class HopelessStartError extends EmbeddedDatabaseError {}

const useAnother = 'Indica un PostgreSQL propio con DATABASE_URL.';

const anyway = 'Para restaurar lo que haya, sin comprobarlo: npm run restore -- --sin-comprobar';

export const messages = {
  unsupportedPlatform: (platform: string) => `No hay PostgreSQL incluido para ${platform}. ${useAnother}`,
  unusableBinaries: (folder: string, detail: string) =>
    `El PostgreSQL incluido («${folder}») no funciona en este sistema: ${detail}. ${useAnother}`,
  noSystemUser: `PostgreSQL no puede ejecutarse como root y no existe el usuario «postgres» ni «nobody». ${useAnother}`,
  noSharedFolder: (tried: readonly string[]) =>
    `No hay una carpeta segura que pueda leer el usuario de PostgreSQL (probadas: ${tried.join(', ')}). Usa DATA_DIR con una carpeta accesible o DATABASE_URL.`,
  alreadyRunning: (folder: string) =>
    `Bandeja ya está en marcha con los datos de «${folder}». Para ese proceso o usa otra carpeta con DATA_DIR.`,
  lockFailed: (folder: string, detail: string) => `No se puede escribir en «${folder}»: ${detail}.`,
  lockDamaged: (file: string) =>
    `El archivo de bloqueo «${file}» está dañado. No guarda datos: bórralo y vuelve a arrancar.`,
  noSuchBackup: (folder: string) => `«${folder}» no es una copia de seguridad completa.`,
  copyDamaged: (folder: string, faults: readonly string[]) => {
    const more = faults.length > 10 ? [`y ${faults.length - 10} más`] : [];
    const lines = [...faults.slice(0, 10), ...more].map((line) => `  - ${line}`);
    return `La copia «${folder}» está dañada. No se ha tocado nada: la base de datos de antes sigue en su sitio.\n${lines.join('\n')}\nTráela otra vez de donde la guardes, o aparta esa carpeta para restaurar la copia anterior. ${anyway}`;
  },
  copyWithoutManifest: (folder: string) =>
    `La copia «${folder}» no tiene manifiesto («manifest»): no se puede comprobar si está entera, y no se ha tocado nada. ${anyway}`,
  fileMissing: (path: string) => `falta «${path}»`,
  fileCut: (path: string, { bytes, found }: { bytes: number; found: number }) =>
    `«${path}» tiene ${found} bytes y debería tener ${bytes}`,
  fileChanged: (path: string) => `«${path}» no es como se guardó`,
  fileUnknown: (path: string) => `«${path}» no es de esta copia`,
  fileWithoutSum: (path: string) => `falta «${path}.sha256», la suma con la que se comprueba`,
  restoreFailed: (detail: string) => `No se ha podido restaurar la copia, y no se ha cambiado nada: ${detail}`,
  noStoredCopy:
    'En el almacén no hay ninguna copia de seguridad de ese momento. Las que hay: npm run backup -- --lista',
  noBackup: (folder: string) => `No hay ninguna copia de seguridad útil en «${folder}». Haz una con: npm run backup`,
  clusterLost: (cluster: string, note: string) =>
    `Esta carpeta tenía una base de datos y «${cluster}» ya no está. Recupérala o restaura una copia con: npm run restore. Para empezar de cero, borra «${note}».`,
  clusterElsewhere: (cluster: string) =>
    `El usuario de PostgreSQL no puede entrar en la carpeta de datos; la base de datos está en «${cluster}».`,
  homeMissing: (home: string, pointer: string) =>
    `La base de datos estaba en «${home}», y esa carpeta ya no existe o no es de este usuario. Recupérala, o borra «${pointer}» para empezar de cero.`,
  clusterUnreachable: (cluster: string) =>
    `El usuario de PostgreSQL ya no puede entrar en «${cluster}». Devuelve a las carpetas superiores el permiso de paso (chmod o+x).`,
  foreignCluster: (cluster: string, ownerUid: number) =>
    `«${cluster}» pertenece a otro usuario (uid ${ownerUid}). Arranca con ese usuario, cambia su dueño o usa otra carpeta con DATA_DIR.`,
  unknownContent: (cluster: string) =>
    `«${cluster}» no es una base de datos de PostgreSQL y no está vacía: no se toca.`,
  otherMajor: (cluster: string, found: string, shipped: number) =>
    `La base de datos de «${cluster}» es de PostgreSQL ${found} y este programa trae PostgreSQL ${shipped}. Vuelca los datos con la versión anterior (pg_dump) e impórtalos, o indica un PostgreSQL ${found} con DATABASE_URL.`,
  initFailed: (detail: string) => `No se ha podido crear la base de datos: ${detail}`,
  startFailed: (detail: string) => `PostgreSQL no ha arrancado: ${detail}`,
  previousStillAlive: (pid: number) => `Sigue vivo un PostgreSQL de un arranque anterior (pid ${pid}): se detiene.`,
  previousStillLeaving: 'Un PostgreSQL anterior todavía está saliendo: se espera.',
  previousStuck: (pid: number) => `El PostgreSQL de un arranque anterior (pid ${pid}) no se deja detener.`,
  stalePidFile: (pid: number) => `postmaster.pid nombra un proceso (${pid}) que no es esta base de datos: se borra.`,
  exited: (reason: string) => `PostgreSQL se ha detenido sin que nadie lo pidiera (${reason}). Se arranca de nuevo.`,
  restartFailed: (detail: string) => `${detail}\nSe seguirá intentando.`,
  restarted: (tries: number) => `PostgreSQL vuelve a estar en marcha${tries === 1 ? '' : ` (al intento ${tries})`}.`,
  missingProgram: (program: string) => `ya no existe «${program}» o no se puede ejecutar`,
  missingCluster: (cluster: string) => `en «${cluster}» ya no hay una base de datos`,
} as const;
