/** ID, Nombre, Cat, N, Grupos, Material, Dosis, Carga, Contra, Et, Lugar, Golpe (docs/training.md#catalogue-columns). */
export const exerciseRows = `
|F01|Sentadilla con peso corporal|F,U|1|Pi,Gl,Co|-|3x12 r60|rep|rodilla~|-|CP|salida|
|F02|Sentadilla goblet|F|1|Pi,Gl,Co|mancuernas/kettlebell|3x10 r90|rep|rodilla~,lumbar~|-|C|salida|
|F03|Sentadilla búlgara|F|2|Pi,Gl|silla|3x8/l r90|rep|rodilla!|-|C|volea|
|F04|Zancada atrás|F,U|1|Pi,Gl,Co|-|3x10/l r60|rep|rodilla~|-|CP|volea|
|F05|Zancada lateral|F,U|2|Pi,Gl|-|3x8/l r60|rep|rodilla~|-|CP|resto|
|F06|Peso muerto rumano|F|2|Pi,Gl,Es|mancuernas/kettlebell|3x10 r90|rep|lumbar!,codo~|-|C|remate|
|F07|Peso muerto a una pierna|F,U|2|Pi,Gl,Co|-|3x8/l r60|rep|lumbar~,tobillo~|-|CP|chiquita|
|F08|Puente de glúteo|F|1|Gl,Pi,Co|-|3x15 r45|rep|lumbar~|s|C|remate|
|F09|Puente a una pierna en silla|F|2|Gl,Pi|silla|3x10/l r60|rep|lumbar~|s|C|remate|
|F10|Curl nórdico asistido|F|3|Pi|compañero|3x5 r120|rep|rodilla!,lumbar~|s|C|todos|
|F11|Plancha Copenhague corta|F|2|Pi,Co|silla|3x20s/l r45|tmp|rodilla!,hombro~|s|C|resto|
|F12|Elevación de gemelo a una pierna|F|1|Pi|-|3x12/l r45|rep|tobillo~|-|CP|todos|
|F13|Elevación de sóleo sentado|F|1|Pi|silla|3x15 r45|rep|tobillo~|-|C|todos|
|F14|Sentadilla isométrica en pared|F|1|Pi,Gl|pared|3x30s r60|tmp|rodilla~|-|CP|volea|
|F15|Subida a escalón|F,U|1|Pi,Gl|cajón|3x10/l r60|rep|rodilla~|-|C|transición|
|F16|Flexión inclinada|F|1|Pe,Br,Ho,Co|silla|3x10 r60|rep|hombro~,muñeca~,codo~|-|C|volea|
|F17|Flexión en el suelo|F|2|Pe,Br,Ho,Co|-|3x10 r75|rep|hombro!,muñeca!,codo~|s|CP|volea|
|F18|Remo con goma|F|1|Es,Br,Ho|gomas|3x12 r60|rep|codo~,hombro~|-|CP|bandeja|
|F19|Remo a una mano|F|2|Es,Br|mancuernas/kettlebell,silla|3x10/l r75|rep|lumbar~,codo~|-|C|bandeja|
|F20|Press a una mano en media rodilla|F|2|Ho,Br,Co|mancuernas/kettlebell|3x8/l r75|rep|hombro!,lumbar~,codo~|o|C|remate|
|F21|Press Pallof|F,U|1|Co|gomas|3x10/l r45|rep|hombro~|-|CP|volea|
|F22|Face pull con goma|F|1|Ho,Es|gomas|3x15 r45|rep|hombro~|-|CP|remate,bandeja|
|F23|Rotación externa con goma|F|1|Ho|gomas|3x15/l r45|rep|hombro~|-|CP|remate,bandeja,víbora|
|F24|Rotación externa 90/90|F|2|Ho|gomas|3x12/l r60|rep|hombro!|o|CP|remate,víbora|
|F25|Y-T-W boca abajo|F|1|Ho,Es|-|3x8 r45|rep|hombro~,lumbar~|s|C|remate,bandeja|
|F26|Flexión escapular en pared|F|1|Ho,Pe|pared|3x12 r45|rep|hombro~,muñeca~|-|CP|volea|
|F27|Extensión excéntrica de muñeca|F|1|Br|mancuernas/gomas|3x15/l r45|rep|codo~,muñeca~|-|C|revés,volea|
|F28|Giro de Tyler|F|1|Br|barra flexible|3x15 r45|rep|codo~,muñeca~|-|C|revés,volea|
|F29|Apretar y soltar pelota|F|1|Br|bolas|3x20s/l r45|tmp|codo~,muñeca~|-|CP|volea|
|F30|Plancha frontal|F|1|Co,Ho|-|3x30s r45|tmp|hombro~,lumbar~|s|CP|todos|
|F31|Plancha lateral|F|1|Co,Ho|-|3x20s/l r45|tmp|hombro~,lumbar~|s|CP|todos|
|F32|Dead bug|F,U|1|Co|-|3x8/l r45|rep|-|s|C|todos|
|F33|Bird dog|F,U|1|Co,Es,Gl|-|3x8/l r45|rep|muñeca~,rodilla~|s|C|todos|
|F34|Paseo del granjero|F,U|1|Co,Br,Es|mancuernas/kettlebell|4x20m r60|dis|codo~,lumbar~,muñeca~|-|C|todos|
|X01|Swing con kettlebell|X,F|2|Gl,Pi,Co|kettlebell|4x12 r90|rep|lumbar!,hombro~,codo~|-|C|remate|
|X02|Lanzamiento rotacional|X|2|Co,Gl,Ho|balón medicinal,pared|4x6/l r90|rep|lumbar!,hombro~|-|CP|bajada,víbora,remate|
|X03|Lanzamiento sobre la cabeza|X|2|Ho,Co,Es|balón medicinal,pared|4x6 r90|rep|hombro!,lumbar~,codo~|o|CP|remate|
|X04|Slam al suelo|X|2|Co,Es,Ho|balón medicinal|4x8 r90|rep|hombro!,lumbar~|o|CP|remate|
|X05|Pase de pecho explosivo|X|1|Pe,Br,Ho|balón medicinal,pared|4x6 r75|rep|hombro~,codo~,muñeca~|-|CP|volea|
|X06|Push press|X|3|Ho,Pi,Co|mancuernas/kettlebell|4x5 r120|rep|hombro!,lumbar~,codo~|o|C|remate|
|X07|Remate en sombra con goma|X|2|Ho,Br,Co|gomas|3x8 r75|rep|hombro!,codo~|o|CP|remate|
|X08|Salida explosiva desde split step|X,U|2|Pi,Gl|-|6x5m r45|dis|rodilla~,tobillo!|j,r|CP|dejada,transición|
|X09|Sentadilla rápida sin salto|X,F|1|Pi,Gl|-|4x6 r75|rep|rodilla~,lumbar~|-|CP|remate|
|P01|Rebotes de tobillo|P|1|Pi|-|3x15 r60|rep|tobillo!,rodilla~|j|CP|todos|
|P02|Salto y aterrizaje controlado|P|1|Pi,Gl,Co|-|3x5 r60|rep|rodilla!,tobillo!|j|CP|remate|
|P03|Salto con contramovimiento|P,X|2|Pi,Gl|-|4x5 r90|rep|rodilla!,tobillo!,lumbar~|j|CP|remate|
|P04|Salto de patinador|P,U|2|Pi,Gl|-|3x6/l r75|rep|rodilla!,tobillo!|j|CP|resto|
|P05|Salto al cajón|P,X|2|Pi,Gl|cajón|4x4 r90|rep|rodilla!,tobillo!|j|C|remate|
|P06|Saltos laterales sobre línea|P,C|1|Pi,Ca|-|3x15s r60|tmp|rodilla!,tobillo!|j|CP|volea|
|P07|Salto a una pierna con freno|P|3|Pi,Gl|-|3x4/l r90|rep|rodilla!,tobillo!|j|CP|transición|
|P08|Drop jump bajo|P|3|Pi|cajón|4x4 r120|rep|rodilla!,tobillo!,lumbar!|j|C|todos|
|P09|Flexión pliométrica|P,X|3|Pe,Br,Ho|-|4x5 r120|rep|hombro!,muñeca!,codo!|s|CP|volea|
|P10|Comba a pies juntos|P,C|1|Pi,Ca|comba|4x30s r45|tmp|tobillo!,rodilla~|j|CP|todos|
|C01|Caminata rápida|C|1|Ca,Pi|-|1x1200s r0|tmp|-|-|C|todos|
|C02|Carrera continua suave|C|1|Ca,Pi|-|1x1200s r0|tmp|rodilla~,tobillo!|r|C|todos|
|C03|Bici o elíptica suave|C|1|Ca,Pi|bici|1x1500s r0|tmp|rodilla~|-|C|todos|
|C04|Intervalos 10/20 de desplazamiento|C,U|1|Ca,Pi|-|10x10s r20|tmp|rodilla~,tobillo!|r|CP|todos|
|C05|Intervalos 15/15 en pista|C,U|2|Ca,Pi|pista|12x15s r15|tmp|rodilla~,tobillo!|r|P|todos|
|C06|Intervalos 30/30 en bici|C|2|Ca,Pi|bici|10x30s r30|tmp|rodilla~|-|C|todos|
|C07|Sprints repetidos 5+5 m|C,X|3|Ca,Pi|conos|8x10m r20|dis|rodilla!,tobillo!|r|P|transición|
|C08|Circuito sin impacto|C,U|1|Ca,Pi,Co|-|6x40s r20|tmp|rodilla~|-|C|todos|
|C09|Escaladores|C,U|2|Ca,Co,Ho|-|4x30s r30|tmp|muñeca!,hombro~|s|CP|todos|
|C10|Boxeo de sombra|C|1|Ca,Ho,Br|-|6x45s r30|tmp|hombro~,codo~|-|C|todos|
|C11|Series de tres minutos|C|2|Ca,Pi|-|4x180s r120|tmp|rodilla~,tobillo!|r|C|todos|
|L01|Calentamiento dinámico RAMP|L,U|1|Pi,Ho,Co|-|1x360s r0|tmp|-|-|CP|todos|
|L02|Enhebrar la aguja|L|1|Es,Ho|-|2x8/l r20|rep|muñeca~,hombro~|s|C|remate|
|L03|Libro abierto|L|1|Es,Pe|-|2x8/l r20|rep|hombro~|s|C|remate,bandeja|
|L04|Tobillo: rodilla a la pared|L|1|Pi|pared|2x10/l r20|rep|tobillo~|-|CP|volea|
|L05|Cadera 90/90|L|1|Gl,Pi|-|2x8/l r20|rep|rodilla~|s|C|resto|
|L06|Flexor de cadera en zancada|L|1|Pi,Gl|-|2x30s/l r15|tmp|rodilla~|-|C|todos|
|L07|Isquios con toalla|L|1|Pi|toalla|2x30s/l r15|tmp|lumbar~|s|C|todos|
|L08|Gemelo y sóleo en pared|L|1|Pi|pared|2x30s/l r15|tmp|tobillo~|-|CP|todos|
|L09|Hombro posterior cruzado|L|1|Ho|-|2x30s/l r15|tmp|hombro~|-|CP|bandeja,remate|
|L10|Pectoral en pared|L|1|Pe,Ho|pared|2x30s/l r15|tmp|hombro~|-|CP|remate|
|L11|Antebrazo flexor y extensor|L|1|Br|-|2x30s/l r15|tmp|codo~,muñeca~|-|CP|revés,volea|
|L12|Gato-camello|L|1|Es,Co|-|2x10 r20|rep|muñeca~|s|C|todos|
|L13|Respiración diafragmática|L|1|Co|-|1x240s r0|tmp|-|-|CP|todos|
|U01|Split step con reacción|U|1|Pi|-|4x20s r40|tmp|tobillo~,rodilla~|j|CP|resto,volea|
|U02|Desplazamiento lateral y cruce|U,C|1|Pi,Ca|-|6x15s r30|tmp|rodilla~,tobillo!|r|CP|resto,salida|
|U03|Escalera de agilidad|U,C|1|Pi,Ca|escalera de agilidad|6x10s r30|tmp|tobillo!|j,r|CP|todos|
|U04|Estrella de cinco conos|U,C|2|Pi,Ca|conos|5x20s r40|tmp|rodilla!,tobillo!|r|P|transición|
|U05|Giro y salida de pared en sombra|U|1|Pi,Co|-|4x6/l r40|rep|rodilla~,lumbar~|-|CP|salida,doble pared|
|U06|Equilibrio a una pierna|U|1|Pi,Co|-|3x30s/l r30|tmp|tobillo~|-|CP|todos|
|U07|Frenada y cambio de dirección|U,X|2|Pi,Gl|conos|5x10m r60|dis|rodilla!,tobillo!|r|P|transición|
|T01|Saque con objetivo|U|1|Br,Co|pista,pala,bolas|4x10 r45|rep|codo~|-|P|saque|
|T02|Resto con dirección|U|1|Br,Pi|pista,pala,bolas,compañero|4x10 r45|rep|codo~,rodilla~|-|P|resto|
|T03|Volea de control|U|1|Br,Ho|pista,pala,bolas,compañero|4x12 r45|rep|codo~,muñeca~|-|P|volea|
|T04|Saque y primera volea|U|2|Br,Pi|pista,pala,bolas,compañero|4x8 r60|rep|codo~,rodilla~|r|P|saque,volea|
|T05|Bandeja y recuperar la red|U|2|Ho,Pi|pista,pala,bolas,compañero|4x8 r60|rep|hombro~,codo~|o|P|bandeja|
|T06|Víbora al lateral|U|3|Ho,Co|pista,pala,bolas,compañero|4x8 r60|rep|hombro!,codo!|o|P|víbora|
|T07|Remate plano con objetivo|U|2|Ho,Co|pista,pala,bolas,compañero|4x8 r75|rep|hombro!,codo~,lumbar~|o|P|remate|
|T08|Remate x3 y x4|U|3|Ho,Co|pista,pala,bolas,compañero|4x6 r90|rep|hombro!,codo!,lumbar!|j,o|P|remate|
|T09|Salida de pared de fondo|U|1|Br,Pi|pista,pala,bolas,compañero|4x10 r45|rep|codo~,rodilla~|-|P|salida|
|T10|Doble pared|U|2|Br,Pi|pista,pala,bolas,compañero|4x8 r60|rep|codo~,rodilla~|-|P|doble pared,salida|
|T11|Bajada de pared ofensiva|U|3|Ho,Co|pista,pala,bolas,compañero|4x8 r60|rep|hombro~,lumbar~,codo~|o|P|bajada|
|T12|Contrapared|U|2|Br|pista,pala,bolas,compañero|3x8 r45|rep|codo~,muñeca~|-|P|contrapared|
|T13|Globo profundo|U|1|Br,Pi|pista,pala,bolas,compañero|4x10 r45|rep|codo~|-|P|globo|
|T14|Chiquita y subida|U|2|Br,Pi|pista,pala,bolas,compañero|4x8 r60|rep|codo~,rodilla~|r|P|chiquita|
|T15|Peloteo contra la pared|U,C|1|Br,Ca|pala,bolas,pared|5x60s r45|tmp|codo~|-|CP|derecha,revés,volea|
|T16|Gancho de recurso|U|2|Ho,Br|pista,pala,bolas,compañero|3x8 r60|rep|hombro!,codo~|o|P|gancho|
|T17|Dejada tras volea|U|2|Br,Pi|pista,pala,bolas,compañero|3x8 r45|rep|codo~,muñeca~|-|P|dejada|
|K01|Globo y ganar la red|U|2|Pi,Ca|pista,pala,bolas,compañero|5x180s r60|tmp|rodilla~,codo~|r|P|globo,transición|
|K02|Red contra fondo a once puntos|U,C|2|Pi,Ca|pista,pala,bolas,compañero|3x420s r90|tmp|rodilla~,codo~|r|P|volea,globo|
|K03|Australiana: saque y cobertura|U|2|Pi,Br|pista,pala,bolas,compañero|4x180s r60|tmp|rodilla~,codo~|r|P|australiana,saque|
|K04|Defensa en bloque y comunicación|U|1|Pi,Ca|pista,pala,bolas,compañero|4x240s r60|tmp|rodilla~,codo~|r|P|globo,salida|
|K05|Partido amistoso dirigido|U,C|1|Pi,Br,Ca|pista,pala,bolas,compañero|2x1800s r120|tmp|rodilla~,codo~|r|P|todos|
|M01|Rutina entre puntos|U|1|-|-|3x60s r30|tmp|-|-|CP|todos|
|M02|Visualización de golpes|U|1|-|-|2x180s r60|tmp|-|-|CP|todos|
|M03|Diario pospartido|U|1|-|-|1x300s r0|tmp|-|-|CP|todos|
`;

/** ID, Nombre, Tipo, Cat, N, min, Objetivo, Ejercicios (docs/training.md#ready-routines). */
export const routineRows = `
|R01|Calentamiento prepartido|Físico|L,U|1|15|Activar antes de jugar|L01·1x360s·r0 U06·1x20s/l·r20 F23·1x12/l·r20 U05·2x6/l·r20 U01·2x15s·r30|
|R02|Fuerza base en casa sin material|Físico|F,U|1|30|Base de fuerza|L01·1x300s·r0 F01·3x12·r60 F16·3x10·r60 F08·3x15·r45 F04·2x8/l·r60 F30·3x25s·r45 L12·2x10·r20|
|R03|Fuerza completa con mancuernas|Físico|F|2|60|Fuerza general|L01·1x360s·r0 F06·4x10·r90 F03·4x8/l·r90 F19·4x10/l·r75 F20·3x8/l·r75 F17·3x10·r75 F34·5x20m·r60 F12·3x12/l·r45 F31·3x20s/l·r45 L07·1x30s/l·r15|
|R04|Hombro y espalda con gomas|Físico|F|1|35|Hombro estable para bandeja y remate|L01·1x300s·r0 F18·3x12·r60 F22·3x15·r45 F23·3x12/l·r45 F21·3x10/l·r45 F25·2x8·r45 L09·1x30s/l·r15|
|R05|Codo y muñeca para voleas|Físico|F,L|1|30|Prevenir epicondilalgia|L01·1x300s·r0 F27·3x12/l·r45 F29·3x20s/l·r45 F18·3x12·r60 F23·2x12/l·r45 L11·2x30s/l·r15|
|R06|Gemelo, tobillo y rodilla|Físico|F,U|1|35|Prevenir lesiones de pierna|L01·1x300s·r0 F12·3x12/l·r45 F13·3x15·r45 F14·3x30s·r60 U06·3x30s/l·r30 F04·2x8/l·r60 L08·1x30s/l·r15|
|R07|Potencia de remate|Físico|X,F|2|60|Más velocidad de bola|L01·1x480s·r0 X03·4x6·r90 X02·4x6/l·r90 X04·4x8·r90 P03·3x5·r90 F06·4x8·r90 F22·3x15·r45 F24·3x12/l·r60 L03·2x8/l·r20 L09·2x30s/l·r15|
|R08|Pliometría inicial|Físico|P,F|1|30|Aprender a aterrizar|L01·1x360s·r0 P02·3x5·r60 P01·2x12·r60 F01·3x10·r60 F12·2x12/l·r45 F30·3x25s·r45 L08·1x30s/l·r15|
|R09|Pliometría avanzada|Físico|P,X|3|60|Reactividad y salto|L01·1x600s·r0 P03·4x5·r90 P04·4x6/l·r90 P07·3x4/l·r90 P08·4x4·r120 P09·4x5·r120 F06·3x8·r90 F31·3x20s/l·r45 L06·2x30s/l·r15 L13·1x240s·r0|
|R10|Intervalos tipo partido|Físico|C,U|2|60|Repetir puntos largos|L01·1x600s·r0 U01·4x20s·r40 C05·12x15s·r15 U02·6x15s·r30 C05·12x15s·r15 U02·6x15s·r30 C05·12x15s·r15 F31·3x20s/l·r45 L06·2x30s/l·r15 L08·2x30s/l·r15 L13·1x300s·r0|
|R11|Base aeróbica suave|Físico|C|1|60|Resistencia de base|L01·1x300s·r0 C01·1x2700s·r0 L08·2x30s/l·r15 L06·1x30s/l·r15|
|R12|Cardio en casa sin impacto|Físico|C,U|1|35|Resistencia sin saltos ni carrera|L01·1x300s·r0 C08·6x40s·r20 C10·6x45s·r30 F01·3x12·r45 C08·5x40s·r20 L12·2x10·r20|
|R13|Movilidad total|Físico|L|1|25|Rango en cadera, dorso y hombro|L12·2x10·r20 L02·2x8/l·r20 L03·2x8/l·r20 L05·2x8/l·r20 L04·2x10/l·r20 L06·2x30s/l·r15 L09·2x30s/l·r15 L13·1x240s·r0|
|R14|Pies rápidos en pista|Físico|U,C|2|60|Agilidad y cambios de dirección|L01·1x600s·r0 U06·2x30s/l·r30 U01·6x20s·r40 U02·8x15s·r30 U04·6x20s·r60 U07·6x10m·r60 X08·6x5m·r45 C04·10x10s·r20 F12·3x12/l·r45 F31·3x20s/l·r45 L08·2x30s/l·r15|
|R15|Core antirrotación|Físico|F,U|1|30|Transferir fuerza al golpe|L01·1x300s·r0 F32·3x8/l·r45 F21·3x10/l·r45 F33·3x8/l·r45 F31·2x20s/l·r45 F30·2x30s·r45|
|R16|Saque, resto, volea y globo|Técnico|U|1|60|Consistencia inicial|L01·1x480s·r0 U01·3x20s·r40 T01·5x12·r60 T02·5x12·r60 T03·5x14·r60 T13·5x12·r60 T09·5x12·r60 L11·1x30s/l·r15|
|R17|Bandeja y remate|Técnico|U|2|60|Jugar por arriba con control|L01·1x600s·r0 F23·2x12/l·r30 T03·5x12·r45 T13·4x10·r45 T05·6x8·r60 T07·6x8·r75 T16·5x8·r60 L09·2x30s/l·r15|
|R18|Paredes y defensa|Técnico|U|2|60|Salir de pared con calma|L01·1x480s·r0 U05·4x6/l·r40 T09·6x10·r45 T10·6x8·r60 T12·5x8·r45 T13·6x10·r45 K04·2x240s·r60 L05·1x8/l·r20|
|R19|Ganar la red|Táctico|U|2|75|Globo, chiquita y transición|L01·1x480s·r0 T13·4x10·r45 T14·5x8·r60 K01·5x180s·r60 K02·3x420s·r90 L13·1x300s·r0|
|R20|Australiana y defensa en pareja|Táctico|U|2|60|Coordinación de pareja|L01·1x360s·r0 T04·4x8·r60 K03·5x180s·r60 K04·5x240s·r60 L13·1x180s·r0|
|R21|Partido amistoso dirigido|Partido|C,U|1|75|Competir con un objetivo|L01·1x480s·r0 K05·2x1800s·r120 L08·1x30s/l·r15|
|R22|Mente entre puntos|Mental|U|1|20|Concentración y calma|L13·1x240s·r0 M01·4x60s·r30 M02·2x180s·r60|
|R23|Recuperación activa|Descanso|L|1|20|Descargar tras el partido|C01·1x480s·r0 L08·1x30s/l·r15 L06·1x30s/l·r15 L12·1x10·r20 L13·1x240s·r0|
|R24|Fuerza y movilidad para empezar|Físico|F,L|1|60|Base completa con gomas|L01·1x480s·r0 F01·3x12·r60 F08·3x15·r60 F18·3x12·r60 F16·3x10·r60 F04·3x8/l·r60 F22·3x15·r45 F12·3x12/l·r45 F32·3x8/l·r45 L05·2x8/l·r20 L03·2x8/l·r20 L06·2x30s/l·r15|
|R25|Saltos y potencia para empezar|Físico|P,X|1|60|Aterrizar bien y acelerar|L01·1x600s·r0 P02·3x5·r60 P01·2x12·r60 X09·4x6·r75 X05·4x6·r75 F01·3x12·r60 F08·3x15·r60 F12·2x12/l·r45 F23·2x12/l·r45 F31·3x20s/l·r45 L09·2x30s/l·r15 L13·1x240s·r0|
|R26|Funcional completa en casa|Físico|U,F|1|60|Equilibrio, core y giros|L01·1x480s·r0 F01·3x12·r60 F04·3x10/l·r60 U06·3x30s/l·r30 U05·4x6/l·r40 F33·3x8/l·r45 F32·3x8/l·r45 F16·3x10·r60 C08·6x40s·r20 L02·2x8/l·r20 L05·2x8/l·r20 L13·1x180s·r0|
|R27|Volea firme, globo con margen|Técnico|U|1|60|Mandar en la red y salir del apuro|L01·1x480s·r0 U01·3x20s·r40 T03·6x14·r60 T13·6x12·r60 T02·6x12·r60 T09·5x12·r60 L11·1x30s/l·r15|
|R28|Bandeja profunda, hombro tranquilo|Técnico|U|2|60|Guardar la red sin forzar el hombro|L01·1x480s·r0 F23·2x12/l·r30 T13·6x10·r45 T05·8x8·r60 T03·6x12·r45 T16·4x8·r60 L09·2x30s/l·r15|
|R29|Dos al fondo, un solo bloque|Táctico|U|1|60|Defender en pareja y salir de globo|L01·1x480s·r0 T02·5x12·r60 T13·6x12·r60 K04·5x240s·r60 L13·1x180s·r0|
|R30|Tú contra la pared|Técnico|U|1|60|Ritmo y control sin pista|L01·1x480s·r0 U05·5x6/l·r40 T15·10x60s·r45 U01·5x20s·r40 U02·8x15s·r30 M02·1x180s·r0 L04·2x10/l·r20 L11·2x30s/l·r15|
|R31|Golpes en sombra|Técnico|U|1|60|Pies y gesto sin bola|L01·1x480s·r0 U05·5x6/l·r40 U01·5x20s·r40 U02·8x15s·r30 C10·6x45s·r30 U06·3x30s/l·r30 M02·2x180s·r60 L05·2x8/l·r20 L13·1x240s·r0|
|R32|Cabeza de torneo|Mental|U|1|30|Llegar al torneo con la rutina ensayada|L13·1x240s·r0 M02·2x180s·r60 M01·6x60s·r30 M03·1x300s·r0|
|R33|Partido amistoso de una hora|Partido|C,U|1|60|Jugar con un objetivo en poco tiempo|L01·1x480s·r0 K05·3x900s·r120 L08·1x30s/l·r15|
`;
