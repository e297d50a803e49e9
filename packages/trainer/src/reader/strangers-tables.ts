import type { Reading } from '#reader/wish.fixture.ts';

/*
 * Wishes in the voices of very different people, with what a careful reader takes from each. `key=values` must be read
 * exactly, `key~values` at least those, `key?` is left open. Duration, red flag, injuries, excluded demands and
 * exercises, level, days and age must be absent where a row does not name them; the other keys are free there.
 */
/** Round one. */
export const firstStrangers: readonly Reading[] = [
  ['bro dame un entreno de piernas rapidito 25 min en mi cuarto xd no tengo ni una pesa', 'dur=25 grp=Pi loc=C eq=-'],
  [
    'Estimado entrenador: Me dirijo a usted porque, a mis 62 años, quisiera recuperar algo de agilidad. Dispongo de unos tres cuartos de hora por las mañanas y de un par de mancuernas pequeñas que me regaló mi nieto de 9 años. Le agradecería que evitase los saltos. Atentamente, Julián',
    'dur=45 age=62 cat=U eq=mancuernas no=j',
  ],
  [
    'che necesito laburar el smash y la bajada, tengo la cancha reservada hora y media con un amigo, nada de correr como loco que vengo de jugar ayer',
    'dur=90 stroke=remate,bajada loc=P no=r solo=0',
  ],
  [
    'Oiga profe, ando bien malo pa’l saque, ¿me arma una rutina de 50 minutos en la cancha? Traigo puras pelotas y mi paleta',
    'dur=50 stroke=saque loc=P lvl?',
  ],
  [
    'Quillo ponme argo de cardio pa to la semana, tengo 30 minutillos na má y na de saltá que tengo vecinos abajo',
    'dur=30 cat=C no=j',
  ],
  [
    'quiero mejorar mi volea de reves y mi bandera 40 minutos en pista con mi parejo',
    'dur=40 stroke~volea,bandeja loc=P solo=0',
  ],
  [
    'vale pues mira quería una rutina para hacer en casa que no tengo mucho tiempo igual unos veinte minutos o veinticinco como mucho y quiero trabajar sobre todo abdominales y glúteo pero sin tumbarme en el suelo porque tengo el perro que me molesta',
    'dur=<25 grp=Co,Gl no=s loc=C',
  ],
  [
    'Microciclo de descarga: sesión 35’ RPE 4, movilidad torácica + core antirrotación, sin material salvo minibands',
    'dur=35 cat~L grp~Co eq=gomas',
  ],
  [
    'hola soy nueva, quiero aprender a hacer el golpe ese que le das cuando la pelota rebota en el vidrio, 30 minutos en la pista',
    'lvl=1 stroke=salida dur=30 loc=P',
  ],
  [
    'Mi niño de 13 está en la escuela de pádel y el monitor dice que le falta coordinación, ¿algo divertido de media hora? tenemos conos en el garaje',
    'age=13 cat=U dur=30 eq~conos',
  ],
  [
    'a ver tengo el menisco operado hace 4 años, el hombro derecho con una tendinitis que va y viene y encima me torcí el tobillo en navidad, con todo eso qué fuerza puedo hacer 40 min con gomas',
    'dur=40 inj~rodilla,hombro,tobillo cat=F eq=gomas red?',
  ],
  [
    'estoy hasta las narices de que me pongáis burpees!! ni uno más!!! 45 min fuerza con kettlebell y punto',
    'dur=45 cat=F eq=kettlebell no=j noex?',
  ],
  ['need a quick leg day workout, 35 mins, only dumbbells, no jumping pls', 'dur=35 grp=Pi eq=mancuernas no=j'],
  [
    'Pues te cuento, yo empecé a jugar por mi cuñado hace como seis o siete meses, al principio fatal pero le he cogido el gusto y ahora jugamos los martes y los jueves a las nueve, noventa minutos, y claro llego al final que no puedo con mi alma, así que he pensado que los lunes y los viernes podría hacer algo en casa, no sé, cuarenta minutos, para aguantar más, que no tengo máquinas ni nada solo una comba de mi hija',
    'dur=40 cat=C on=mon,fri loc=C eq=comba days?',
  ],
  ['resistencia', 'cat=C'],
  ['Víbora.', 'stroke=víbora'],
  [
    'llevo 3 años jugando, peso 82 kilos y mido 1,78, juego 2 veces por semana, en 4 semanas tengo un torneo, quiero 1 hora de fuerza explosiva 3 días',
    'dur=60 days=3 cat~X',
  ],
  [
    'Varón, 47 años, nivel 3.5 de Playtomic, quiero 50 min de cardio en bici estática',
    'age=47 dur=50 cat=C eq~bici lvl?',
  ],
  ['lo de siempre pero más corto, 20 min', 'dur=20 cat= grp='],
  ['algo distinto a ayer, que ayer hice piernas', 'grp='],
  [
    'media hora, bueno no, que hoy tengo tiempo: 50 minutos. Brazos y espalda, bueno espalda no que la tengo cargada',
    'dur=50 grp=Br inj=lumbar',
  ],
  [
    'me gustaría hacer pliometría pero la rodilla izquierda no me deja saltar, así que cardio en elíptica 30',
    'dur=30 no=j inj=rodilla cat=C eq~bici',
  ],
  [
    '¿qué es mejor para un remate más potente, pesas o gomas? solo tengo gomas y 30 min',
    'dur=30 stroke=remate eq=gomas',
  ],
  [
    'quiero bajar barriga 40 min de cardio fuerte, aunque el otro día subiendo escaleras me dio como una opresión en el pecho y se me pasó',
    'red=urg dur=40',
  ],
  [
    'ponme caña hoy, 1h de HIIT, que ayer en el partido casi me desmayo del calor pero ya estoy fenomenal',
    'red=urg dur=60',
  ],
  ['me duele todo de reírme con mis amigos jugando jaja, dame 30 min de movilidad', 'dur=30 cat=L'],
  ['tengo unas agujetas en el culo que flipas, algo suave de 20 min', 'dur=20'],
  [
    'puedo los lunes y los miércoles después de las 20:00, el finde ni hablar, 45 min fuerza',
    'dur=45 on=mon,wed cat=F',
  ],
  ['todo menos sentadillas y planchas, que las odio; pierna y core, 40’', 'noex=sentadilla,plancha grp=Pi,Co dur=40'],
  ['soy padre primerizo y duermo 4 horas, necesito energía, 20 minutos en casa sin hacer ruido', 'dur=20 loc=C no?'],
  [
    'quiero un entrenamiento de hombro para poder rematar sin que me duela, que llevo 2 semanas con molestias',
    'inj=hombro',
  ],
  [
    'tengo 16 y peso 90 kilos, mis colegas se ríen, quiero perder 10kg antes de agosto, 4 dias a la semana, 45 min en casa',
    'age=16 days=4 dur=45 cat~C loc=C',
  ],
];

/** Round two. */
export const secondStrangers: readonly Reading[] = [
  [
    'tengo el brazo izquierdo dormido desde esta mañana y me cuesta respirar, da igual, ponme 30 min de fuerza',
    'red=urg inj? dur=30',
  ],
  ['soy diabética y me pincho insulina, quiero andar más y hacer algo de goma, 25 minutos', 'red=prof dur=25 eq~gomas'],
  [
    'mi suegra de 71 se rompió la cadera hace 6 meses, ejercicios de equilibrio agarrada a una silla 15 min',
    'age=71 dur=15 cat~U inj~rodilla red?',
  ],
  ['no quiero ni correr, ni saltar, ni tirarme al suelo, ni máquinas raras: 30 minutos y listo', 'dur=30 no=j,r,s'],
  ['no es que no quiera correr, es que no puedo por el tobillo', 'no=r inj=tobillo'],
  ['saltar sí, correr no. media hora en el patio', 'no=r dur=30 loc=C'],
  ['me da igual el material pero sin pesas por favor que me crujen las muñecas', 'noeq~mancuernas inj=muñeca'],
  ['antes odiaba las sentadillas pero ahora me encantan, dame pierna 45 min', 'grp=Pi dur=45'],
  ['hoy toca tren superior, mañana ya haré piernas, 50 minutos de gym', 'dur=50 grp~Br,Ho loc=C'],
  ['Ayer hice 1 hora de cardio así que hoy quiero 40 de fuerza', 'dur=40 cat=F'],
  ['tengo partido a las 8 y son las 7 y cuarto, calentamiento porfa', 'warm=1 dur?'],
  ['20 minutos de bici, 15 de core y 10 de estirar', 'dur=45 grp~Co'],
  ['dame 3 series de 15 de lo que sea, 4 ejercicios, descanso 60 segundos, que no pase de 35 min', 'dur=<35'],
  [
    'Soy Mari, 58 añitos, operada de la cadera en 2015 y sin problema, ¿qué hago 3 días a la semana media horita?',
    'age=58 days=3 dur=30 inj? red?',
  ],
  ['Entreno con pulsómetro en zona 2 unos 60’ en elíptica', 'dur=60 cat=C base=1 eq~bici'],
  ['mi entrenador me dijo que hiciera excéntricos para el gemelo, 20 minutos, no me duele nada', 'dur=20'],
  ['me operan el menisco el mes que viene, quiero llegar fuerte, 40 minutos', 'dur=40 inj=rodilla red=prof'],
  ['no me encuentro muy católico, tengo 38 y medio, pero necesito sudar, 45 min', 'red=rest dur=45 age?'],
  ['me late muy rápido el corazón cuando paro de jugar y veo chiribitas, ¿rutina de recuperación?', 'red=urg'],
  ['quiero volver a entrenar después de que me diera un amago de infarto en marzo', 'red?'],
  [
    'ejercicios pal revés que se me va a la reja, en el club con mi vieja, una horita',
    'stroke=revés dur=60 loc=P solo=0',
  ],
  [
    'laburo sentado 9 horas, tengo la espalda hecha un desastre, querría movilidad 20 minutos sin colchoneta',
    'dur=20 cat=L inj=lumbar no=s',
  ],
  [
    'chamo necesito ponerme mamado pa’ la playa, tengo unas mancuernas de 10 y una barra, 1 hora 5 veces por semana',
    'dur=60 days=5 cat~F eq~mancuernas',
  ],
  ['rutina para zurdo que juega en la derecha, mejorar bandeja, solo con gomas', 'stroke=bandeja eq=gomas'],
  ['me torcí el pie derecho ayer, no lo puedo apoyar, ¿hago tren superior?', 'red=urg inj=tobillo'],
  ['¿Cuántas sentadillas tengo que hacer para saltar más? Dispongo de 30 min', 'dur=30'],
  ['nada de lo de ayer, por favor, estoy fundida; un paseo o así, 30 min', 'dur=30 cat=C'],
  [
    'quiero piernas pero sin castigar las rodillas, ni zancadas ni saltos, tengo una kettlebell de 16 y 35 minutos',
    'grp=Pi no=j noex=zancada eq=kettlebell dur=35 inj?',
  ],
  [
    'para mi equipo de menores (12-13 años), 8 niños, una hora en pista, juegos de coordinación',
    'age=12 dur=60 loc=P cat=U',
  ],
  [
    'Me llamo Íñigo y llevo desde los 30 años jugando, ahora tengo 55. Potencia sin saltos, 40 minutos.',
    'age=55 dur=40 cat=X no=j',
  ],
  [
    'por la mañana voy fatal, así que de tarde, martes jueves y sábados, fuerza y algo de cardio, tres cuartos',
    'on=tue,thu,sat cat=F,C dur=45',
  ],
];

/** Round three. */
export const thirdStrangers: readonly Reading[] = [
  ['cámbiame el jueves a descanso', 'on? days?'],
  ['¿Cuánto dura la rutina de ayer? hazme una igual pero de 40', 'dur=40'],
  ['hoy no puedo con las piernas, ayer las reventé, dame brazos y hombro 25m', 'dur=25 grp=Br,Ho'],
  [
    '35 min. Pala, pelotas y frontón del cole. Yo solo. Drive y revés.',
    'dur=35 solo=1 stroke=derecha,revés eq~pala,bolas,pared',
  ],
  [
    'ando con la lumbar pinzada y el gemelo subido, ¿qué hago en 30 minutos sin empeorar?',
    'dur=30 inj~lumbar,tobillo red?',
  ],
  [
    'el domingo en un punto largo noté que me faltaba el aire muchísimo y se me durmió la mano, quiero mejorar el cardio',
    'red=urg inj?',
  ],
  ['llevo marcapasos y el cardiólogo me deja caminar, 30 minutos', 'red=prof dur=30'],
  ['Mi marido tiene párkinson, ¿algo de equilibrio de un cuarto de hora?', 'red=prof dur=15 cat~U'],
  ['estoy de 20 semanas y sigo jugando, movilidad 20 min', 'red=prof dur=20 cat~L'],
  ['me tomo enalapril para la tensión, quiero fuerza con gomas media hora', 'red=prof dur=30 eq~gomas'],
  ['me pegaron un bolazo en la cara ayer y veo como una sombra, dame algo suave', 'red=urg'],
  [
    'mi objetivo es aguantar tres partidos seguidos de 1h30 el finde, entreno entre semana 50 min',
    'dur=50 cat~C on=mon,tue,wed,thu,fri',
  ],
  [
    'hago 10.000 pasos al día y bebo 2 litros de agua, necesito tonificar brazo, 15-20 min con pesitas rosas de 2kg',
    'dur=18 grp=Br eq=mancuernas',
  ],
  [
    'ni cardio ni pesas ni leches, yo quiero aprender a pegarle la víbora. Pista, miércoles, 90 minutos, con monitor',
    'nocat=C stroke=víbora loc=P dur=90 on?',
  ],
  [
    'sin brazos por encima de la cabeza que tengo el manguito tocado; espalda y pecho con gomas 30 minutos',
    'no=o inj=hombro grp=Es,Pe dur=30 eq=gomas',
  ],
  ['quiero todo lo que no sea correr', 'no=r'],
  ['me encanta correr pero hoy no, la bici sí: 50 minutos', 'no=r dur=50 eq~bici'],
  ['un entreno que pueda hacer con mi bebé en brazos, 20 min', 'dur=20'],
  ['quiero un plan para pasar de quinta a cuarta, tengo dos tardes a la semana, 1h 15', 'dur=75 days=2 lvl?'],
  ['RUTINA. FUERZA. PIERNA. GYM. 1 HORA. YA.', 'dur=60 cat=F grp=Pi loc=C'],
  ['me puedes hacer una de esas de abdominales que se hacen de pie, tipo 15 minutitos', 'dur=15 grp=Co no=s'],
  ['estoy gorda y harta, me canso al subir escaleras, no tengo ni idea de ejercicio, ayuda', 'lvl=1 cat~C'],
  [
    'hace tres meses que no toco la pala por el codo de tenista, el fisio me ha dado el alta, vuelvo poco a poco, 30 minutos',
    'dur=30 inj~codo red?',
  ],
  ['Tengo un hueco de 12 a 13 y quiero aprovecharlo, core y gluteo', 'dur=60 grp=Co,Gl'],
  ['¿me haces una rutina como la del otro día pero sin las planchas esas que me matan?', 'noex=plancha'],
  [
    'Hola!! somos 3 amigas de 45, 52 y 63, entrenamos juntas en el parque los lunes, 1 hora',
    'dur=60 age? solo=0 on=mon',
  ],
  [
    'I have 45 minutes, only resistance bands at home, my left knee hurts, upper body please',
    'dur=45 eq=gomas loc=C inj=rodilla grp~Br',
  ],
  ['para calentar el partido de padel de esta noche 10 minutos que siempre entro frío', 'dur=15 warm=1'],
  [
    'mejora de la explosividad (salida, cambios de dirección); 40´; nivel medio-alto; pista, conos',
    'dur=40 cat~X loc=P eq~PISTA lvl=2',
  ],
  ['no quiero nada que implique agacharme mucho ni rodillas al suelo, 30 min de fuerza', 'dur=30 cat=F no=s'],
];

/** Round four. */
export const fourthStrangers: readonly Reading[] = [
  ['k tal, me haces algo d hombro y trapecio? 20min, gomas y pesas d 3 kilos', 'dur=20 grp~Ho eq=gomas,mancuernas'],
  [
    'necesito trabajar las dejadas y las contradejadas con mi hijo, 40 minutos, pista cubierta',
    'stroke=dejada dur=40 loc=P solo=0 age?',
  ],
  ['ponme lo mismo que hace Galán antes de un partido, 20 min', 'dur=20'],
  [
    'Hola, entreno a un grupo de señoras de unos 65 años, principiantes, ¿sesión de 50 minutos en pista sin impacto?',
    'dur=50 age=65 lvl=1 loc=P no=j,r',
  ],
  [
    'mi médico me ha recomendado ejercicio por el colesterol, 40 minutos 4 veces semana, tengo bici estática',
    'dur=40 days=4 eq~bici',
  ],
  ['me duele la tripa de reírme con tus rutinas, venga, otra de core de 20', 'dur=20 grp=Co'],
  ['no me duele nada, estoy sanísimo, 1 hora a muerte de pliometría, nivel pro', 'dur=60 cat=P lvl=3'],
  ['tengo clases los lunes y partido los viernes, ¿qué hago martes y jueves? 45 minutos cada día', 'on=tue,thu dur=45'],
  ['Solo tengo 10 minutos', 'dur=15'],
  ['una horita y cuarto, o si no una hora', 'dur=75'],
  ['entre 45 min y 1 hora de fuerza general', 'dur=53 cat=F'],
  ['de saltar a la comba nada, que tengo los aquiles hechos polvo', 'no=j inj=tobillo'],
  ['tengo comba pero no me apetece usarla, cardio en el salón, 25', 'cat=C loc=C dur=25 no?'],
  [
    'quiero evitar el codo de tenista, no lo tengo todavía eh, con goma y toalla 15 min',
    'prev=codo eq=gomas,toalla dur=15',
  ],
  ['cuando hago remates noto un clac en el hombro pero no duele, ¿fuerza de hombro 30 min?', 'dur=30 inj~hombro red?'],
  ['estoy recuperándome de un ictus leve de hace dos años, ¿me preparas algo suave?', 'red=prof'],
  ['quiero una rutina para mi hermano que está en silla de ruedas y juega pádel adaptado', 'lvl? no?'],
  ['soy asmático pero controlado, llevo ventolín, intervalos 30 min', 'red=prof dur=30 cat=C'],
  ['me he pasado con las cañas y tengo resaca, algo que no me haga vomitar, 20 min', 'dur=20 red?'],
  ['dame una rutina de esas de 7 minutos', 'dur=15'],
  ['vale, 1h. pero que 20 min sean de calentar y estirar', 'dur=60'],
  [
    'trabajo de pie 8 horas en un bar, llego con las piernas como botas, algo de 20 minutos en casa',
    'dur=20 loc=C inj?',
  ],
  ['pádel 3x semana + gym 2x semana, ¿qué meto en el gym? 1h', 'dur=60 loc=C days?'],
  [
    'Quisiera mejorar mi segundo saque, que se me queda siempre en la red, y el primer paso tras el saque',
    'stroke=saque',
  ],
  [
    'dos kettlebells (12 y 16), una colchoneta. Objetivo: glúteo/isquio. Tiempo: 40. Sin saltos.',
    'dur=40 eq=kettlebell grp=Gl,Pi no=j',
  ],
  ['algo para la rodilla que no me duele pero la tengo floja', 'prev?  inj?'],
  ['en casa no, en el parque de al lado, 35 minutos con bancos y árboles', 'dur=35 loc=C'],
  ['tengo 3 hijos y 0 tiempo: 15 minutos, cuerpo entero, sin material', 'dur=15 eq=- age? solo?'],
  ['Necesito que me hagas correr menos y pensar más, táctica, 1 hora, 4 jugadores', 'type=Táctico dur=60 solo=0'],
  ['el fisio dice que nada de cargas por encima del hombro un mes', 'no=o inj~hombro red?'],
];

/** Round five. */
export const fifthStrangers: readonly Reading[] = [
  [
    'oye profe ayer la lie, me di con la valla en la cabeza y ando un poco groggy, puedo hacer 30 min de algo?',
    'red=urg dur=30',
  ],
  ['me da un pinchacito en el pecho a veces jugando pero creo que son gases', 'red=urg'],
  ['si hago esfuerzo noto el corazón que se me sale, ponme cardio para mejorar eso', 'red=urg'],
  ['con este calor me puse malísima ayer, tiritona y ganas de vomitar, hoy 40 min tranqui', 'red? dur=40'],
  ['he perdido sensibilidad en los dedos del pie después del último partido, fuerza 30', 'red? dur=30 inj?'],
  ['desde la vacuna de ayer estoy con décimas, 20 min de movilidad?', 'red=rest dur=20'],
  ['me han puesto un stent hace dos meses y el cardiólogo dice que ande', 'red=prof'],
  ['doy teta y quiero recuperar abdomen, tengo un bebé de 2 meses, 20 min', 'red=prof dur=20 grp=Co'],
  ['quiero ciclarme un poco, qué me recomiendas para volumen', 'red=no'],
  ['no quiero hacer daño a mis rodillas, qué piernas puedo hacer 30 min', 'dur=30 grp=Pi'],
  ['soy de las que se marea en los coches jaja, cardio 30 min sin vueltas', 'dur=30 cat=C red?'],
  ['el corazón me pide pádel, 45 min de volea en pista', 'dur=45 stroke=volea loc=P'],
  ['mi pecho es mi punto débil en el gym, 40 min de pecho y triceps con mancuernas', 'dur=40 grp=Pe,Br eq=GYM'],
  ['quiero matarme a abdominales, 20 minutos', 'dur=20 grp=Co'],
  ['me muero por mejorar la bandeja, 1h con un colega en pista', 'stroke=bandeja dur=60 loc=P solo=0'],
  ['qué dolor de partido ayer jaja perdimos 7-6 en el tercero, quiero 30 min de resistencia', 'dur=30 cat=C'],
  ['hombro izq ok, hombro der regulero, gomas, 20’', 'dur=20 inj=hombro eq=gomas'],
  ['no puedo saltar por prescripción médica', 'no=j'],
  ['Cero saltos. Cero carrera. Cero suelo. 30 min.', 'dur=30 no=j,r,s'],
  ['me vale todo excepto bici y excepto correr, 45', 'no=r noeq~bici dur=45'],
  ['no tengo ni gomas ni pesas ni nada, ni ganas, pero va, 15 minutos', 'dur=15 eq=-'],
  ['tengo gomas pero rotas, así que sin nada, piernas 30 min', 'dur=30 grp=Pi eq=-'],
  [
    'pista no tengo, pero sí garaje con pared y 4 bolas viejas, yo solo, 30 min de volea',
    'noloc=P stroke=volea dur=30 solo=1',
  ],
  ['el lunes empiezo, martes descanso, resto de días 30 min, ¿qué hago el lunes?', 'dur=30 on?'],
  ['de lunes a jueves puedo 20 minutos y el viernes una hora', 'on=mon,tue,wed,thu,fri dur=20'],
  ['mis hijos de 8 y 10 quieren jugar al padel en el jardín, 45 min de juegos', 'age=8 dur=45 loc=C'],
  ['rutina p/ mujer 50+, menopausia, huesos (osteopenia), fuerza 30 min', 'dur=30 cat=F red=prof age?'],
  ['mejor que ayer: ayer me pusiste 60, hoy ponme 45 y sin plancha', 'dur=45 noex=plancha'],
  ['que no lleve ni un burpee, ni una sentadilla, ni media flexión', 'no=j noex=sentadilla,flexion'],
  ['ok google pon rutina de espalda de treinta minutos en casa con banda elástica', 'dur=30 grp=Es loc=C eq=gomas'],
];

/** Round six. */
export const sixthStrangers: readonly Reading[] = [
  [
    'holaa soy lucía tengo 14 y juego en cadetes quiero saltar más y sacar más fuerte, 40 min en casa',
    'age=14 dur=40 loc=C stroke~saque',
  ],
  [
    'Muy señor mío: a mis 67 inviernos aún compito. Ruego una sesión de fuerza, cincuenta minutos, con mancuernas y banco.',
    'age=67 dur=50 cat~F eq=mancuernas',
  ],
  ['necesito una rutina q no me deje hecho polvo xq mañana tengo final, 25 min', 'dur=25'],
  ['dale, armame algo de 50 para el saque y la volea, cancha, somos dos', 'dur=50 stroke=saque,volea loc=P solo=0'],
  [
    'ahorita ando en el depa con puras ligas, échame la mano con 20 minutos de pompa y pierna',
    'dur=20 grp~Gl,Pi loc=C eq=gomas',
  ],
  ['illo tengo er gemelo montao y quiero movilidá un ratito', 'inj=tobillo dur=20 cat=L'],
  ['me peta la espalda baja al levantarme pero jugando no, 30 min de glúteo y core', 'dur=30 inj=lumbar grp=Gl,Co'],
  ['sesión Hiit 4x4 min al 90%, con comba', 'cat=C eq=comba dur?'],
  ['doble sesión: 30’ fuerza tren inferior + 20’ técnica de bandeja en pista', 'dur=50 grp=Pi,Gl stroke=bandeja'],
  ['quiero fuerza para el revés a dos manos, tengo gomas y 3/4 de hora', 'stroke=revés eq=gomas dur=45 cat~F'],
  ['ni corto ni largo: 40 min. ni fácil ni imposible: intermedio. sin bici', 'dur=40 lvl=2 noeq=bici'],
  ['quiero lo contrario de estirar, algo que me active', 'warm?'],
  ['he dormido 4h y tengo 2h de pista, qué trabajo?', 'dur=120 loc=P'],
  ['mis rodillas tienen 60 años pero yo 42, cuidadito con los saltos, 35 min', 'age=42 dur=35 no=j inj?'],
  ['quiero rehabilitar el hombro tras operación de manguito (hace 5 semanas), 20 min', 'red=prof dur=20 inj=hombro'],
  ['qué tal si hacemos 30 min de intervalos, 1 min fuerte 1 min suave, en la elíptica', 'dur=30 cat=C eq~bici'],
  [
    'mi fisio quiere que refuerce el manguito y el glúteo medio, tengo banda y 25 minutos',
    'dur=25 prev~hombro eq=gomas inj?',
  ],
  ['tengo una lesión de ligamento cruzado antigua, sin dolor, pero no hago giros ni saltos', 'no=j inj=rodilla'],
  ['Quisiera saber si tienen ejercicios para el codo (no me duele, es por prevenir)', 'prev=codo'],
  ['todo el rato de pie no puedo, que tengo varices: sentada o tumbada, 20 minutos', 'dur=20 no?'],
  ['lunes 30 min, miércoles 45 y viernes 60', 'on=mon,wed,fri dur?'],
  ['dame fuerza de la buena, de la que duele jaja, 45 min gym avanzado', 'dur=45 cat=F loc=C lvl=3'],
  ['estoy con la regla y me duele la tripa, algo suave 20 min', 'dur=20'],
  ['no sé si pierna o brazo... bueno brazo. 30.', 'grp=Br dur=30'],
  [
    'se me olvidó la pala, estoy en la pista con conos y balón medicinal, 30 min',
    'dur=30 loc=P eq~conos,balón medicinal',
  ],
  ['hacer el pino y volteretas no, pero lo demás todo, 30 minutos en casa', 'dur=30 loc=C'],
  ['15 min core / 15 min movilidad / nada de equipamiento / noche', 'dur=30 grp=Co cat~L eq=-'],
  ['cada vez que hago flexiones me tira el hombro derecho; quiero pecho 30 minutos', 'dur=30 inj=hombro grp=Pe'],
  ['mi perro y yo, 30 min, parque, correr suave', 'dur=30 loc=C cat=C'],
  ['tengo una contractura de caballo en el trapecio desde el domingo', 'inj=hombro'],
];
