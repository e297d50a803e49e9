import { phrases } from '@bandeja/reader/language/phrases';
import { type Topic, withExercises, withRoutines } from '#chat/topics/topic.ts';

const partner = 'mi/el/la_companero/companera/pareja/compi/cunado/cunada/novio/novia/mujer/marido/amigo/amiga';

export const mentalTopics: readonly Topic[] = [
  {
    pattern: phrases('cambio/cambios_de_lado/pista/campo entre_juegos/set/sets'),
    text: [
      'En el cambio de lado: siéntate, bebe a sorbos, suelta el aire despacio y quédate con una sola idea para el juego siguiente, hablada con tu pareja. Nada de repasar fallos.',
    ],
  },
  {
    pattern: phrases(`
    pereza constancia habito estancado estancada no_tengo_ganas_de_nada/mover*/ir/entrenar me_cuesta_*?_arrancar/empezar/ponerme/salir/ir/motivarme
    quiero_dejarlo/abandonar quiero_dejar_el_padel quiero_tirar_la_toalla falta/perdido/pierdo_de/la/las?_ganas/motivacion/ilusion no_avanzo/mejoro`),
    text: [
      'Ponlo pequeño: diez minutos de calentamiento y decides después; casi siempre sigues. Deja la ropa y la pala listas y entrena a la misma hora.',
      'Mejorar va por escalones: mira lo hecho en cuatro semanas, no en una.',
      'Si lo que te pesa es la sesión, dímelo y la cambio por algo más suave.',
    ],
  },
  {
    pattern: phrases(`
    ${partner}_…_juega/es_*?_fatal/mal/malo/mala/paquete/manta/peor/horrible ${partner}_…_culpa/falla/mand*/critic*/corrig*
    ${partner}_…_no_corre/sube/baja/llega/ayuda/comunica/quiere/para ${partner}_…_se_va/enfada/cabrea/pica/rie/queja
    ${partner}_…_me_pone/saca/estresa/agobia/machaca/dice/grita/humilla/corrige/critica/culpa/presiona/roba/rine/rina/echa
    ${partner}_…_me_habla/mira_mal mi/el/la_companero/companera/pareja/compi_…_no_me_pasa/habla/escucha/deja/cubre
    culpa/discusion/bronca/pelea*_…_companero/companera/pareja/compi aguant*/soport*_a_mi_companero/companera/pareja`),
    text: (context) => [
      'Habladlo fuera de la pista y en frío, con cosas concretas: quién va a la bola del medio, qué hacéis con los globos y cuándo subís.',
      'Durante el punto, solo «mía», «tuya» o «fuera», antes del bote; entre puntos, una frase útil y ningún reproche. Lo que controlas es tu posición y tu bola fácil.',
      withExercises('Se entrena:', ['K04', 'M01'], context),
    ],
  },
  {
    pattern: phrases(`
    he/hemos_perdido perdi/perdimos_el/la/los/un/otra/otro?_vez/partido/final/torneo/todos/set/en/contra/# nos_ganaron/metieron
    nos/me_dieron_una_paliza me_han_dado?_una_paliza`),
    text: (context) => [
      'Duele, y pasa. Antes de olvidarlo, apunta dos cosas: qué hicisteis bien y una sola que mejorar; las dos en frío.',
      'En el próximo, empieza sencillo: saque y resto dentro, globo profundo y rutina entre puntos: suelta el anterior, respira y decide.',
      withExercises('Te ayuda:', ['M03', 'M01'], context),
    ],
  },
  {
    general: true,
    pattern: phrases(`
    nervi* concentr* ansiedad bloqueo bloqueado bloqueada bloquearme confianza presion panico mental* tiembl* tembl* 40-40 tenso tensa motiva*
    motivo aturull* acelero desmotiv* desconcentr* pierdo_la_cabeza*/calma*/paciencia* se_me_va_la_olla*/pinza* me_agarroto/hundo/frustro/enfado/
    cabreo/agobio/desespero/caigo/encojo/achico/acobardo/arrugo/cago/rayo/ralla/bajo/desconecto/distraigo/despisto me_vengo_abajo cabeza_fria
    40_iguales punto/bola_de_partido punto/puntos_clave/important*/decisiv* miedo_a*/de*/escenico* sin_ganas`),
    text: (context) => [
      'Usa una rutina entre puntos, siempre igual: suelta el anterior, respira lento (más largo al soltar), decide una jugada sencilla y vuelve a mirar la bola. Tienes unos 20 segundos.',
      'En los puntos importantes, juega lo que mejor te sale, con margen.',
      withExercises('Se entrena:', ['M01', 'L13', 'M02'], context),
      withRoutines('La rutina entera:', ['R22'], context),
    ],
  },
];
