import type { Concepts } from '#vocabulary/concepts.ts';

/**
 * What is said of an account, a device or a payment, what is done with them, and words that say nothing by themselves. No
 * feature of the model: a message of nothing but these words is no farewell (`understand/plain-request.ts`).
 */
export const accountWords: Concepts = {
  subject: `
    cuenta cuentas sesion sesiones dispositivo* movil moviles telefono* celular* tablet* tableta* portatil* ordenador*
    computador* navegador* reloj iphone* ipad android bluetooth datos contraseña* clave usuario perfil historial foto fotos
    privacidad correo* mail* email* boletin factura* recibo* tarjeta* pago pagos pagar pagando cobr* cuota* suscripcion*
    permanencia renovacion renovar premium pro prueba publicidad anuncio* notificacion* aviso* recordatorio* ranking*
    clasificacion app aplicacion baja compte correu conta account device* password subscription sessio`,
  handling: `
    cerrar cierra cierro cerrad cierren borrar borra borro borrad borren borreis eliminar elimina elimino eliminad
    cancelar cancela cancelo cancelad cancelen desactivar desactiva desactivo desconectar desconecta desvincular desvincula
    quitar quita quitad quitarme salir salgo salirme terminar termina termino acabar acaba acabo finalizar pausar pausa
    congelar congela cambiar cambia cambio descargar descarga recuperar recupera ver veo mostrar dejar deja dejo dejad
    parar bloquear bloquea abrir abierta abiertas entrar entro iniciar inicio olvidado olvide perdido perdi robado robaron
    recibir llega seguir continuar darme dar doy dame dadme reiniciar poner activar volver irme
    desloguear* avisar aviseis tancar
    esborrar delete close cancel logout log sign out`,
  filler: `
    quiero quisiera puedo puede podeis necesito hay esta estan se me te le lo la los las el un una unos unas mi mis mio mia
    tu su sus de del en a al con sin por para y o que como donde cuando cual si no ni ya mas muy bien todo toda todos todas
    este ese esa otro otra otros otras viejo vieja nuevo nueva antiguo ex trabajo antes despues ahora hoy mes meses año
    gratis ultimo ultima favor gracias porfa hola desde siempre tiempo par dos tres cuatro seis he han ha tengo meu all of
    the from my i want to tots els`,
};

/** «¿qué rutina hago hoy?»: what is asked of a routine, and of nothing else; no word here ends, stops or denies anything. */
export const routineWords: Concepts = {
  subject: 'rutina rutinas',
  handling: 'hago hacer toca tocan recomiend* aconsej* suger* sugier*',
  filler: 'que cual cuales me una la las de para hoy ahora hola gracias',
};

/** «estoy en baja forma»: how fit someone is, and nothing else. */
export const fitnessWords: Concepts = {
  subject: 'forma',
  handling: 'estoy ando vengo vuelvo llego',
  filler: 'no en baja mala buena poca bastante muy un poco algo hoy ahora fisica creo que',
};
