/**
 * Names of strokes and tactics, as phrases of a spelled text; a name that contains another comes before it. The keys are
 * those of the cards with which the trainer explains them.
 */
export const strokeNames = [
  ['remate x3', 'remate/smash/sacarla?_x3 remate/smash/sacarla?_x_3 remate/smash/sacarla?_por_los?_3'],
  ['remate x4', 'remate/smash/sacarla?_x4 remate/smash/sacarla?_x_4 remate/smash/sacarla?_por_los?_4'],
  ['bajada', 'bajada bajadas'],
  ['contrapared', 'contrapared* contra_pared*'],
  ['doble pared', 'doble/dobles_pared*'],
  [
    'salida',
    `
    salida/salidas/pared/cristal_de_fondo salida/salidas/salir/rebote/rebotes_de_la?_pared salida/salidas/rebote/rebotes_de_la?_cristal
    salida/salidas_de/del_la/el_fondo salida/salidas_de/del_el_pared/cristal salida/salidas_del_pared/cristal/fondo
    salida/salidas_del_la_pared/cristal bola/pelota/rebot*_…_pared/cristal rebote/rebotes_en_la?_pared/cristal`,
  ],
  ['bandeja', 'bandej*'],
  ['víbora', 'vibora viboras'],
  ['gancho', 'gancho ganchos'],
  ['remate', 'remat* smash*'],
  ['volea baja', 'volea/voleas_baja/bajas'],
  ['volea', 'volea voleas volear voleo'],
  [
    'saque',
    `
    saque saques servicio como_se/le/puedo/debo?_saca/saco/sacar cuando/mientras/si_*?_saca/sacan/saco/sacamos_!la/el/lo/de/a
    sacar_!la/el/lo/mas/tiempo/partido/a/un/una`,
  ],
  ['resto', 'como_se/puedo/debo?_resta/resto/restar resto/restos_!de/del/los/las restar devolucion'],
  ['globo', 'globo*'],
  ['chiquita', 'chiquit*'],
  ['dejada', 'dejada dejadas'],
  ['revés', 'reves/reveses'],
  ['derecha', 'golpe_de_derecha mi/la_derecha_!de/me drive'],
  ['australiana', 'australian*'],
  [
    'transición',
    `
    transicion cuando/como_…_subo/subir/subimos_* cuando/como_…_subo/subir/subimos_a_la_red*
    subir/ganar/llegar/gano/ganamos/llego/recuper*_la/ala_red subir/ganar/llegar/gano/ganamos/llego/recuper*_a_la_red tierra_de_nadie`,
  ],
  [
    'red',
    `
    posicion/coloc*/situ*/pong*/jueg*/jugar/donde_…_en/de_la_red posicion_de_red como_me/nos_mov*/muev* moverme/movernos_en/por_la?_pista*
    donde_me/nos_pong*/coloc*/situ*`,
  ],
  [
    'fondo',
    `
    posicion_de_fondo coloc*/situ*/pong*/jugar/jueg*/defiend*/defender_…_en/desde_el_fondo
    coloc*/situ*/pong*/jugar/jueg*/defiend*/defender_…_de/al/del_fondo como_se?_defiend*/defender/defendemos`,
  ],
  [
    'comunicación',
    `
    comunica* juegan/tiran/pegan/bola/bolas/pelota/pelotas/va/viene_*?_al/del_medio/centro
    juegan/tiran/pegan/bola/bolas/pelota/pelotas/va/viene_*?_por/en_el_medio/centro quien_va/coge/juega_a?_la_bola*
    quien_va/coge/juega_a?_el_medio* hablar_con/a_mi_companer*/pareja* companero/companera/pareja_me/no?_habla*/entend*
    companero/companera/pareja_no_me_habla*/entend*`,
  ],
] as const satisfies readonly (readonly [id: string, words: string])[];

export type StrokeName = (typeof strokeNames)[number][0];
