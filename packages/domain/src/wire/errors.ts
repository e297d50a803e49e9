import * as z from 'zod/mini';
import { dangerTopics } from '#profile/vocabulary.ts';

/** Codes are stable and part of the public API (docs/product.md#wire). */
const table = {
  'request.invalid': [400, 'Revisa los datos marcados.'],
  'request.malformed': [400, 'No se entiende la petición: el contenido no es un JSON válido.'],
  'request.host': [400, 'No se entiende la petición: no dice, con un solo nombre, a qué servidor va.'],
  'request.characters': [400, 'El texto lleva un carácter que no se puede guardar. Bórralo y prueba otra vez.'],
  'request.timeout': [408, 'La petición ha tardado demasiado en llegar.'],
  'request.too_large': [413, 'La petición es demasiado grande.'],
  'request.unsupported': [415, 'El contenido debe enviarse como JSON.'],
  // no reader: the caller hung up
  'request.cancelled': [499, 'La petición se ha cancelado.'],
  'route.not_found': [404, 'Esta dirección no existe.'],
  'rate.limited': [429, 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.'],
  'auth.required': [401, 'Inicia sesión para continuar.'],
  'auth.invalid_credentials': [401, 'El email o la contraseña no son correctos.'],
  'auth.wrong_password': [403, 'La contraseña actual no es correcta.'],
  'auth.code_required': [401, 'Escribe el código de tu aplicación de verificación.'],
  'auth.code_wrong': [403, 'El código no es correcto o ya se ha usado.'],
  'auth.code_unreadable': [
    409,
    'Este servidor ya no puede comprobar los códigos de tu aplicación. Entra con un código de recuperación o con tu llave de acceso; si no tienes, escríbenos y te ayudamos a entrar.',
  ],
  'auth.passkey_refused': [403, 'No se ha podido comprobar tu llave de acceso.'],
  'auth.passkey_first': [403, 'Entra con tu llave de acceso para cambiar la protección de tu cuenta.'],
  'auth.email_taken': [409, 'Ya existe una cuenta con ese email.'],
  'mail.link_invalid': [404, 'Este enlace ya no es válido. Pide uno nuevo.'],
  'mail.not_found': [404, 'Ese correo ya no espera.'],
  'admin.required': [403, 'Acceso denegado. Se requieren permisos de administrador.'],
  'admin.second_factor': [403, 'Para administrar, activa antes la verificación en dos pasos en tu perfil.'],
  'second_factor.not_begun': [409, 'Ese intento ya no es válido. Empieza otra vez.'],
  'passkey.not_found': [404, 'Esa llave de acceso ya no está.'],
  'profile.incomplete': [400, 'Tu perfil no está completo: faltan tus días disponibles y la duración de tus sesiones.'],
  'profile.consent_required': [400, 'Para guardar tus lesiones necesitamos tu consentimiento.'],
  'profile.guardian_required': [400, 'Con menos de 14 años hace falta el permiso de tu madre, padre o tutor.'],
  'discomfort.not_found': [404, 'No se encontró la molestia'],
  'red_flag.not_found': [404, 'No hay ningún aviso de salud que confirmar.'],
  'red_flag.changed': [409, 'Lo que cuentas de tu salud ha cambiado. Léelo otra vez.'],
  'schedule.changed': [409, 'Tu semana ha cambiado mientras mirabas la propuesta. Pídela otra vez.'],
  'absence.not_found': [404, 'Ese cambio ya no está en tu plan.'],
  'season.goal_not_found': [404, 'Ese objetivo ya no está en tu temporada.'],
  'season.template_not_found': [404, 'Esa plantilla ya no está.'],
  'season.date_past': [400, 'Elige un día a partir de hoy.'],
  'season.full': [409, 'Tu temporada ya tiene todos los objetivos o plantillas que caben.'],
  'season.invalid': [409, 'Ese cambio no cabe: la fecha de tu objetivo se mantiene.'],
  'exercise.not_found': [404, 'No se encontró el ejercicio'],
  'exercise.in_use': [409, 'El ejercicio está en uso: solo se puede retirar.'],
  'exercise.unreviewed': [409, 'Faltan respuestas de seguridad para publicar el ejercicio.'],
  'catalogue.changed': [409, 'Otra persona lo ha guardado mientras lo editabas.'],
  'routine.unpublishable': [409, 'Esta rutina no se puede activar todavía.'],
  'routine.not_found': [404, 'No se encontró la rutina'],
  'session.not_found': [404, 'No se encontró la sesión'],
  'session.open_exists': [409, 'Ya tienes una sesión en marcha. Continúala o descártala.'],
  'session.id_taken': [409, 'Ese identificador de sesión ya está en uso.'],
  'session.red_flag': [422, 'Antes de entrenar, habla con un médico.'],
  'session.finished': [409, 'La sesión ya está terminada.'],
  'session.unfinished': [409, 'La sesión aún no está terminada.'],
  'session.changed': [409, 'La sesión ha cambiado desde que la abriste, quizá en otra pestaña.'],
  'session.locked': [409, 'Han pasado más de 14 días desde que terminaste la sesión y ya no se puede cambiar.'],
  'graphql.invalid': [400, 'No se entiende la consulta.'],
  'progress.period_invalid': [400, 'El periodo no es válido: hasta seis años, con el principio antes del final.'],
  'device.not_found': [404, 'Ese dispositivo ya no tiene la sesión abierta.'],
  'reminder_device.not_found': [404, 'Ese dispositivo ya no recibe avisos.'],
  'calendar.not_found': [404, 'Este calendario ya no está disponible.'],
  'strava.unavailable': [503, 'Strava no está disponible en este servidor.'],
  'strava.refused': [403, 'No diste permiso para guardar actividades, o el permiso ha caducado.'],
  'strava.not_connected': [409, 'Conecta primero tu cuenta de Strava.'],
  'strava.busy': [409, 'Ya se está enviando algo a Strava. Inténtalo en un momento.'],
  'strava.unclear': [
    409,
    'Strava no ha contestado con claridad. Mira allí si tu sesión ya está antes de enviarla otra vez.',
  ],
  'strava.failed': [503, 'Strava no responde. Inténtalo en un momento.'],
  'import.not_found': [404, 'No se encontró la importación'],
  'import.locked': [409, 'Han pasado más de 30 días y la importación ya no se puede deshacer.'],
  'import.full': [403, 'Tu cuenta ya guarda el máximo de sesiones importadas.'],
  'plan.required': [403, 'Esta función no está incluida en tu plan.'],
  'plan.limit_reached': [403, 'Has llegado al límite de tu plan este mes.'],
  'generator.danger_question': [422, '¿Te pasa algo de esto?'],
  'generator.not_understood': [
    422,
    'No he entendido qué quieres entrenar. Dime cuánto tiempo tienes, dónde entrenas o qué quieres mejorar, o elígelo con un toque.',
  ],
  'generator.safety': [422, 'Por tu seguridad no te propongo ejercicio ahora.'],
  'generator.busy': [409, 'Ya se está preparando una rutina. Espera a que termine.'],
  'conversation.not_found': [404, 'No se encontró la conversación'],
  'fact.not_found': [404, 'No se encontró lo que querías borrar'],
  'conversation.busy': [409, 'Tu entrenador aún está respondiendo. Espera un momento.'],
  'plan.not_available': [409, 'Ese plan no está disponible para ti ahora.'],
  'payments.unavailable': [503, 'Los pagos no están disponibles en este momento.'],
  'payments.provider_failed': [503, 'El servicio de pago no responde. Inténtalo en un momento.'],
  'payments.event_invalid': [400, 'El aviso de pago no está firmado por el proveedor.'],
  'checkout.not_found': [404, 'No se encontró ese pago.'],
  'payment.not_found': [404, 'No se encontró ese pago.'],
  'checkout.unpaid': [409, 'El pago aún no está completado.'],
  'subscription.none': [409, 'No tienes una suscripción de pago en marcha.'],
  'subscription.withdrawal_over': [409, 'El plazo de 14 días para desistir ya ha pasado.'],
  'subscription.paid_elsewhere': [409, 'Esta cuenta tiene una suscripción de pago: se cambia en el proveedor.'],
  'correction.not_found': [404, 'No se encontró la corrección'],
  'lead.not_found': [404, 'No se encontró el contacto'],
  'broadcast.not_found': [404, 'No se encontró el envío'],
  'message.not_found': [404, 'No se encontró el mensaje'],
  'account.own': [409, 'Tu propia cuenta no se cambia desde aquí.'],
  'account.not_found': [404, 'No se encontró la cuenta'],
  'share.not_found': [404, 'Este enlace ya no está disponible.'],
  'idempotency.mismatch': [409, 'Esa petición ya se envió con otros datos.'],
  'server.unexpected': [500, 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.'],
  'server.stopping': [503, 'El servidor se está reiniciando. Inténtalo en un momento.'],
  'storage.full': [503, 'No queda espacio para guardar. Inténtalo más tarde.'],
  'database.unavailable': [503, 'La base de datos no responde. Inténtalo en un momento.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof table;

export const errorTable = Object.fromEntries(
  Object.entries(table).map(([code, [status, message]]) => [code, { status, message }]),
) as Record<ErrorCode, { status: number; message: string }>;

/** What another admin has stored meanwhile, and what was sent; both in full. */
export const changedMeanwhileSchema = z.object({
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
  version: z.int(),
  /** As the GET of the same address returns it. */
  stored: z.record(z.string(), z.unknown()),
  sent: z.record(z.string(), z.unknown()),
});
export type ChangedMeanwhile = z.infer<typeof changedMeanwhileSchema>;

/** `path` names the field with dots; the Spanish `message` is fit to show. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  changed: z.optional(changedMeanwhileSchema),
  /** Only with `generator.danger_question`. */
  topic: z.optional(z.enum(dangerTopics)),
  /** Only with `generator.safety`: the player may have meant something else than a crisis. */
  mayBeMisread: z.optional(z.literal(true)),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
