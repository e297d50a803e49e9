import type { Concepts } from '#vocabulary/concepts.ts';

/** Parts of the body: where it hurts, and the muscle group that is trained there. */
export const bodyWords: Concepts = {
  'area:hombro': `
    hombro* manguito* supraespinoso deltoid* espatlla* ombro* shoulder* epaule* spall* rotador* acromio* omoplato*
    clavicul* rotator subescapular biceps_largo`,
  'area:codo': `
    codo* epicond* epitrocl* colze* cotovelo* cobado* coude* gomito* elbow* tenista codito* codos epitroclea*
    cotovelos`,
  'area:muneca': `
    muneca* munequita canell* pulso pulsos punho* poignet* polso* wrist* carpian* escafoid* moneca* pulseca`,
  'area:lumbar': `
    lumbar* lumbalg* lumbago riñon* rinon* ciatic* hernia* esquena lombar* lombalg* vertebra* disco discal columna
    cintura lumbares dorsolumbar coluna schiena dos back lower_back espalda_baja zona_baja espinazo costas sacro
    sacroiliac* l4 l5 s1 riñonada lomos cintura_baja rabadilla coxis coccix esquena_baixa espalda_por_abajo
    lombares`,
  'area:cadera': 'cadera* maluc* quadril anca* hip hips hanche* trocanter piriform* piramidal coxal* psoas cadeira',
  'area:rodilla': `
    rodill* menisc* rotul* ligamento_cruzado cruzado genoll* joelho* xeonllo* genou* ginocchi* knee* lca patel*
    rotuliano condromalacia choquezuela* cruzados ligamento_interno tendon_rotuliano xeonllos`,
  'area:tobillo': `
    tobill* esguince* turmell* tornozelo* nocello* cheville* cavigli* ankle* perone* maleolo* astragalo`,
  'area:gemelo': `
    gemelo* soleo* aquiles aquil* pantorrill* bessons besso panturrilha* mollet* polpacci* calf calves achill*
    gemel* tendon_de_aquiles batata* tibia* canilla* espinilla* pulpejo bessona chamorro* pantorra*
    pulpa_de_la_pierna barriga_de_la_pierna barriga_da_perna garron camote`,
  'area:isquio': `
    isquio* isquios femoral* hamstring* biceps_femoral posterior_del_muslo isquiotib* ischio*
    parte_de_atras_del_muslo corva* corvas muslo_por_detras detras_del_muslo tendon_de_la_corva posterior_da_coxa`,
  'area:cuello': `
    cuello* cervical* trapeci* coll pescoco pescozo cou collo neck nuca cogote torticolis bescoll tortícolis
    pescuezo pescoço nucas occipital esternocleido*`,
  'area:pie': `
    pie pies planta fascitis talon* peu peus pe pes pied piede piedi foot feet heel dedo_gordo juanete* espolon
    metatars* empeine empena peuet plantar dedos_del_pie talones juanetes calcanh* calcan* fascia planta_del_pie
    pinky dedo_chico`,
  'area:abdomen': `
    abdomen abdominal* oblicuo* barriga panza tripa costado costill* vientre estomago costella ventre belly stomach
    recto_abdominal flanco oblicuos guata costillas flancos`,
  'area:ingle': `
    ingle* aductor* pubis pubalg* engonal virilha groin inguin* adductor* entrepierna pubic* ingles bragadura
    verija*`,
  'area:mano': `
    mano manos dedo dedos pulgar* palma ma mans mao maos main mani finger* thumb hand hands nudillo* meñique
    menique indice anular dedito* ampolla* pulgares falange* callo* palma_de_la_mano polegar*`,
  'grp:piernas': `
    pierna* piernon* cuadricep* muslo* cames cama perna* jambe* gambe gamba leg legs quads thigh* patas pata zancas
    cuisse* tren_inferior cuadris patorra* pernas cuixa* cuixes patitas gambas tren_de_abajo jamones coxa*
    perninha* zancos`,
  'grp:gluteos': `
    gluteo* gluti* culo culete cola pompis nalg* trasero fesses chiappe glute* booty pompa* pandero cul nadeg*
    retaguardia nalgas poto pompi* nalgatorio retambufa cachas pandeiro bunda bum bum_bum`,
  'grp:core': `
    core abdomin* abs faja* plank* plancha* planch* tronco cinturon tableta six_pack zona_media faja_abdominal
    centro_del_cuerpo barriga abdos addominali six-pack michelin* tabla lavadero panxa lumbares guata lonja*
    chocolatina* cuadritos abdome zona_central centro barriguita pancita tripita`,
  'grp:espalda': `
    espalda* dorsal* lats esquena costas dos schiena back romboid* lomo trapecio* columna postur* chepa joroba
    erguid* encorvad*`,
  'grp:hombros': 'hombro* deltoid* espatlla* ombro* shoulder* epaule* spall*',
  'grp:brazos': `
    brazo* bicep* tricep* antebrazo* muneca* agarre grip bras braccia arm arms braco* brac bracos avambraç*
    forearm* muñequera bola_en_el_brazo braços avantbraç* conejo gato_del_brazo molla* bola_del_brazo braçs biceps
    triceps`,
  'grp:pecho': `
    pecho pectoral* pit peito chest pettoral* pecs petto poitrine pitrera pechera pectorales pechuga tetas busto
    peitoral`,
  'grp:caderas': 'cadera* maluc* quadril hip hips hanche* aductor* abductor* cintura ingle*',
  'grp:cuerpo': `
    cuerpo_entero todo_el_cuerpo full_body fullbody full-body cuerpo_completo de_todo global general tot_el_cos
    corpo_todo completo completa enter* whole_body tutto_il_corpo tout_le_corps cuerpo cos`,
};
