import { phrases } from '@bandeja/reader/language/phrases';
import { replyAbout, type Topic } from '#chat/topics/topic.ts';

const adding = 'met*/registr*/anad*/apunt*/anot*/sub*';
const changing = 'como/donde/puedo/quiero_…_cambi*/modific*/edit*/pon*/actualiz*/anad*/elij*/eleg*';

const appTopics: readonly Topic[] = [
  {
    pattern: phrases(`
    borr*/elimin*/cerr*/cancel*/quit*_…_mi/la/esta?_cuenta dar_de_baja*_…_mi/la/esta?_cuenta borr*_todos?_mis_datos`),
    text: 'Yo no puedo hacerlo desde el chat. Está en Perfil, en «Tus datos»: «Eliminar mi cuenta». Se borra todo y no se puede deshacer; antes puedes usar «Descargar mis datos».',
  },
  {
    pattern: phrases('contrasena password cambi*/olvid*_de/la/mi?_clave'),
    text: 'La contraseña se cambia en Perfil, en «Seguridad»: «Cambiar contraseña». Si la has olvidado, en «Iniciar sesión» tienes el enlace para recuperarla. Nunca me la escribas aquí.',
  },
  {
    pattern: phrases('cambi*/actualiz*/modific*/corrig*_…_email/e-mail/correo/mail/gmail'),
    text: 'El email de la cuenta no se puede cambiar; el nombre y lo demás sí, en Perfil, con «Editar perfil». Si necesitas ayuda, escríbenos desde «Contacto», al pie de la página.',
  },
  {
    pattern: phrases(`
    google/apple/outlook/iphone/movil/sincroniz*/export*/pas*/anad*/met*/conect*/vincul*_…_calendar*/agenda`),
    text: 'Tu semana se puede ver en Google, Apple u Outlook: en Perfil, en «Calendario», pulsa «Crear mi dirección» y añade esa dirección a tu calendario. Se actualiza sola y no enseña tus lesiones.',
  },
  {
    pattern: phrases(`
    ${adding}_…_entren*/partido/partidos/sesion*_…_por_mi_cuenta
    ${adding}_…_entren*/partido/partidos/sesion*_…_que_ya?_hice/jugue
    ${adding}_…_entren*/partido/partidos/sesion*_…_a_mano`),
    text: 'A mano no se apunta lo que hiciste fuera. Si lo tienes en un reloj o en otra app, tráelo en Perfil, en «Tus datos», con «Importar sesiones». La próxima vez, empieza la rutina desde Bandeja y queda guardada sola.',
  },
  {
    pattern: phrases(`
    strong hevy garmin polar strava fitbit smartwatch import*/traer/traerme/traigo/pasar/subir/cargar/conect*/sincroniz*/vincul*_…_strong/hevy/
    garmin/polar/strava/fitbit/reloj/gpx/tcx/fit/smartwatch
    import*/traer/traerme/traigo/pasar/subir/cargar/conect*/sincroniz*/vincul*_…_apple_watch`),
    text: 'No me conecto a tu reloj, pero puedes traer tu historial: en Perfil, en «Tus datos», «Importar sesiones». Lee los CSV de otras apps de gimnasio, de Strava, Garmin y Samsung, y con Pro los archivos del reloj: FIT, TCX, GPX, Apple Health y Polar.',
  },
  {
    pattern: phrases(`
    export*/descarg*/bajar/bajarme/bajo/excel/csv_…_datos/sesion*/entren*/historial/excel/csv/informacion/progres* en/a_un?_excel/csv`),
    text: 'Está en Perfil, en «Tus datos»: «Descargar mis datos» (un archivo con todo) y «Descargar sesiones (CSV)», que se abre en una hoja de cálculo.',
  },
  {
    pattern: phrases(`
    privacidad quien/quienes/alguien/otros/demas_…_ve/ven/lee/leen/accede/acceden/comparti* guardais/guardas/vendeis/compartis/usais_mis/los_datos
    que_hac*_con_mis/los_datos`),
    text: 'Tus datos solo los ves tú. Tus lesiones se guardan y se usan solo con tu permiso, que puedes retirar en Perfil, en «Salud». Lo que guardamos y para qué está en «Privacidad», al pie de la página.',
  },
  {
    pattern: phrases('borr*/elimin*/quit*/retir*_…_lesion*/permiso/consentimiento'),
    text: 'En Perfil, en «Salud»: «Retirar consentimiento y borrar mis lesiones». Lo demás de tu perfil se queda como está.',
  },
  {
    pattern: phrases('borr*/elimin*/ver*/veo*/recuper*/encuentr*/guard*_…_conversacion*/chat/chats/mensajes'),
    text: 'En la cabecera de este chat tienes «Conversaciones»: ahí vuelves a una anterior, la eliminas o empiezas con «Nueva conversación».',
  },
  {
    pattern: phrases('donde/como/cuales/que_…_rutina/rutinas_…_guard*/favorit*/mias/propias mis_rutinas'),
    text: 'En «Rutinas», desde el Dashboard: «Disponibles» son las de la biblioteca, «Mis rutinas» las que se han preparado para ti y «Favoritas» las que marcas con el corazón. También puedes buscarlas por nombre, golpe o duración.',
  },
  {
    pattern: phrases(`
    donde/como_…_ve/ver/veo/verl*/miro/mirar/consult*/encuentro/esta/estan/aparece/aparecen/sale/salen/queda/quedan_…_sesion*/entrenos/
    entrenamientos/entrene/historial/historico/estadistic*/progres*/grafica/graficas/numeros`),
    text: 'Las sesiones hechas están en «Sesiones», en el menú de arriba; al abrir una ves ejercicios, series y tus notas. Los totales están en el Dashboard, y aquí te los digo si me preguntas.',
  },
  {
    pattern: phrases('como/donde/puedo_…_compart* se_puede_…_compart*'),
    text: 'Abre una sesión terminada en «Sesiones» y pulsa «Compartir»: se crea un enlace que puedes quitar cuando quieras.',
  },
  {
    pattern: phrases(`
    como/donde/puedo_…_puntu*/anot*/apunt*/registr*/corrig*/edit*/marc*_…_sesion*/entren*/esfuerzo/rpe/nota/notas/partido/partidos/serie/series/
    ejercicio/ejercicios`),
    text: 'Se anota en la propia sesión: al terminarla te pregunta esfuerzo, calidad, mejoras y notas. Después puedes cambiarlo durante 14 días: en «Sesiones», abre esa sesión.',
  },
  {
    pattern: phrases('boton_de_empezar/comenzar/inicio/iniciar'),
    text: 'En el Dashboard, la sesión de hoy tiene «Empezar Entrenamiento»; y cualquier rutina de «Rutinas» se puede empezar desde su página. Lo que vayas haciendo se guarda solo.',
  },
  {
    pattern: phrases(`
    ${changing}_…_mi/el_perfil
    ${changing}_…_mi_nivel/peso/altura/edad/nombre/material/objetivo/mano
    ${changing}_…_mis_datos/lesiones/dias`),
    text: 'Eso se cambia en Perfil, con «Editar perfil»: tus datos, tu nivel, tus días y su duración, objetivos, material y lesiones. Al guardar puedes rehacer la semana con los cambios.',
  },
  {
    pattern: phrases(`
    contact*/habl*/escrib*/llam*_…_soporte/humano/atencion/vosotros/ustedes/equipo/responsable
    contact*/habl*/escrib*/llam*_…_persona/alguien_de_verdad
    no_me_deja/funciona*/carga*/abre*/va/van_…_app/aplicacion/pagina/web/pantalla/video/boton
    no_funciona*/carga*/abre*/va/van_…_app/aplicacion/pagina/web/pantalla/video/videos/boton/chat/enlace/cronometro/guardar/entrar
    quiero/puedo/prefiero_hablar_con_una_persona app/aplicacion/pagina/web/pantalla/video_…_se_cuelga/cierra/queda`),
    text: 'Para eso está «Contacto», al pie de la página: cuéntanos qué ha pasado y te respondemos por correo. Si es la conexión, vuelve a cargar la página; lo guardado no se pierde.',
  },
  {
    pattern: phrases(`
    notificaci* recordatorio recordatorios avisame avisarme avisos avisas recuerdame alarma alarmas
    me?_puedes/podrias_recordar/recordarme/avisar/avisarme`),
    text: 'No envío recordatorios. Puedes tener tu semana en el calendario del móvil, que sí avisa: en Perfil, en «Calendario», «Crear mi dirección».',
  },
  {
    pattern: phrases(`
    donde/como_…_ver/veo/esta/estan/busc*/encuentr*_…_video/videos/ejercicios/biblioteca/catalogo video/videos_de`),
    text: 'En «Ejercicios», al pie de la página, tienes la biblioteca con pasos, errores y consejos de cada uno, y se busca por nombre, golpe o músculo. Los golpes y ejercicios también te los explico yo aquí.',
  },
  {
    pattern: phrases('cerrar/cierro_la/mi?_sesion_…_dispositivo*/movil*/ordenador*/cuenta*/todos*/app*'),
    text: 'En Perfil, en «Seguridad», ves tus dispositivos y puedes cerrar la sesión en uno o en todos.',
  },
  {
    pattern: phrases(`
    foro/club/clubes/torneo/torneos/evento/eventos/reserv*_…_app/aplicacion/aqui/bandeja/web reserv*/alquil*/busc*_pista
    busc*_pareja/companero/companera/rival*`),
    text: 'Aquí no se reservan pistas ni se buscan jugadores: para eso, tu club. Lo mío es tu entrenamiento.',
  },
  {
    pattern: phrases('donde/como_…_encuentro/esta/ver/veo/entro/llego_…_perfil/suscripcion/configuracion/ajustes'),
    text: 'Está en «Perfil», en el menú de arriba: tus datos, tu plan («Gestionar Plan»), seguridad, calendario y descargas.',
  },
];

export const appHelpReply = replyAbout('desconocido', appTopics, { final: true });
