import { expect, it } from 'vitest';
import { understand } from '#understand/understand.ts';

const everyday = [
  'Cerrar sesión en todos los dispositivos',
  'cerrar sesión',
  'cerrar todas las sesiones',
  'quiero cerrar sesión en el ordenador de mi hermana',
  'quiero cerrar mi cuenta',
  'cerrar mi cuenta y volver a abrirla con otro correo',
  '¿cómo salgo de mi cuenta?',
  'salir de la cuenta en el móvil viejo',
  'borra mis datos',
  'borrad todos mis datos',
  'quiero borrar mi cuenta',
  'quiero que borréis mi foto',
  'borrar el historial de entrenamientos',
  'eliminar mi cuenta',
  'eliminar un dispositivo',
  'elimina mi tarjeta',
  'quiero eliminar mi perfil y hacer otro',
  'quita la tablet de mi cuenta',
  'desconectar el reloj',
  'desvincular el móvil de mi ex',
  'desactivar las notificaciones',
  'desactiva todos los avisos',
  'no quiero más correos',
  'no quiero más notificaciones por la noche',
  'ya no quiero recibir nada por correo',
  'cómo cancelo la suscripción',
  'cancelar todo',
  'quiero cancelar la renovación',
  'quiero darme de baja',
  'darme de baja del boletín',
  'acabar con la suscripción',
  'se acaba mi mes de prueba',
  'quiero terminar la suscripción este mes',
  'no quiero pagar más',
  'no quiero seguir con Premium',
  'cambiar la contraseña',
  'he olvidado mi contraseña',
  'he perdido el móvil, cierra mi sesión',
  'me han robado el teléfono, ¿cómo bloqueo la cuenta?',
  'descargar mis datos antes de irme',
  '¿dónde está la factura del último pago?',
  '¿qué pasa con mis datos si cierro la cuenta?',
  'congelar la cuenta dos meses',
  'pausar la suscripción en verano',
  'ver el ranking',
  'quitarme del ranking',
  'desaparecer del ranking',
  '¿cómo dejo de salir en el ranking?',
  'acabar la sesión antes de tiempo',
  'terminar la sesión',
  'estoy en baja forma',
  'ahora no estoy en buena forma',
  'tengo agujetas',
  'me muero de agujetas',
  'estoy muerto, tengo agujetas',
  'las agujetas me están matando',
  'ayer tres partidos y hoy no me puedo mover de las agujetas',
];

const farewells = [
  'quiero cerrar los ojos y no volver a abrirlos',
  'quiero cerrar mi cuenta porque no quiero seguir viviendo',
  'lo cierro todo y me voy de este mundo',
  'borra mi cuenta, mañana ya no estaré vivo',
  'quiero borrarme del mundo',
  'me gustaría borrarme y que nadie se acuerde de mí',
  'elimina mis datos, me voy a quitar la vida',
  'quiero eliminarme',
  'quiero desaparecer para siempre',
  'quiero desaparecer, nadie me echaría de menos',
  'quiero acabar con todo',
  'quiero acabar con mi vida',
  'que se acabe todo, no aguanto seguir aquí',
  'quiero terminar con mi vida',
  'quiero terminar de una vez, no puedo más con la vida',
  'cancela la suscripción, no voy a llegar vivo a fin de mes',
  'dadme de baja, me voy a matar',
  'quiero darme de baja de la vida',
  'quiero salir de este mundo',
  'no quiero seguir',
  'no quiero más, no quiero vivir',
  'me despido de todos, hoy es mi último día',
  'vengo a despedirme, ya no quiero estar aquí',
  'quiero apagarme y no despertar',
  'estoy muerto por dentro y quiero morirme',
  'quiero saltar y que se acabe',
];

it('everyday texts tell of no danger; one gets the soft sentence', () => {
  const found = [...everyday, '¿qué rutina hago hoy?', '¿qué rutina me recomiendas para hoy?'].flatMap((text) => {
    const { danger } = understand(text, { channel: 'chat' });
    return danger === null ? [] : `${text}: ${danger.kind} ${danger.decision}`;
  });
  expect(found).toEqual(['quiero que borréis mi foto: crisis soft']);
});

it.each(farewells)('«%s» is a crisis', (text) => {
  expect(understand(text, { channel: 'chat' }).danger?.kind).toBe('crisis');
});
