import type { Concepts } from '#vocabulary/concepts.ts';

/** Words that turn the meaning of others: negation, exception, correction, other people, pain, protection. */
export const scopeWords: Concepts = {
  not: `
    no sin ni nada ningun ninguna ninguno nunca jamas tampoco sense sem non not don't no_quiero no_puedo no_tengo
    no_hay sans pas senza without cap res nin niente prohibid* evit* fuera quita* quítame odi* aborrezc* detest*
    imposible cero excepto salvo menos olvidate ahorrate paso pasando descart* vetad* prohib* saltate nanai alergia
    alergic* abstener* eliminad* elimina`,
  refuse: `
    odio detesto evita evitar evitando prohibido prohibidos imposible quita fuera paso_de nada_de olvidate descarta
    ahorrame saltate manía mania asco hartó harto harta cansado_de excluye vetado vetados ni_hablar ni_loco
    ni_de_coña tirria alergia aborrezco no_soporto no_aguanto ahorrate tacha sobra`,
  want: `
    quiero quisiera necesito busco dame ponme hazme me_gustaria trabajar mejorar vull quero voglio want need je_veux
    cherche me_apetece toca toque enfocad* centrad* reforzar querria gustaria pido ganas`,
  correct: `
    perdon digo mejor_dicho bueno espera corrijo no_espera rectifico mejor miento en_realidad quise_decir olvida
    error errata equivoque perdona nono ups`,
  pain: `
    duele duelen dolor dolores molest* me_tira pinch* tocad* cargad* fastidiad* resentid* inflamad* hinchad* lesion*
    tendin* tendinitis sobrecarga* contractura* tiron punzad* mal jodid* fa_mal doi dores doe hurt* pain* sore ache*
    mal_de douleur dolore fatal chungo chungos crujen cruje dolia quej* esguince* desgarro rotura rota roto torc*
    contractur* irritad* resiente resentida ardor escuec* calambre* rampa mala_pata delicad* pachuch* guerra`,
  strongpain: `
    fuerte mucho muchisimo rabiar horrible insoportable agudo agudisimo ayer hoy ahora acabo chasquido crac hinchado
    hinchada inflamado brutal bestial de_golpe latigazo pinchazo pum no_puedo_apoyar recien morado moratón moraton
    crack clac de_repente chillar reventado`,
  protect: `
    preven* evitar_lesion* proteg* cuidar* no_lesionar* que_no_me_duela blindar mimar cuida prevencion que_aguante
    prevenir evitar protect protegir protexer reforzar asegurar vigilar conservar`,
  healed: `
    recuperad* curad* alta sin_dolor ya_no bien ya_esta superad* perfecto olvidad* sanad* de_maravilla visto_bueno
    luz_verde curat ya_bien ni_rastro soldad* antigu* pasado años_ya guarit* cicatriz* como_nuevo como_nueva`,
  others: `
    mi_hijo mi_hija mi_padre mi_madre mi_mujer mi_marido mi_amigo mi_novia mi_novio mi_pareja mi_hermano mi_hermana
    suegro suegra abuelo abuela niño niña vecino vecina compañero compañera primo prima cuñado cuñada sobrino nieto
    mi_compi jefe mi_primo mi_cuñado el_de hijo hija padre madre marido mujer novio novia hermano`,
  idiom: `
    me_muero_de de_risa me_parto de_hambre jaja* jeje* jiji* juas xd xdd lol metafora es_broma broma en_broma
    literal literalmente de_la_risa ganas verguenza envidia`,
  question: `
    que como cuando cuanto cuantos cuantas cual donde por_que quien para_que puedo puede deberia what how why com
    quando quant perche come comment pourquoi`,
};
