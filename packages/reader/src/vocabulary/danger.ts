import type { Concepts } from '#vocabulary/concepts.ts';

/** Signs that need a doctor first, and harmless look-alikes. */
export const dangerWords: Concepts = {
  chest: `
    pecho torax esternon tórax corazon cor pit peito coracao cuore coeur chest heart pectoral petto poitrine
    corazón taquicard* pecho_apretado peitoral opresion_en_el maxilar mandibula`,
  pressure: `
    opresion oprime aprieta aprietan presion pinchazo* pinchazos peso elefante nudo quemazon ardor losa puñalada
    cuchillo garra punzada* estruja opresiva ladrillo pes tight* aperta pressio pression* cinturon faja mordisco
    bota_encima piedra`,
  heartbeat: `
    palpitacion* arritmi* latido* late latia a_mil desboca* desbocado acelerado se_salta pulso taquicardia salta_el
    a_saltos galope galopa extrasistol* tambor* pulsaciones se_me_sale revolucionado`,
  faint: `
    mare* desmay* desvanec* sincop* perdi_el_conocimiento conocimiento sin_sentido negro nublo nubla* visto_negro
    borroso vahido lipotimia vertigo* todo_da_vueltas redondo redonda inconsciente desplom* caer_redondo chungo
    patatus yuyu jamacuco soponcio parraque telele siroco dizz* faint* evanou* svenu* svenim* marej* pajara
    estrellitas se_apago apagon grogui flojera chiribitas desfallec* turulato mundo_se_mueve lucecitas me_apague
    blackout blacked_out passed_out apagarse desmaiei desmaio tontura tonto marea mareig desmaiada redondito
    nublado`,
  breath: `
    aire ahog* respir* falta_el_aire asfixi* alent ale fôlego souffle fiato breath sofoc* pitos pito silbido*
    disnea falta_de_aire resuello boqueando boqueo sin_aliento pulmon* inhal* se_me_corta ahogo falta_el_resuello
    saturacion labios_morados me_agito respirar_hondo respiro ofegante`,
  numb: `
    dormid* adormec* hormigue* acorchad* entumec* sin_fuerza no_siento no_noto sensibilidad insensible numb paraliz*
    electric* calambrazo* corcho hormigas se_me_duerme cosquilleo dormida trapo`,
  saddle: `
    ingle* entrepierna genitales pis orina orinar mear pipi esfinter caca las_dos_piernas ambas_piernas encima
    escapa* retener pañal bragas calzoncillos perine baño silla_de_montar ir_al_baño pixar`,
  headblow: `
    cabeza golpe pelotazo bolazo ceja sien nuca craneo conmocion ojo ojos vomit* nauseas confus* vision veo_doble
    veo_borroso palazo cabezazo frente chichon memoria aturdid* moscas flashes destellos cristalazo coscorron
    mareado ciego sangre_en_el_ojo parpado vista jaqueca brecha`,
  stroke: `
    boca_torcida media_cara cara_dormida no_puede_hablar habla_raro no_me_salen palabras ictus derrame trombosis
    infarto embolia peor_dolor_de_cabeza lengua_de_trapo cara_caida se_le_cae medio_cuerpo un_lado babea balbuce*`,
  snap: `
    chasquido crac crack clac crujido pedrada latigazo apoyar apoyo pisar deform* torcid* fuera_de_sitio hueso roto
    rota fractur* fisura luxa* dislocad* se_salio salido romp* partid* quebr* desencaj* cojear cojo muletas escayola
    férula ferula sonó sono plof estallido pop caminar`,
  clot: `
    pantorrilla gemelo hinchad* caliente roja rojo rojas brillante venas trombo coagulo calor arde morada duro dura
    tirante inflada globo`,
  heat: `
    golpe_de_calor insolacion deje_de_sudar escalofrios sol calor grados 40_grados bochorno sudo sudar temblando
    deshidrat* ola_de_calor piel_seca confuso delir*`,
  blood: `
    sangre sangro sangra* orina_oscura pis_oscuro coca-cola color_coca cafe_oscuro tos toser escupo moco_con_sangre
    heces_negras vomite esput* flema`,
  allergy: `
    picad* avispa abeja garganta_cerrada labios hinchad* ronchas urticaria alergi* lengua_hinchada ronca cacahuete
    marisco hinchando anafil* adrenalina`,
  chronic: `
    hipertens* tension_alta cardiac* cardiopat* marcapasos stent* bypass betabloque* diabet* insulina azucar epilep*
    asma osteoporosis artrosis artritis cancer quimio* radioterapia anticoagulant* sintrom heparina trasplant*
    dialisis soplo valvula fibrilacion enalapril bisoprolol losartan metformina atenolol valsartan desfibrilador
    espondil* lupus fibromialgia esclerosis crohn parkinson tiroid* eutirox hernia* protesis eliquis xarelto adiro
    clopidogrel azúcar glucemia tensio lumbalgia_cronica stent insuficiencia`,
  pregnant: `
    embaraz* semanas_de gestacion gestante preñada parto postparto posparto cesarea bebe di_a_luz lactancia
    dar_el_pecho embarassada gravida pregnan* enceinte incinta matrona ginecolog* trimestre cuarentena suelo_pelvico
    puerper* bombo barrigon espera*`,
  surgery: `
    operad* operaron operacion opere cirugia cirujano intervenc* puntos artroscop* puntos_de grapas quirofano
    recien_operad* me_opero postoperatorio protesis opera* postop plastia menisco_operado vesicula apendic*
    hernia_inguinal`,
  nightpain: `
    de_noche por_la_noche despierta dormir reposo sentado quieto descansar en_reposo cada_noche desvela noches
    madrugada cama almohada desperta*`,
  painscale: 'sobre_10 sobre_diez de_10 de_diez /10 escala eva un_siete un_ocho un_6 un_7 un_8 un_9 sobre',
  lasting: `
    semanas meses mes llevo desde_hace no_mejora no_se_va quince_dias no_se_me_quita dos_semanas tres_semanas
    sigue_igual arrastr* cronic* temporada sigue no_se_pasa eterno verano navidad`,
  forbidden: `
    medico_me prohibid* reposo me_ha_dicho no_me_deja mandado_parar baja_medica me_prohibieron desaconsej*
    cardiologo traumatologo trauma me_mando reposo_absoluto de_baja contraindic* ni_hablar me_han_dicho mandado`,
  fever: `
    fiebre febril gripe covid gastroenteritis vomit* diarrea resfriad* constipad* escalofrios malo mala malita 38 39
    37 termometro anginas mocos tos congestion faringitis bronquitis neumonia placas febre fièvre grippe fever flu
    virus tripa cuerpo_cortado destemplad* calentura gripazo trancazo catarro amigdalitis descompuest* decimas
    sinusitis mononucleosis rigidez quebrantad*`,
  crisis: `
    suicid* morir morirme matarme quitarme_la_vida no_quiero_vivir no_quiero_seguir desaparecer acabar_con_todo
    no_merece_la_pena dejar_de_existir no_despertar hacerme_daño cortarme sin_mi mejor_sin_mi estorbo carga_para
    sobrar sobro no_puedo_mas tirarme vivir vida existir despedirme despedid* final_de_todo pastillas_todas puente
    ventana balcon nota carta testamento irme_del_todo rendirme autolesi* cortes no_aguanto_mas sin_sentido vacio
    vacía nadie_me_echaria nadie_me_echara echarme_de_menos oscuridad oscuro die kill_myself suicide end_it viure
    viver vivre mourir muerto muerta dormir_y_no_despertar no_estar_aqui dejar_de_estar sufrir apagar*
    descansar_para_siempre sin_salida tunel vias_del_tren sogas soga last_goodbye cargar_conmigo regalar mis_cosas
    despedida despidiendome ultima_vez para_siempre nota_para sobredosis azotea vias puente_abajo sumir sumisse
    desapareixer desaparèixer pular_da pastilla_de_mas psiquiatria me_corto me_quemo quemaduras marcas autoles*
    morrer morresse no_estare dejar_todo_en_orden regalado_mis mi_funeral seguro_de_vida entierro`,
  hopeless: `
    nadie nada todo sentido siempre peso carga solo sola vacio roto rota hundid* llorar lloro ganas fuerzas aguanto
    cansado_de_vivir harto harta tristeza triste depres* ansiedad esperanza futuro salida merece inutil estorbo
    culpa`,
  doping: `
    anaboliz* esteroid* testosterona clembuterol clenbuterol winstrol ciclo ciclarme roids dianabol deca nandrolona
    epo hormona* crecimiento doping dopaje sarms ostarina trembolona oxandrolona sustancia* estanozolol pinchar*
    efedrina anfetamin* cocaina coca speed estimulant* modafinilo porros porro maria`,
  starving: `
    ayuno ayunas dejar_de_comer sin_comer vomitar laxante* diuretico* sauna dar_el_peso deshidrat* purg* atracon*
    no_como lechuga manzana_al_dia 500_calorias bascula pesarme dedos_en_la_garganta provoc* vomito no_comer
    saltarme_comidas plastico film kilos_en adelgazar rapido pastillas_para_adelgazar quemagrasas ozempic agua_sola
    solo_agua`,
  medicine: `
    ibuprofeno paracetamol pastilla* antiinflamatori* enantyum nolotil voltaren dosis mg miligramos aspirina
    diclofenaco naproxeno relajante tomar tomo tomarme inyeccion* pinchazo_de infiltra* corticoid* medicament*
    tramadol analgesic* espidifen algidol metamizol ketorolaco dexketoprofeno aleve advil gelocatil parche* crema
    mezclar doble_dosis pastilleo`,
  young: `
    17 16 15 14 13 12 11 10 menor instituto cole colegio eso bachiller adolescente niño niña hijo hija alevin
    infantil cadete junior mis_padres primaria secundaria liceo prepa chaval chavala crio cria benjamin`,
};
