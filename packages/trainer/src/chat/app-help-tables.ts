/** Where something of the app is found. */
export type AppHelp = { pattern: RegExp; not?: RegExp; text: string };

/** Labels stand as the app shows them; the first that fits answers. */
export const appHelps: readonly AppHelp[] = [
  {
    pattern:
      /\b(?:borr|elimin|cerr|cancel|quit|dar de baja)\w*(?: \w+){0,3}? (?:mi |la |esta )?cuenta\b|\bdar(?:me)? de baja (?:de |en )?(?:la |esta |vuestra )?(?:app|aplicacion|cuenta|web)\b|\bborr\w+ (?:todos )?mis datos\b/,
    text: 'Yo no puedo hacerlo desde el chat. Está en Perfil, en «Tus datos»: «Eliminar mi cuenta». Se borra todo y no se puede deshacer; antes puedes usar «Descargar mis datos».',
  },
  {
    pattern:
      /\bcontrasena\b|\bpassword\b|\bclave de (?:acceso|la cuenta)\b|\b(?:cambi\w+|olvid\w+) (?:de |la |mi )?clave\b/,
    not: /\badmin\w*|\bignora\b|\botr[oa]\b|\bde (?:un|una|mi) (?:amig|compan|jugador)/,
    text: 'La contraseña se cambia en Perfil, en «Seguridad»: «Cambiar contraseña». Si la has olvidado, en «Iniciar sesión» tienes el enlace para recuperarla. Nunca me la escribas aquí.',
  },
  {
    pattern:
      /\b(?:cambi|actualiz|modific|corrig)\w*(?: \w+){0,2}? (?:email|e-mail|correo|mail|gmail|direccion de (?:email|correo))\b/,
    text: 'El email de la cuenta no se puede cambiar; el nombre y lo demás sí, en Perfil, con «Editar perfil». Si necesitas ayuda, escríbenos desde «Contacto», al pie de la página.',
  },
  {
    pattern:
      /\b(?:google|apple|outlook|iphone|movil|sincroniz\w+|export\w+|pas\w+|anad\w+|met\w+|conect\w+|vincul\w+)\b.*\b(?:calendar\w*|agenda)\b|\bcalendari\w* (?:de )?(?:google|apple|outlook|del movil)\b/,
    text: 'Tu semana se puede ver en Google, Apple u Outlook: en Perfil, en «Calendario», pulsa «Crear mi dirección» y añade esa dirección a tu calendario. Se actualiza sola y no enseña tus lesiones.',
  },
  {
    pattern:
      /\b(?:met\w+|registr\w+|anad\w+|apunt\w+|anot\w+|sub\w+)\b.*\b(?:entren\w+|partidos?|sesion\w*)\b.*\b(?:por mi cuenta|que (?:ya )?(?:hice|jugue|he (?:hecho|jugado))|fuera de|aparte|a mano|manual\w*|de ayer)\b/,
    text: 'A mano no se apunta lo que hiciste fuera. Si lo tienes en un reloj o en otra app, tráelo en Perfil, en «Tus datos», con «Importar sesiones». La próxima vez, empieza la rutina desde Bandeja y queda guardada sola.',
  },
  {
    pattern:
      /\b(?:import\w+|traer(?:me)?|traigo|pasar|subir|cargar|conect\w+|sincroniz\w+|vincul\w+)\b.*\b(?:strong|hevy|garmin|polar|strava|fitbit|reloj|apple watch|gpx|tcx|fit|otra app|smartwatch)\b|\b(?:strong|hevy|garmin|polar|strava|fitbit|apple watch|smartwatch)\b/,
    not: /\bque (?:reloj|smartwatch)\b.*\b(?:compr|recomiend)/,
    text: 'No me conecto a tu reloj, pero puedes traer tu historial: en Perfil, en «Tus datos», «Importar sesiones». Lee archivos de Strong, de Hevy y de relojes (GPX, TCX y FIT).',
  },
  {
    pattern:
      /\b(?:export\w*|descarg(?!a\b)\w+|baj(?:ar|arme|o)|excel|csv|copia de)\b.*\b(?:datos|sesion\w*|entren\w+|historial|excel|csv|informacion|progres\w+)\b|\b(?:en|a) (?:un )?(?:excel|csv)\b/,
    not: /\bpuls\w+|\bpeso\b|\bintensidad\b/,
    text: 'Está en Perfil, en «Tus datos»: «Descargar mis datos» (un archivo con todo) y «Descargar sesiones (CSV)», que se abre en una hoja de cálculo.',
  },
  {
    pattern:
      /\b(?:quien|quienes|alguien|otros|demas)\b.*\b(?:ve|ven|lee|leen|acceden?|pueden? ver|comparti\w+)\b|\b(?:son|es) privad[oa]s?\b|\bprivacidad\b|\b(?:guardais|guardas|vendeis|compartis|usais|que hac\w+ con) (?:mis|los) datos\b|\bquien ve\b|\bproteccion de datos\b/,
    not: /\bpartido\b|\bbola\b|\bpelota\b/,
    text: 'Tus datos solo los ves tú. Tus lesiones se guardan y se usan solo con tu permiso, que puedes retirar en Perfil, en «Salud». Lo que guardamos y para qué está en «Privacidad», al pie de la página.',
  },
  {
    pattern:
      /\b(?:borr|elimin|quit|retir)\w*(?: \w+){0,3}? (?:lesion\w*|permiso|consentimiento)\b(?!.*\b(?:duel|molest))/,
    text: 'En Perfil, en «Salud»: «Retirar consentimiento y borrar mis lesiones». Lo demás de tu perfil se queda como está.',
  },
  {
    pattern:
      /\b(?:borr|elimin|v(?:er|eo)|recuper|encuentr|guard)\w*(?: \w+){0,4}? (?:conversacion\w*|chats?|mensajes|lo que (?:te )?(?:dije|hablamos))\b|\bdonde (?:estan?|quedan?) (?:\w+ )?(?:conversacion\w*|chats?)\b|\b(?:conversacion|chat) (?:temporal|nuev[oa])\b|\bnuev[oa] (?:conversacion|chat)\b/,
    text: 'En la cabecera de este chat tienes «Conversaciones»: ahí vuelves a una anterior, la eliminas o empiezas con «Nueva conversación».',
  },
  {
    pattern:
      /\b(?:donde|como|cuales|que)\b.*\brutinas?\b.*\b(?:guard\w+|favorit\w+|mias|propias|tengo hechas|he (?:hecho|creado))\b|\bmis (?:rutinas|favorit\w+)\b(?! de (?:hoy|manana))|\brutinas? (?:favorit\w+|guardad\w+)\b|\bdonde (?:estan?|veo|encuentro|busco)(?: \w+){0,3}? rutinas?\b/,
    not: /\bcuant[oa]s\b|\bme quedan\b|\bsuscripcion\b|\bpierdo\b|\bpremium\b/,
    text: 'En «Rutinas», desde el Dashboard: «Disponibles» son las de la biblioteca, «Mis rutinas» las que se han preparado para ti y «Favoritas» las que marcas con el corazón. También puedes buscarlas por nombre, golpe o duración.',
  },
  {
    pattern:
      /\b(?:donde|como|en que)\b.*\b(?:ve(?:r|o|rl\w+)?|miro|mirar|consult\w+|encuentro|estan?|aparecen?|salen?|quedan?)\b.*\b(?:sesion\w*|entren(?:os|amientos|e)|historial|historico|estadistic\w+|progres\w+|graficas?|numeros)\b/,
    text: 'Las sesiones hechas están en «Sesiones», en el menú de arriba; al abrir una ves ejercicios, series y tus notas. Los totales están en el Dashboard, y aquí te los digo si me preguntas.',
  },
  {
    pattern:
      /\b(?:como|donde|se puede|puedo)\b.*\b(?:compart\w+|ensen\w+ a mis amig\w+)\b.*\b(?:sesion\w*|entren\w+|resultado|rutina)?/,
    not: /\bpista\b|\bpartido\b|\bbola\b/,
    text: 'Abre una sesión terminada en «Sesiones» y pulsa «Compartir»: se crea un enlace que puedes quitar cuando quieras.',
  },
  {
    pattern:
      /\b(?:como|donde|puedo|se puede)\b.*\b(?:puntu\w+|anot\w+|apunt\w+|registr\w+|corrig\w+|edit\w+|marc\w+)\b.*\b(?:sesion\w*|entren\w+|esfuerzo|rpe|notas?|partidos?|series?|ejercicios?)\b/,
    not: /\bme apunto a\b/,
    text: 'Se anota en la propia sesión: al terminarla te pregunta esfuerzo, calidad, mejoras y notas. Después puedes cambiarlo durante 14 días: en «Sesiones», abre esa sesión.',
  },
  {
    pattern:
      /\b(?:como|donde|puedo|se puede)\b.*\b(?:empiez\w+|empez\w+|comienz\w+|comenz\w+|inici\w+|arranc\w+|lanz\w+)\b.*\b(?:sesion|entreno|entrenamiento|rutina)\b|\bboton de (?:empezar|comenzar|inicio|iniciar)\b/,
    not: /\bcalient|\bcalent/,
    text: 'En el Dashboard, la sesión de hoy tiene «Empezar Entrenamiento»; y cualquier rutina de «Rutinas» se puede empezar desde su página. Lo que vayas haciendo se guarda solo.',
  },
  {
    pattern:
      /\b(?:como|donde|puedo|quiero|se puede)\b.*\b(?:cambi\w+|modific\w+|edit\w+|pon\w+|actualiz\w+|anad\w+|elij\w+|eleg\w+)\b.*\b(?:mi (?:perfil|nivel|peso|altura|edad|nombre|material|objetivos?|mano)|mis (?:datos|objetivos|lesiones|dias)|dias disponibles|disponibilidad|el perfil|duracion de (?:mis|las) sesiones|zona horaria)\b/,
    text: 'Eso se cambia en Perfil, con «Editar perfil»: tus datos, tu nivel, tus días y su duración, objetivos, material y lesiones. Al guardar puedes rehacer la semana con los cambios.',
  },
  {
    pattern:
      /\b(?:contact\w+|habl\w+|escrib\w+|llam\w+)\b.*\b(?:soporte|humano|persona (?:real|de verdad)|alguien (?:real|de verdad)|atencion|vosotros|ustedes|equipo|responsable)\b|\bsoporte tecnico\b|\b(?:no me (?:carga|funciona|deja)|se (?:cuelga|cierra|queda (?:colgad|en blanco))|da error)\b.*\b(?:app|aplicacion|pagina|web|pantalla|video|boton)\b|\bno (?:me )?(?:funciona\w*|carga\w*|abre\w*|va|van|se ve\w*|deja (?:entrar|guardar|ver))\b(?: \w+){0,3}? (?:app|aplicacion|pagina|web|pantalla|videos?|boton|chat|enlace|cronometro|guardar|entrar)\b|\b(?:quiero|puedo|prefiero) hablar con (?:una persona|un humano|alguien)\b|\b(?:app|aplicacion|pagina|web|pantalla|video)\b.*\b(?:no (?:me )?(?:carga|funciona|abre|va)|se (?:cuelga|cierra|queda)|falla|da error|un error|va (?:fatal|lent\w+))\b/,
    text: 'Para eso está «Contacto», al pie de la página: cuéntanos qué ha pasado y te respondemos por correo. Si es la conexión, vuelve a cargar la página; lo guardado no se pierde.',
  },
  {
    pattern:
      /\b(?:notificaci\w+|recordatorios?|avis(?:ame|arme|os|as)|recuerdame|(?:me )?(?:puedes|podrias) (?:recordar|avisar)(?:me)?|alarmas?)\b(?!.*\b(?:toca|tengo|plan|semana|hago|era|dijiste)\b)/,
    not: /\bmedico\b|\badulto\b/,
    text: 'No envío recordatorios. Puedes tener tu semana en el calendario del móvil, que sí avisa: en Perfil, en «Calendario», «Crear mi dirección».',
  },
  {
    pattern:
      /\b(?:donde|como)\b.*\b(?:ve(?:r|o)|estan?|busc\w+|encuentr\w+)\b.*\b(?:videos?|ejercicios|biblioteca|catalogo)\b|\bhay videos?\b|\bvideos? de\b/,
    text: 'En «Ejercicios», al pie de la página, tienes la biblioteca con pasos, errores y consejos de cada uno, y se busca por nombre, golpe o músculo. Los golpes y ejercicios también te los explico yo aquí.',
  },
  {
    pattern:
      /\b(?:cerrar|cierro|salir de(?:l| la| mi)?) (?:la |mi )?sesion\b.*\b(?:dispositivo|movil|ordenador|cuenta|todos|app)|\bcerrar sesion\b|\bcierro sesion\b|\bdispositivos? conectad\w+/,
    text: 'En Perfil, en «Seguridad», ves tus dispositivos y puedes cerrar la sesión en uno o en todos.',
  },
  {
    pattern:
      /\b(?:foro|club(?:es)?|torneos?|eventos?|reserv\w+|buscar (?:pareja|pista|jugador\w*|rival\w*))\b.*\b(?:app|aplicacion|aqui|bandeja|web)\b|\b(?:reserv\w+|alquil\w+) (?:una |la )?pista\b|\bbusc\w+ (?:pareja|companer[oa]|rival\w*|pista)\b|\bme buscas? (?:pareja|pista|rival)/,
    text: 'Aquí no se reservan pistas ni se buscan jugadores: para eso, tu club. Lo mío es tu entrenamiento.',
  },
  {
    pattern:
      /\b(?:donde|como|en que)\b.*\b(?:encuentro|esta|ver|veo|entro|llego)\b(?: \w+){0,3}? (?:perfil|suscripcion|configuracion|ajustes)\b/,
    text: 'Está en «Perfil», en el menú de arriba: tus datos, tu plan («Gestionar Plan»), seguridad, calendario y descargas.',
  },
];
