import * as z from 'zod/mini';

/**
 * Every error the API can answer with: its HTTP status and the Spanish sentence a person may read.
 * Codes are stable and part of the public API (docs/product.md#wire).
 */
export const errorTable = {
  'request.invalid': { status: 400, message: 'Revisa los datos marcados.' },
  'request.malformed': { status: 400, message: 'No se entiende la petición: el contenido no es un JSON válido.' },
  'request.timeout': { status: 408, message: 'La petición ha tardado demasiado en llegar.' },
  'request.too_large': { status: 413, message: 'La petición es demasiado grande.' },
  'request.unsupported': { status: 415, message: 'El contenido debe enviarse como JSON.' },
  // no reader: the caller hung up
  'request.cancelled': { status: 499, message: 'La petición se ha cancelado.' },
  'route.not_found': { status: 404, message: 'Esta dirección no existe.' },
  'rate.limited': { status: 429, message: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.' },
  'auth.required': { status: 401, message: 'Inicia sesión para continuar.' },
  'auth.invalid_credentials': { status: 401, message: 'El email o la contraseña no son correctos.' },
  'auth.wrong_password': { status: 403, message: 'La contraseña actual no es correcta.' },
  'auth.code_required': { status: 401, message: 'Escribe el código de tu aplicación de verificación.' },
  'auth.code_wrong': { status: 403, message: 'El código no es correcto o ya se ha usado.' },
  'auth.passkey_refused': { status: 403, message: 'No se ha podido comprobar tu llave de acceso.' },
  'auth.passkey_first': {
    status: 403,
    message: 'Entra con tu llave de acceso para cambiar la protección de tu cuenta.',
  },
  'auth.email_taken': { status: 409, message: 'Ya existe una cuenta con ese email.' },
  'mail.link_invalid': { status: 404, message: 'Este enlace ya no es válido. Pide uno nuevo.' },
  'mail.not_found': { status: 404, message: 'Ese correo ya no espera.' },
  'admin.required': { status: 403, message: 'Acceso denegado. Se requieren permisos de administrador.' },
  'admin.second_factor': {
    status: 403,
    message: 'Para administrar, activa antes la verificación en dos pasos en tu perfil.',
  },
  'second_factor.not_begun': { status: 409, message: 'Ese intento ya no es válido. Empieza otra vez.' },
  'passkey.not_found': { status: 404, message: 'Esa llave de acceso ya no está.' },
  'profile.incomplete': {
    status: 400,
    message: 'Tu perfil no está completo: faltan tus días disponibles y la duración de tus sesiones.',
  },
  'profile.consent_required': {
    status: 400,
    message: 'Para guardar tus lesiones necesitamos tu consentimiento.',
  },
  'profile.guardian_required': {
    status: 400,
    message: 'Con menos de 14 años hace falta el permiso de tu madre, padre o tutor.',
  },
  'discomfort.not_found': { status: 404, message: 'No se encontró la molestia' },
  'red_flag.not_found': { status: 404, message: 'No hay ningún aviso de salud que confirmar.' },
  'red_flag.changed': { status: 409, message: 'Lo que cuentas de tu salud ha cambiado. Léelo otra vez.' },
  'schedule.changed': {
    status: 409,
    message: 'Tu semana ha cambiado mientras mirabas la propuesta. Pídela otra vez.',
  },
  'exercise.not_found': { status: 404, message: 'No se encontró el ejercicio' },
  'exercise.in_use': { status: 409, message: 'El ejercicio está en uso: solo se puede retirar.' },
  'exercise.unreviewed': { status: 409, message: 'Faltan respuestas de seguridad para publicar el ejercicio.' },
  'catalogue.changed': { status: 409, message: 'Otra persona lo ha guardado mientras lo editabas.' },
  'routine.unpublishable': { status: 409, message: 'Esta rutina no se puede activar todavía.' },
  'routine.not_found': { status: 404, message: 'No se encontró la rutina' },
  'session.not_found': { status: 404, message: 'No se encontró la sesión' },
  'session.open_exists': { status: 409, message: 'Ya tienes una sesión en marcha. Continúala o descártala.' },
  'session.id_taken': { status: 409, message: 'Ese identificador de sesión ya está en uso.' },
  'session.red_flag': { status: 422, message: 'Antes de entrenar, habla con un médico.' },
  'session.finished': { status: 409, message: 'La sesión ya está terminada.' },
  'session.unfinished': { status: 409, message: 'La sesión aún no está terminada.' },
  'session.changed': { status: 409, message: 'La sesión ha cambiado desde que la abriste, quizá en otra pestaña.' },
  'session.locked': {
    status: 409,
    message: 'Han pasado más de 14 días desde que terminaste la sesión y ya no se puede cambiar.',
  },
  'graphql.invalid': { status: 400, message: 'No se entiende la consulta.' },
  'progress.period_invalid': {
    status: 400,
    message: 'El periodo no es válido: hasta seis años, con el principio antes del final.',
  },
  'device.not_found': { status: 404, message: 'Ese dispositivo ya no tiene la sesión abierta.' },
  'reminder_device.not_found': { status: 404, message: 'Ese dispositivo ya no recibe avisos.' },
  'calendar.not_found': { status: 404, message: 'Este calendario ya no está disponible.' },
  'strava.unavailable': { status: 503, message: 'Strava no está disponible en este servidor.' },
  'strava.refused': { status: 403, message: 'No diste permiso para guardar actividades, o el permiso ha caducado.' },
  'strava.not_connected': { status: 409, message: 'Conecta primero tu cuenta de Strava.' },
  'strava.busy': { status: 409, message: 'Ya se está enviando algo a Strava. Inténtalo en un momento.' },
  'strava.unclear': {
    status: 409,
    message: 'Strava no ha contestado con claridad. Mira allí si tu sesión ya está antes de enviarla otra vez.',
  },
  'strava.failed': { status: 503, message: 'Strava no responde. Inténtalo en un momento.' },
  'import.not_found': { status: 404, message: 'No se encontró la importación' },
  'import.locked': { status: 409, message: 'Han pasado más de 30 días y la importación ya no se puede deshacer.' },
  'import.full': { status: 403, message: 'Tu cuenta ya guarda el máximo de sesiones importadas.' },
  'plan.required': { status: 403, message: 'Esta función no está incluida en tu plan.' },
  'plan.limit_reached': { status: 403, message: 'Has llegado al límite de tu plan este mes.' },
  'generator.danger_question': { status: 422, message: '¿Te pasa algo de esto?' },
  'generator.crisis_question': { status: 422, message: 'Antes de nada: ¿cómo estás?' },
  'generator.not_understood': {
    status: 422,
    message:
      'No he entendido qué quieres entrenar. Dime cuánto tiempo tienes, dónde entrenas o qué quieres mejorar, o elígelo con un toque.',
  },
  'generator.safety': { status: 422, message: 'Por tu seguridad no te propongo ejercicio ahora.' },
  'generator.busy': { status: 409, message: 'Ya se está preparando una rutina. Espera a que termine.' },
  'conversation.not_found': { status: 404, message: 'No se encontró la conversación' },
  'conversation.busy': { status: 409, message: 'Tu entrenador aún está respondiendo. Espera un momento.' },
  'plan.not_available': { status: 409, message: 'Ese plan no está disponible para ti ahora.' },
  'payments.unavailable': { status: 503, message: 'Los pagos no están disponibles en este momento.' },
  'payments.provider_failed': { status: 503, message: 'El servicio de pago no responde. Inténtalo en un momento.' },
  'payments.event_invalid': { status: 400, message: 'El aviso de pago no está firmado por el proveedor.' },
  'checkout.not_found': { status: 404, message: 'No se encontró ese pago.' },
  'checkout.unpaid': { status: 409, message: 'El pago aún no está completado.' },
  'subscription.none': { status: 409, message: 'No tienes una suscripción de pago en marcha.' },
  'subscription.withdrawal_over': { status: 409, message: 'El plazo de 14 días para desistir ya ha pasado.' },
  'subscription.paid_elsewhere': {
    status: 409,
    message: 'Esta cuenta tiene una suscripción de pago: se cambia en el proveedor.',
  },
  'correction.not_found': { status: 404, message: 'No se encontró la corrección' },
  'lead.not_found': { status: 404, message: 'No se encontró el contacto' },
  'message.not_found': { status: 404, message: 'No se encontró el mensaje' },
  'account.own': { status: 409, message: 'Tu propia cuenta no se cambia desde aquí.' },
  'account.not_found': { status: 404, message: 'No se encontró la cuenta' },
  'share.not_found': { status: 404, message: 'Este enlace ya no está disponible.' },
  'idempotency.mismatch': { status: 409, message: 'Esa petición ya se envió con otros datos.' },
  'server.unexpected': { status: 500, message: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.' },
  'server.stopping': { status: 503, message: 'El servidor se está reiniciando. Inténtalo en un momento.' },
  'storage.full': { status: 503, message: 'No queda espacio para guardar. Inténtalo más tarde.' },
  'database.unavailable': { status: 503, message: 'La base de datos no responde. Inténtalo en un momento.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;

/** What another admin has stored meanwhile (`catalogue.changed`), and what was sent; both in full. */
export const changedMeanwhileSchema = z.object({
  /** The admin's name; null when the account is gone. */
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
  version: z.int(),
  /** As the GET of the same address answers it. */
  stored: z.record(z.string(), z.unknown()),
  sent: z.record(z.string(), z.unknown()),
});
export type ChangedMeanwhile = z.infer<typeof changedMeanwhileSchema>;

/** The body of every error answer; `path` names the field with dots, Spanish `message` fit to show. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  changed: z.optional(changedMeanwhileSchema),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
