import type { Concepts } from '#vocabulary/concepts.ts';

/** Subjects of messages to the trainer. */
export const subjectWords: Concepts = {
  food: `
    comer como comida comidas cenar ceno cena desayun* almuerz* almorz* merend* merienda dieta nutri* agua beber
    bebo hidrat* isoton* proteina* creatina batido* cafe cafeina platano* platan* banana fruta arroz pasta macarron*
    avena carbohidrat* hidratos alcohol cerveza* cervez* birra* caña cañas vino copas copa resaca azucar dulce
    chocolate gel geles barrita* ayuno ayunas suplement* vitamina* magnesio sales electrolit* huevo* pollo pescado
    carne verdura* ensalada legumbre* lentejas pan tostada* leche yogur* miel frutos_secos almendras nueces datil*
    bocadillo* bocata* tortilla pizza hamburguesa* tacos_de empanada* asado mate te refresco* coca-cola cocacola
    gatorade aquarius powerade vegano vegana vegetarian* gluten celiac* lactosa hambre sed digestion estomago
    calorias kcal peso_ideal engord* adelgaz* menjar esmorz* sopar manger mangiare mangio eat eating food breakfast
    dinner lunch drink beure aliment* dátiles paella potaje fabada churros ceviche arepa* tapas snack picar
    tentempie receta* energetic* bebida* red_bull monster`,
  gear: `
    pala palas raqueta* zapatilla* tenis_nuevos bamba* deportivas calzado suela overgrip* grip* puño gafas bolas
    pelotas bote_de_bolas presurizador protector muñequera muñequeras munequera* codera rodillera* tobillera*
    antivibrador funda paletero mochila goma_eva eva foam carbono fibra redonda diamante lagrima balance
    peso_de_la_pala gramos marca modelo bullpadel nox adidas babolat head siux varlion star_vie starvie wilson asics
    joma kuikma decathlon rugos* lija plomo calcetin* camiseta ropa gorra visera cordaje rackets shoes sneakers
    scarpe xancles sandalias plantilla* tape kinesio* vendaje cinta_kinesiologica cordones espiga omni punto_dulce
    marco cara`,
  price: `
    precio* cuesta* cuanto_vale pagar pago pagos cobr* suscripcion suscrib* premium pro gratis gratuito gratuita
    tarjeta factura* plan_premium plan_pro mensual* anual mes_gratis prueba cancel* darme_de_baja baja devolucion
    reembolso euros dinero caro cara barato descuento* codigo promo oferta renov* bizum paypal tarifa* cuota*
    subscripcio preco prezo prix prezzo abonnement price refund subscription free trial recibo cargo iva bono
    upgrade permanencia`,
  app: `
    app aplicacion aplicacio boton pantalla menu donde_esta contraseña contrasena perfil cuenta notificacion* aviso*
    idioma modo_oscuro letra exportar csv pdf descargar* borrar_mi_cuenta borrar* correo email foto avatar reloj
    garmin strava apple_watch watch sincroniz* conect* wifi offline sin_internet video* cargar carga_la actualiz*
    configur* ajustes error fallo se_cuelga instalar movil tablet ordenador web pestaña icono filtro favorit*
    compart* usuario registr* iniciar_sesion datos privacidad guardar historial login password dark_mode app*
    pantallazo cronometro temporizador calendario google recordatorio* apuntar apunto registrar anotar clic pulsar
    toco`,
  plan: `
    toca tocaba toque hoy mañana plan semana agenda calendario horario entreno_hoy que_tengo que_hay que_me que_dia
    planificacion previsto programado pendiente resumen resumeme partido_del cuando_juego sesion_de_hoy setmana
    semana_que_viene proxima tengo_hoy what_do_i descanso_hoy`,
  change: `
    cambia* cambio mueve* mover pasa pasame pasar quita* quitar cancela* anula* borra aplaz* pospon* adelant*
    retras* sustitu* intercambi* swap move cancel cambiar_dia no_puedo_el alarg* acort* aliger* alivia* suaviz*
    reprogram* descansar_el libra* en_vez_de en_lugar_de mou mour canvia* canviar cambiame* sposta* deplac* mueveme
    traslad* saltar_el suprim* añade* agrega* mete* meteme ponme_el deja_libre imposible boda cena viaje reunion
    medico_el guardia turno cumple trocar mudar lleva* corre_el`,
  newweek: `
    rehaz* rehacer regenera* nueva_semana semana_nueva otra_semana plan_nuevo desde_cero todo_de_nuevo replantea*
    vuelve_a_hacer empezar_de_cero replanific* reorganiz* toda_la_semana semana_entera recalcula* reset resetea*
    otra_planificacion borron rearm* reformula* de_nuevo reinicia* rediseñ* entero entera`,
  progress: `
    progres* estadistic* cuantas cuantos cuanto_he racha record mejorad* mejorando avanz* media resultado* evolucion
    evolucion* sesiones_he comparad* respecto puntuacion minutos_he total historico he_hecho voy llevo_este_mes
    grafic* tendencia peor_que mejor_que balance mes_pasado esfuerzo_medio ultimo_mes estancad*`,
  load: `
    rpe carga* sobreentren* sobrecarg* fatiga fatigad* cansad* agotad* fundid* reventad* quemad* dias_seguidos
    demasiado descarga monoton* intensidad volumen pulsaciones frecuencia_cardiaca fcmax vo2 hrv descansar_mas
    sin_parar dobl* overtraining cuantos_dias exceso pasarme seguidos esfuerzo_percibido acumulad* aflojar tan_suave
    mucho_entreno`,
  recoverask: `
    agujetas recuperar* recuperacion descans* dormir duermo sueño siesta hielo sauna masaje* baño_frio crioterapia
    estirar_despues despues_del_partido foam piscina tumbad* banera bañera calor_o_frio roller rodillo compresion
    medias_de_compresion jacuzzi fisio molido molida pesadas insomnio descanso_activo courbatures agulletes sleep
    sore`,
  warmask: `
    calentar* calent* caliento antes_del_partido antes_de_jugar antes_de_salir activacion entrar_en_calor en_frio
    warm_up previo escalf* aquec* echauff* riscald*`,
  mental: `
    nervi* ansiedad presion bloque* concentra* confianza miedo panico frustra* enfad* rabia cabreo grito gritar
    me_grita bronca discut* compañero_me cabeza mental motiva* desmotiva* tension_en autoestima inseguri* tiembl*
    mano_encogida encojo encog* verguenza pienso_en tranquil* respirar calmar rendirme tirar_la_toalla abandonar
    lloro llorar animo pierdo_los_nervios llorando perder_siempre culpa reproche* mirada* me_miran publico choke
    tilt match_ball bola_de_partido tie-break ganas desanim* sensación* emocion* pareja_toxica rabieta se_enfada
    me_hundo me_rayo coco bajon valgo inutil pressure nerves`,
  health: `
    medico* doctor* fisio* ibuprofeno paracetamol antiinflamatori* pastilla* medicament* medicacion voltaren crema
    pomada analitica resonancia radiografia ecografia infiltra* cortisona tension_arterial alergi* antibiotic*
    vacuna* sangre receta hospital urgencias traumatolog* cardiolog* enantyum nolotil aspirina metamizol naproxeno
    diclofenaco tramadol corticoid* relajante_muscular omeprazol anticoncep* regla menstrua* embaraz* asma diabet*
    hipertens* colesterol podolog* osteopat* protesis medicina jarabe melatonina comprimid* diagnostic* anestesi*
    dolalgial reflex thrombocid`,
  thanks: `
    gracias grax grcs merci thanks thank thx graciñas grazas obrigado obrigada gracies agradec* grazie mil_gracias
    muchas_gracias ty moltes`,
  hello: `
    hola buenas buenos_dias buenas_tardes buenas_noches que_tal hey ey holi holis saludos bon_dia ola hello hi ciao
    bonjour quiubo epa wenas adios hasta_luego hasta_mañana chao nos_vemos me_voy aupa kaixo hola_hola que_onda
    que_hubo bona salut bye alo`,
  praise: `
    genial crack maquina eres_el_mejor me_encanta increible brutal fenomen* buenisim* excelente de_lujo grande guay
    mola molas chapó chapo olé ole perfecto enhorabuena funciona felicidades bravo top fantastic* maravill*
    encantad* amo super gozada lo_mejor genia idolo awesome great recomend* estupend* aciertas`,
  insult: `
    tonto tonta idiota imbecil inutil basura mierda asco gilipollas estupid* puta puto joder coño cabron pelotudo
    boludo pendejo vete_a callate cállate porqueria no_sirves no_vales patata chatarra trasto estafa ladron*
    subnormal capullo payaso malo malisim* bot_de culo necio burro burra zopenco verga conchatumadre idiot stupid
    useless cazzo cacho tostadora inepto memo torpe bobo boba lerdo`,
  joke: `
    jaja* jeje* jiji* jojo* juas xd xdd lol chiste* ganamos gane gano hemos_ganado perdi cuento cuentame novedad
    adivina he_ganado risa celebrar campeon campeones cumpleaños noticia fiesta chismes 😂 🤣 😅 🎉 🏆 💪 remontada
    victoria subcampeones ascend* jajaj* kkkk* paliza_les toma`,
  offtopic: `
    tiempo_hace lluvia llover politica futbol madrid_barça messi pelicula receta_de cancion capital noticias bitcoin
    horoscopo poema traduce presidente elecciones loteria chatgpt prompt instrucciones ignora system openai codigo
    python lebron coello tapia galan lebrón triay premier ranking_mundial world_padel quien_gano serie netflix coche
    trenes hotel_en restaurante bolsa acciones deberes matematicas hora_es clima concierto tenis nadal alcaraz chess
    piano guitarra recomienda_una_peli chingotto di_nenno sanchez paquito belasteguin gata`,
  injuryask: `
    lesion* me_duele molestia tiron esguince contractura hielo_o_calor puedo_jugar jugar_con pinchazo sobrecarga
    tendinitis hinchad* fisio reposo me_he_hecho_daño torcido torcedura golpe ampolla* uña moraton calambre* bulto
    rampa me_lesione tirón`,
};
