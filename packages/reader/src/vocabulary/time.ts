import type { Concepts } from '#vocabulary/concepts.ts';

/** Units, weekdays and words of time. */
export const timeWords: Concepts = {
  minutes: `
    min mins minuto* minut* minuti minuto minuts minute* minutu minutillo* minutito* minutico* minutejo* ' ’ ′ mn
    mnts`,
  hours: 'hora horas horita horitas h hs hr hrs hour hours heure* ora ore hores ordu hórita horas_y',
  half: 'media medio mitja meia metade demi demi-heure half mezza mezzora horeta',
  quarter: 'cuarto cuartos quart quarto quarti quarts quarter',
  'day:mon': 'lunes lun dilluns segunda-feira luns monday lundi lunedi lune lns',
  'day:tue': 'martes mar dimarts terca-feira tuesday mardi martedi mtes',
  'day:wed': 'miercoles mie mier dimecres quarta-feira mercores wednesday mercredi mercoledi miercole miér myercoles',
  'day:thu': 'jueves jue dijous quinta-feira xoves thursday jeudi giovedi juebes jueve',
  'day:fri': 'viernes vie divendres sexta-feira venres friday vendredi venerdi biernes vierne',
  'day:sat': 'sabado sabados sab dissabte saturday samedi sabato savado sabadito sabadete',
  'day:sun': 'domingo domingos dom diumenge sunday dimanche domenica domingu* dominguito',
  'day:today': 'hoy avui hoje hoxe today oggi aujourd hoi esta_tarde esta_noche ahora_mismo esta_mañana oy',
  'day:tomorrow': 'mañana demain dema amanha tomorrow domani mnn mnana mañn manyana demà',
  weekend: 'finde fin_de_semana findes weekend fines_de_semana cap_de_setmana week-end',
  weekly: 'semana semanal semanales semanas setmana week semaine settimana semanalmente por_semana',
  day: 'dia dias day days dies jour jours giorni giorno diario diarios diaria',
  times: 'veces vez vegades vezes times fois volte vegada',
  years: `
    años anos año ano anys any anyos años_de years year old ans anni tacos añitos abriles primaveras castañas palos
    aniversarios pirulos edad anitos añazos ñ`,
  since: 'hace desde llevo lleva ha_que tras despues_de pasaron depuis since ago fa van',
  past: `
    tuve fue era estuve hace pasado antes operaron rompi opere lesione curad* recuperad* superad* olvidad* alta
    ya_no ya_esta antigu* aquello vieja viejo`,
  ownage: `
    tengo cumplo cumpli tiene soy edad de_edad jubilad* adolescente nieto nieta niño nino niña nina hijo hija abuelo
    abuela crio cria peque jovenzuelo instituto eso bachiller cole colegio ninos niños padre madre suegra suegro`,
  maximum: `
    maximo como_mucho no_mas no_paso hasta max tope no_pases menos_de no_llega a_lo_sumo limite no_pase como_maximo
    mas_de ni_uno_mas pas_plus al_massimo com_a_molt no_maximo at_most no_more`,
  kilos: `
    kilo* kg kgs quilo* gramos gr metros metro km kms cm euros euro € libras lb pulsaciones ppm latidos pts puntos
    set sets juegos grados º ° % pesos partidos partido hoyos pasos repes series repeticiones mm horas_de bolas
    jugadores mil plantas pisos piso niveles`,
  clocktime: 'a_las las am pm de_la_mañana de_la_tarde de_la_noche y_media menos_cuarto en_punto y_cuarto',
};
