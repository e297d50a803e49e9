import { type BodyArea, bodyAreas } from '@bandeja/domain/exercises/vocabulary';
import { remembered } from '@bandeja/domain/wire/remembered';
import type { Mention, Parsed } from '#language/health/clauses.ts';
import type { AreaEffect, PainEffect } from '#language/health/lexicon.ts';
import { normalise } from '#language/normalise.ts';
import { makeSpeller } from '#language/speller.ts';
import { respell } from '#language/spelling.ts';

/*
 * Names of ailments and the area of the catalogue that they load (docs/training.md#ailments). To be read and corrected by
 * a physiotherapist: one ailment a row, the columns divided by «|», several names in a column by commas.
 *
 * 1. area: codo, hombro, rodilla, tobillo, lumbar or muñeca; «?» where the words beside it say which («tendinitis de
 *    codo»); «-» where no exercise loads it («rinitis»).
 * 2. what is done: «cuida» spares the area; «profesional» lets it rest until a professional has seen it; «parte» is a
 *    part that is spared, too, except where it is to be trained («fortalecer el manguito»).
 * 3. Spanish of Spain and America; 4. Catalan; 5. Galician; 6. Portuguese; 7. English.
 *
 * A name needs no further word of pain. Accents, capitals and the plural do not matter; «*» stands for any ending.
 */
const table = `
codo   | cuida       | epicondilitis*, epicondilalgia*, epicondilosis, epicondilopatía, codo de tenista, codo de pádel, codo de padelero, codo del tenista | colze de tennista, colze de pàdel | cóbado de tenista | cotovelo de tenista, cotovelo do padel, epicondilite* | tennis elbow, padel elbow, lateral epicondylitis, epicondylitis
codo   | cuida       | epitrocleítis, epitroclitis, epitroclealgia, epitrocleosis, codo de golf*, codo del golfista | colze de golfista, epitrocleïtis | cóbado de golfista | cotovelo de golfista, epitrocleíte | golfers elbow, golfer s elbow, golfer elbow, medial epicondylitis
codo   | cuida       | bursitis olecraniana, bursitis de codo, bursitis del codo, codo de estudiante | bursitis de colze | bursite de cóbado | bursite do cotovelo, bursite no cotovelo | olecranon bursitis, elbow bursitis
codo   | cuida       | tendinitis de codo, tendinopatía de codo, tendinosis de codo | tendinitis de colze, tendinitis al colze | tendinite de cóbado | tendinite no cotovelo | elbow tendinitis, elbow tendonitis
codo   | cuida       | tendinitis del tríceps, tendinopatía tricipital, entesopatía del tríceps | tendinitis del tríceps | tendinite do tríceps | tendinite do tricípite | triceps tendinitis, triceps tendonitis
codo   | cuida       | tendinopatía distal del bíceps, tendinitis bicipital distal | tendinopatia distal del bíceps | tendinopatía distal do bíceps | tendinopatia distal do bíceps | distal biceps tendinopathy
codo   | cuida       | síndrome del túnel cubital, atrapamiento del cubital, neuropatía cubital, neuritis cubital | síndrome del túnel cubital | síndrome do túnel cubital | síndrome do túnel cubital | cubital tunnel, ulnar neuropathy
codo   | cuida       | síndrome pronador, síndrome del pronador redondo, síndrome del túnel radial | síndrome del pronador | síndrome do pronador | síndrome do pronador, síndrome do túnel radial | pronator syndrome, radial tunnel syndrome
codo   | cuida       | sobrecarga de antebrazo, síndrome compartimental del antebrazo, antebrazo en tensión | sobrecàrrega d'avantbraç | sobrecarga do antebrazo | sobrecarga no antebraço | forearm pump, forearm strain
codo   | profesional | rotura del ligamento colateral cubital, inestabilidad de codo, lesión de Tommy John | inestabilitat de colze | inestabilidade do cóbado | instabilidade do cotovelo | ucl tear, tommy john
codo   | profesional | artrosis de codo, rigidez de codo, osteocondritis de codo | artrosi de colze | artrose de cóbado | artrose no cotovelo | elbow arthritis
hombro | cuida       | lesión del manguito, tendinitis del manguito, tendinopatía del manguito | tendinitis del manegot |  |  | 
hombro | profesional | rotura del manguito, rotura del supraespinoso, manguito roto, supraespinoso roto, rotura parcial del supraespinoso, rotura del infraespinoso, rotura del subescapular | trencament del manegot | rotura do manguito | rutura do manguito, ruptura do manguito, rotura da coifa | rotator cuff tear, torn rotator cuff, supraspinatus tear
hombro | cuida       | tendinitis del supraespinoso, tendinopatía del supraespinoso, tendinosis del supraespinoso | tendinitis del supraespinós | tendinite do supraespiñoso | tendinite do supraespinhal, tendinite do supraespinhoso, tendinopatia do supraespinhal | supraspinatus tendinitis, supraspinatus tendinopathy, rotator cuff tendinitis, rotator cuff tendinopathy
hombro | cuida       | tendinopatía del infraespinoso, tendinitis del infraespinoso | tendinitis de l'infraespinós | tendinite do infraespiñoso | tendinite do infraespinhal | infraspinatus tendinitis
hombro | cuida       | tendinopatía del subescapular, tendinitis del subescapular | tendinitis del subescapular | tendinite do subescapular | tendinite do subescapular | subscapularis tendinitis
hombro | profesional | SLAP, lesión SLAP, rotura del labrum, labrum roto, lesión del labrum | lesió slap | lesión slap | lesão slap, lesão do labrum, rutura do labrum | slap tear, labral tear, labrum tear
hombro | cuida       | síndrome subacromial, pinzamiento subacromial, pinzamiento de hombro, conflicto subacromial, choque subacromial | pinçament subacromial, pinçament d'espatlla | pinzamento subacromial | conflito subacromial, síndrome do impacto, impacto subacromial | shoulder impingement, subacromial impingement
hombro | cuida       | bursitis subacromial, bursitis subdeltoidea, bursitis de hombro, bursitis del hombro | bursitis subacromial, bursitis d'espatlla | bursite subacromial, bursite no ombreiro | bursite subacromial, bursite no ombro | shoulder bursitis, subacromial bursitis
hombro | cuida       | capsulitis, capsulitis adhesiva, hombro congelado, capsulitis retráctil | capsulitis adhesiva, espatlla congelada | capsulite adhesiva, ombreiro conxelado | capsulite adesiva, ombro congelado | frozen shoulder, adhesive capsulitis
hombro | cuida       | tendinitis bicipital, tendinopatía bicipital, tendinitis del bíceps, tendinopatía de la porción larga del bíceps, tendinitis de la porción larga, bicipital | tendinitis bicipital | tendinite bicipital | tendinite bicipital, tendinite do bicípite | biceps tendinitis, biceps tendonitis, bicipital tendinitis
hombro | profesional | rotura del bíceps, rotura de la porción larga del bíceps, bíceps roto, signo de Popeye | trencament del bíceps | rotura do bíceps | rutura do bicípite, ruptura do bíceps | biceps tear, torn biceps
hombro | cuida       | tendinitis calcificante, calcificación de hombro, calcificación en el hombro, calcificación del supraespinoso, hombro calcificado | tendinitis calcificant, calcificació a l'espatlla | tendinite calcificante | tendinite calcária, tendinite calcificante, calcificação no ombro | calcific tendinitis, calcific tendonitis
hombro | cuida       | tendinitis de hombro, tendinopatía de hombro, tendinosis de hombro, omalgia, hombro doloroso, periartritis escapulohumeral, hombro de nadador | tendinitis d'espatlla, omàlgia | tendinite de ombreiro, tendinite no ombreiro | tendinite no ombro, tendinite do ombro | shoulder tendinitis, shoulder tendonitis, swimmers shoulder, swimmer s shoulder
hombro | profesional | luxación de hombro, hombro dislocado, subluxación de hombro, lesión de Bankart, lesión de Hill-Sachs, inestabilidad de hombro, hombro inestable | luxació d'espatlla, inestabilitat d'espatlla | luxación de ombreiro | luxação do ombro, ombro deslocado, instabilidade do ombro | dislocated shoulder, shoulder dislocation, shoulder instability, bankart
hombro | profesional | luxación acromioclavicular, lesión acromioclavicular, esguince acromioclavicular, artrosis acromioclavicular, acromioclavicular | lesió acromioclavicular, luxació acromioclavicular | luxación acromioclavicular | lesão acromioclavicular, luxação acromioclavicular | ac joint, separated shoulder
hombro | profesional | artrosis de hombro, artrosis glenohumeral, omartrosis | artrosi d'espatlla | artrose de ombreiro | artrose no ombro | shoulder arthritis
hombro | cuida       | discinesia escapular, escápula alada, dolor interescapular, dorsalgia interescapular | discinèsia escapular | discinesia escapular | discinesia escapular, escápula alada | scapular dyskinesis, winged scapula
hombro | profesional | síndrome del desfiladero torácico, síndrome del opérculo torácico | síndrome de l'estret toràcic | síndrome do desfiladeiro torácico | síndrome do desfiladeiro torácico | thoracic outlet syndrome
hombro | cuida       | cervicalgia*, sobrecarga cervical, cervicobraquialgia | cervicàlgia, mal de cervicals | cervicalxia | cervicalgia, dor cervical | neck pain, stiff neck
hombro | cuida       | tortícolis, cuello bloqueado | torticoli | torcicolo | torcicolo | torticollis, wry neck
hombro | cuida       | contractura cervical, contractura de trapecio, contractura en el trapecio, trapecio contracturado | contractura cervical, contractura al trapezi | contractura cervical | contratura cervical, contratura no trapézio | trapezius strain, knot in my trap
hombro | profesional | hernia cervical, hernia en el cuello, hernia discal cervical, protrusión cervical, hernia C5-C6, C5-C6, C6-C7, hernia C6-C7 | hèrnia cervical | hernia cervical | hérnia cervical | cervical disc herniation, cervical herniated disc
hombro | profesional | radiculopatía cervical, cervicobraquialgia irradiada, pinzamiento cervical, mielopatía cervical | radiculopatia cervical | radiculopatía cervical | radiculopatia cervical | cervical radiculopathy, pinched nerve in my neck
hombro | profesional | artrosis cervical, cervicoartrosis, espondilosis cervical, cervicartrosis | artrosi cervical | artrose cervical | artrose cervical | cervical arthritis, cervical spondylosis
hombro | cuida       | latigazo cervical, esguince cervical, rectificación cervical, hiperlordosis cervical | fuetada cervical, esquinç cervical | latigazo cervical | chicote cervical, entorse cervical | whiplash
hombro | cuida       | neuralgia de Arnold, neuralgia occipital, cefalea cervicogénica | neuràlgia d'Arnold | neuralxia de Arnold | neuralgia occipital | occipital neuralgia
hombro | cuida       | dorsalgia, contractura dorsal, contractura en el dorsal, dorsal contracturado | dorsàlgia | dorsalxia | dorsalgia, dor dorsal | upper back pain, mid back pain
hombro | cuida       | tendinopatía del pectoral, desgarro del pectoral, rotura del pectoral | esquinç del pectoral | rotura do pectoral | lesão do peitoral | pec tear, pec strain
lumbar | cuida       | lumbalgia*, lumbago*, lumbodinia, lumbalgia mecánica | lumbàlgia, lumbago, mal d'esquena, dolor d'esquena | lumbalxia, dor de costas, lombalxia | lombalgia, lumbalgia, dor nas costas, dor lombar, dor de costas, mal das costas | low back pain, lower back pain, back pain, bad back
lumbar | cuida       | contractura lumbar, sobrecarga lumbar, espasmo lumbar, lumbar bloqueada, lumbares contracturadas, enganchón lumbar | contractura lumbar | contractura lumbar | contratura lombar | back spasm, lumbar strain
lumbar | cuida       | ciática, ciatalgia, lumbociática, lumbociatalgia, nervio ciático, ciático, lumbo ciática | ciàtica, nervi ciàtic | ciática, nervio ciático | ciática, nervo ciático, ciatalgia, dor ciática | sciatica, sciatic nerve
lumbar | profesional | hernia discal, hernia lumbar, hernia de disco, hernia en la lumbar, hernia en L5, hernia L4-L5, hernia L5-S1, hernias discales, hernias lumbares, hernia en L4 | hèrnia discal, hèrnia lumbar, hèrnia de disc, hèrnia | hernia discal | hérnia de disco, hérnia discal, hérnia lombar, hérnia | herniated disc, herniated disk, slipped disc, disc herniation
lumbar | cuida       | protrusión, protrusión discal, protrusiones, protusión, protrusión lumbar | protrusió discal, protrusió | protrusión discal | protrusão, protusão discal, protrusão discal | bulging disc, disc bulge, bulging disk
lumbar | cuida       | L4-L5, L5-S1, L3-L4, L4 L5, L5 S1 | | | |
lumbar | profesional | discopatía, discopatía degenerativa, disco degenerado, degeneración discal, artrosis discal, disco desgastado | discopatia | discopatía | discopatia, desgaste do disco | degenerative disc disease, disc degeneration
lumbar | profesional | espondilolistesis, espondilólisis, espondil*, listesis, espondilosis lumbar | espondilolistesi, espondilòlisi | espondilolistese | espondilolistese, espondilólise | spondylolisthesis, spondylolysis
lumbar | profesional | espondilitis anquilosante, espondiloartritis, espondiloartropatía | espondilitis anquilosant | espondilite anquilosante | espondilite anquilosante | ankylosing spondylitis
lumbar | profesional | estenosis de canal, estenosis lumbar, canal estrecho | estenosi de canal | estenose do canal | estenose lombar, canal estreito | spinal stenosis
lumbar | profesional | artrosis lumbar, artrosis facetaria, síndrome facetario, lumboartrosis | artrosi lumbar | artrose lumbar | artrose lombar, síndrome facetária | facet joint syndrome, facet arthritis
lumbar | cuida       | sacroileítis, sacroilíaca, sacroilíaco, síndrome sacroilíaco, disfunción sacroilíaca, bloqueo sacroilíaco, lumbosacralgia | sacroileïtis, sacroilíaca | sacroileíte | sacroileíte, sacroilíaca | sacroiliac joint, si joint, sacroiliitis
lumbar | cuida       | síndrome piramidal, síndrome del piramidal, síndrome del piriforme, síndrome piriforme | síndrome del piramidal | síndrome do piramidal | síndrome do piriforme | piriformis syndrome
lumbar | profesional | coccigodinia, coxigodinia, fisura de coxis | coccigodínia, dolor de còccix | coccixodinia | coccigodínia, dor no cóccix | coccydynia, tailbone pain
lumbar | cuida       | escoliosis, desviación de columna, columna desviada | escoliosi | escoliose | escoliose | scoliosis
lumbar | cuida       | hiperlordosis, hiperlordosis lumbar, hipercifosis, cifosis, rectificación lumbar | hiperlordosi, cifosi | hiperlordose, cifose | hiperlordose, cifose | hyperlordosis, kyphosis
lumbar | profesional | fractura vertebral, aplastamiento vertebral, vértebra aplastada, vértebra fisurada | fractura vertebral | fractura vertebral | fratura vertebral | compression fracture, vertebral fracture
lumbar | cuida       | rotura de oblicuo, desgarro del oblicuo, rotura abdominal, desgarro abdominal, distensión abdominal, rotura fibrilar en el oblicuo | trencament de l'oblic, esquinç abdominal | rotura do oblicuo | rotura do oblíquo, distensão abdominal | oblique strain, abdominal strain, side strain
lumbar | profesional | diástasis, diástasis abdominal, diástasis de rectos | diàstasi abdominal, diàstasi | diástase abdominal | diástase, diástase abdominal | diastasis recti, diastasis
lumbar | cuida       | síndrome miofascial lumbar, cuadrado lumbar contracturado, contractura del cuadrado lumbar, síndrome de Maigne | quadrat lumbar contracturat | cadrado lumbar contracturado | quadrado lombar contraturado | quadratus lumborum strain
rodilla | cuida      | condromalacia*, condropatía, condropatía rotuliana, condromalacia rotuliana, cartílago desgastado, desgaste de cartílago | condromalàcia, condropatia | condromalacia | condromalácia, condropatia | chondromalacia, chondromalacia patellae, runners knee, runner s knee
rodilla | profesional | condropatía grado III, condropatía grado IV, condropatía grado 3, condropatía grado 4, condromalacia grado 3, condromalacia grado 4, condromalacia grado III, condromalacia grado IV | condropatia grau 3, condropatia grau 4 | condropatía grao 3 | condropatia grau 3, condromalácia grau 4 | grade 4 chondromalacia, grade 3 chondromalacia
rodilla | cuida      | tendinopatía rotuliana, tendinitis rotuliana, tendinosis rotuliana, rodilla de saltador, tendón rotuliano, tendinitis del rotuliano, rotuliano, rotuliana, entesopatía rotuliana | tendinopatia rotuliana, tendinitis rotuliana, genoll de saltador | tendinopatía rotuliana, xeonllo de saltador | tendinopatia rotuliana, tendinopatia patelar, tendinite patelar, tendinite rotuliana, joelho de saltador | jumpers knee, jumper s knee, patellar tendinitis, patellar tendonitis, patellar tendinopathy
rodilla | cuida      | tendinopatía cuadricipital, tendinitis cuadricipital, tendinitis del cuádriceps, tendón cuadricipital, cuadricipital | tendinopatia quadricipital, tendinitis quadricipital | tendinopatía cuadricipital | tendinopatia quadricipital, tendinite do quadricípite | quadriceps tendinitis, quad tendonitis, quad tendinopathy
rodilla | cuida      | menisco*, meniscopatía, lesión de menisco, meniscos | menisc, meniscs | menisco | menisco, meniscos | meniscus
rodilla | profesional | rotura de menisco, menisco roto, meniscos rotos, rotura meniscal, desgarro de menisco, asa de cubo | trencament de menisc, menisc trencat | rotura de menisco, menisco roto | rutura do menisco, ruptura do menisco, menisco roto, menisco rompido, menisco rasgado | meniscus tear, torn meniscus
rodilla | profesional | meniscectomía, sutura meniscal, menisco operado, meniscos operados | meniscectomia | meniscectomía | meniscectomia | meniscectomy, meniscus surgery
rodilla | profesional | rotura de cruzado, rotura del cruzado, rotura de ligamento cruzado, rotura del ligamento cruzado, rotura de LCA, rotura del LCA, LCA roto, cruzado roto, cruzados rotos | trencament del lligament creuat, trencament de lligament, creuat trencat | rotura do cruzado, rotura do ligamento cruzado | rutura do ligamento cruzado, ruptura do ligamento cruzado, rotura do cruzado, rotura de ligamento cruzado | acl tear, torn acl, acl rupture
rodilla | cuida       | LCA, ACL, ligamento cruzado, ligamento cruzado anterior, cruzado anterior, ligamentoplastia, plastia de LCA, ligamentoplastia de LCA | lligament creuat, lligament creuat anterior | ligamento cruzado, cruzado anterior | ligamento cruzado, ligamento cruzado anterior, LCA | acl, anterior cruciate ligament, acl reconstruction, acl surgery
rodilla | profesional | LCP, ligamento cruzado posterior, cruzado posterior, rotura de LCP | lligament creuat posterior | ligamento cruzado posterior | ligamento cruzado posterior | pcl, pcl tear, posterior cruciate ligament
rodilla | cuida      | esguince de rodilla, esguince de ligamento lateral interno, ligamento lateral interno, esguince del lateral interno, ligamento colateral medial, lesión del ligamento lateral interno, LLI, esguince de LLI | esquinç de genoll, lligament lateral intern | escordadura de xeonllo | entorse do joelho, entorse no joelho, ligamento colateral medial | mcl, mcl sprain, mcl tear, knee sprain, sprained knee
rodilla | profesional | tríada, tríada desgraciada, triada de O'Donoghue | tríada desgraciada | tríada desgraciada | tríade infeliz | unhappy triad
rodilla | cuida      | síndrome femoropatelar, dolor femoropatelar, femoropatelar, dolor rotuliano, síndrome patelofemoral, síndrome rotuliano, hiperpresión rotuliana, disfunción femoropatelar | síndrome femoropatel·lar | síndrome femoropatelar | síndrome femoropatelar, síndrome patelofemoral, dor femoropatelar | patellofemoral pain, patellofemoral syndrome, pfps
rodilla | profesional | luxación de rótula, subluxación de rótula, inestabilidad rotuliana, rótula inestable, rótula luxada | luxació de ròtula | luxación de rótula | luxação da rótula, luxação da patela | dislocated kneecap, patellar dislocation
rodilla | cuida      | rótula alta, rótula bipartita, plica, plica sinovial, síndrome de la plica, hoffitis, grasa de Hoffa | plica sinovial, ròtula alta | plica sinovial | plica sinovial, patela alta, hoffite | plica syndrome, hoffa fat pad, fat pad impingement
rodilla | cuida      | cintilla, cintilla iliotibial, síndrome de la cintilla, banda iliotibial, síndrome de la banda iliotibial, rodilla de corredor | banda iliotibial, síndrome de la cintilla | banda iliotibial | banda iliotibial, síndrome da banda iliotibial, trato iliotibial | it band, itb syndrome, iliotibial band, it band syndrome
rodilla | cuida      | pata de ganso, tendinitis de la pata de ganso, bursitis anserina, bursitis de la pata de ganso, anserina | pota d'oca | pata de ganso | pata de ganso, bursite anserina | pes anserine, pes anserinus bursitis
rodilla | cuida      | bursitis prerrotuliana, bursitis de rodilla, bursitis en la rodilla, bursitis rotuliana, higroma de rodilla | bursitis prerotuliana, bursitis de genoll | bursite de xeonllo | bursite no joelho, bursite do joelho, bursite pré-patelar | knee bursitis, prepatellar bursitis, housemaids knee
rodilla | cuida      | quiste de Baker, quiste poplíteo, quiste en la corva, tendinitis poplítea | quist de Baker | quiste de Baker | cisto de Baker, quisto de Baker | bakers cyst, baker s cyst, popliteal cyst
rodilla | profesional | derrame de rodilla, derrame articular, derrame en la rodilla, líquido en la rodilla, derrame sinovial, sinovitis de rodilla, hidrartrosis | vessament de genoll, líquid al genoll | derrame no xeonllo, líquido no xeonllo | derrame no joelho, derrame articular, água no joelho | knee effusion, fluid on the knee, water on the knee
rodilla | profesional | artrosis de rodilla, gonartrosis, rodilla artrósica, artrosis femoropatelar, desgaste de rodilla | artrosi de genoll, gonartrosi | artrose de xeonllo, artrose no xeonllo | artrose no joelho, artrose do joelho, gonartrose | knee arthritis, knee osteoarthritis
rodilla | profesional | prótesis de rodilla, rodilla ortopédica, prótesis total de rodilla | pròtesi de genoll | prótese de xeonllo | prótese no joelho, prótese do joelho | knee replacement
rodilla | profesional | osteocondritis, osteocondritis disecante, osteocondrosis, ratón articular, lesión osteocondral | osteocondritis | osteocondrite | osteocondrite, osteocondrite dissecante | osteochondritis dissecans, osteochondral lesion
rodilla | cuida      | Osgood-Schlatter, osgood, Sinding-Larsen, enfermedad de Osgood | osgood schlatter | osgood schlatter | osgood schlatter | osgood schlatters
rodilla | profesional | edema óseo, edema óseo en la rodilla, edema de rodilla | edema ossi | edema óseo | edema ósseo | bone marrow edema, bone bruise
rodilla | profesional | gonalgia, rodilla bloqueada, bloqueo de rodilla, rodilla inestable, inestabilidad de rodilla | gonàlgia, genoll bloquejat | gonalxia | gonalgia, joelho bloqueado, joelho instável | locked knee, unstable knee
rodilla | cuida      | trocanteritis, bursitis trocantérea, trocantérea, bursitis trocanteriana, síndrome trocantérico, dolor trocantérico | trocanteritis, bursitis trocantèria | trocanterite, bursite trocantérea | trocanterite, bursite trocantérica, bursite trocanteriana | trochanteric bursitis, gtps, trochanteritis, hip bursitis
rodilla | cuida      | tendinopatía glútea, tendinitis glútea, tendinitis del glúteo medio, tendinopatía del glúteo medio, rotura del glúteo medio | tendinopatia glútia | tendinopatía glútea | tendinopatia glútea, tendinite do glúteo médio | gluteal tendinopathy, glute med tendinopathy
rodilla | profesional | artrosis de cadera, coxartrosis, cadera artrósica, desgaste de cadera | artrosi de maluc, coxartrosi | artrose de cadeira | artrose na anca, artrose do quadril, coxartrose | hip arthritis, hip osteoarthritis
rodilla | profesional | prótesis de cadera, cadera operada | pròtesi de maluc | prótese de cadeira | prótese da anca, prótese de quadril | hip replacement
rodilla | profesional | choque femoroacetabular, pinzamiento femoroacetabular, femoroacetabular, pinzamiento de cadera, síndrome FAI | xoc femoroacetabular | choque femoroacetabular | conflito femoroacetabular, impacto femoroacetabular | femoroacetabular impingement, hip impingement, fai syndrome
rodilla | profesional | rotura del labrum de cadera, labrum de cadera, displasia de cadera | displàsia de maluc, labrum del maluc | displasia de cadeira | displasia da anca, displasia de quadril | hip labral tear, hip dysplasia
rodilla | cuida      | cadera en resorte, coxalgia, coxa saltans, bursitis de cadera | maluc en ressort, coxàlgia | coxalxia | coxalgia, dor na anca, dor no quadril | snapping hip, hip pain
rodilla | cuida      | tendinitis del psoas, psoasitis, psoítis, psoas ilíaco, tendinopatía del psoas, contractura del psoas | tendinitis del psoes |  | tendinite do psoas | psoas strain, hip flexor strain, hip flexor tendinitis
rodilla | cuida      | pubalgia*, osteopatía de pubis, osteopatía dinámica de pubis, osteítis púbica, pubitis | pubàlgia | pubalxia | pubalgia, pubeíte | osteitis pubis, athletic pubalgia, sports hernia
rodilla | cuida      | tendinopatía del aductor, tendinitis de aductores, tendinitis del aductor, tendinopatía de aductores, distensión del aductor | tendinopatia d'adductors, tendinitis d'adductors | tendinite de adutores | tendinite dos adutores, adutor lesionado, distensão do adutor | groin strain, adductor strain, groin pull
rodilla | cuida      | rotura del aductor, rotura de aductor, rotura fibrilar en el aductor, rotura fibrilar del aductor, desgarro del aductor, tirón en el aductor | trencament d'adductor, estrebada a l'adductor | rotura do adutor | rotura do adutor, rutura do adutor, distensão na virilha | adductor tear, torn groin
rodilla | cuida      | rotura de isquios, rotura del isquio, rotura de isquiotibiales, rotura fibrilar en el isquio, rotura fibrilar de isquios, rotura fibrilar del bíceps femoral, rotura de bíceps femoral, desgarro de isquios, desgarro en el isquio, tirón en el isquio, isquio roto | trencament d'isquios, estrebada a l'isquio, trencament fibril·lar a l'isquio | rotura de isquios, rotura do isquio | rotura dos isquiotibiais, rutura dos isquiotibiais, estiramento na coxa, distensão dos isquiotibiais | hamstring tear, hamstring strain, pulled hamstring, torn hamstring
rodilla | cuida      | tendinopatía isquiotibial, tendinopatía de isquios, tendinopatía proximal de isquios, tendinitis de isquios, síndrome isquiosural | tendinopatia isquiotibial | tendinopatía de isquios | tendinopatia dos isquiotibiais | hamstring tendinopathy, hamstring tendinitis, tight hamstring
rodilla | cuida      | rotura de cuádriceps, rotura fibrilar en el cuádriceps, rotura del recto anterior, rotura fibrilar del recto anterior, rotura de recto femoral, desgarro de cuádriceps, cuádriceps roto, recto anterior roto | trencament de quàdriceps, trencament del recte anterior | rotura de cuádriceps | rotura do quadricípite, rutura do quadricípite, estiramento no quadríceps | quad tear, quad strain, pulled quad, rectus femoris strain
rodilla | profesional | hernia inguinal deportiva, hernia del deportista | hèrnia inguinal de l'esportista | hernia do deportista | hérnia do desportista | sportsmans hernia
tobillo | cuida      | esguince de tobillo, esguinces de tobillo, tobillo torcido, torcedura de tobillo, entorsis de tobillo, esguince lateral de tobillo | esquinç de turmell, turmell torçat | escordadura de nocello, nocello torto | entorse do tornozelo, entorse no tornozelo, tornozelo torcido | ankle sprain, sprained ankle, rolled ankle, twisted ankle
tobillo | profesional | rotura de ligamentos del tobillo, rotura del peroneo astragalino, ligamento peroneoastragalino, LPAA, inestabilidad de tobillo, tobillo inestable, inestabilidad crónica de tobillo | inestabilitat de turmell, trencament de lligaments del turmell | inestabilidade do nocello | instabilidade do tornozelo, rutura de ligamentos do tornozelo | ankle instability, torn ankle ligaments, atfl tear
tobillo | profesional | sindesmosis, lesión de la sindesmosis, esguince alto de tobillo | sindesmosi | sindesmose | sindesmose | syndesmosis, high ankle sprain
tobillo | cuida      | tendinitis aquílea, tendinopatía aquílea, tendinitis de Aquiles, tendinopatía de Aquiles, tendinosis aquílea, aquílea, aquilodinia, tendinitis en el aquiles | tendinitis d'Aquil·les, tendinopatia aquil·lea | tendinite de Aquiles, tendinopatía aquílea | tendinite de Aquiles, tendinite no tendão de Aquiles, tendinopatia de Aquiles | achilles tendinitis, achilles tendonitis, achilles tendinopathy
tobillo | profesional | rotura de Aquiles, rotura del tendón de Aquiles, aquiles roto, rotura parcial del Aquiles | trencament del tendó d'Aquil·les | rotura do tendón de Aquiles | rutura do tendão de Aquiles, ruptura do tendão de Aquiles | achilles tear, torn achilles, achilles rupture
tobillo | cuida      | enfermedad de Haglund, deformidad de Haglund, haglund, bursitis retrocalcánea, bursitis de talón | haglund | haglund | haglund, bursite do calcanhar | haglunds, retrocalcaneal bursitis
tobillo | cuida      | fascit*, fascitis plantar, fasceítis, fasceítis plantar, fascia plantar, fasciosis plantar, fascitis en el pie | fascitis plantar, fascitis | fascite plantar | fascite plantar, fasceíte plantar, fascite | plantar fasciitis, plantar fascitis, fasciitis
tobillo | cuida      | espolón, espolón calcáneo, espolones | esperó calcani | esporón calcáneo | esporão, esporão do calcâneo, esporão de calcâneo | heel spur
tobillo | cuida      | talalgia, talón de corredor, atrofia de la grasa plantar | talàlgia, mal de taló | talalxia | talalgia, dor no calcanhar | heel pain, bruised heel
tobillo | cuida      | enfermedad de Sever, apofisitis calcánea | malaltia de Sever | enfermidade de Sever | doença de Sever | severs disease, sever s disease
tobillo | cuida      | metatarsalgia, sesamoiditis | metatarsàlgia, sesamoïditis | metatarsalxia | metatarsalgia, sesamoidite | metatarsalgia, sesamoiditis, ball of foot pain
tobillo | cuida      | neuroma de Morton | neuroma de Morton | neuroma de Morton | neuroma de Morton | mortons neuroma, morton s neuroma
tobillo | cuida      | juanete*, hallux valgus, juanetes | galindó, galindons, hallux valgus | xoanete | joanete*, hallux valgus | bunion*
tobillo | cuida      | hallux rígido, hallux rigidus, hallux limitus, artrosis del dedo gordo | hallux rigidus | hallux rigidus | hallux rigidus | turf toe, hallux rigidus
tobillo | cuida      | dedo en martillo, dedos en garra, uñero, dedo en garra | dit en martell | dedo en martelo | dedo em martelo, dedo em garra | hammer toe, claw toe
tobillo | cuida      | pie plano, pies planos, pie valgo, pie cavo, pies cavos, sobrepronación, hiperpronación | peus plans, peu pla | pé plano, pés planos | pé chato, pés chatos, pé plano | flat feet, flat foot
tobillo | cuida      | periostitis*, periostitis tibial, síndrome de estrés tibial, dolor tibial | periostitis tibial | periostite tibial | periostite tibial, canelite | shin splints, shin splint, medial tibial stress
tobillo | profesional | fractura por estrés, fractura de estrés, fisura por estrés, fractura por sobrecarga, fractura de metatarso, fractura de metatarsiano | fractura per estrès | fractura por estrés | fratura por estresse, fratura de stress | stress fracture
tobillo | profesional | síndrome compartimental, síndrome compartimental crónico | síndrome compartimental | síndrome compartimental | síndrome compartimental | compartment syndrome
tobillo | cuida      | tendinitis del tibial posterior, tendinopatía del tibial posterior, tendinitis tibial, disfunción del tibial posterior, tendinitis del tibial anterior | tendinitis del tibial | tendinite do tibial posterior | tendinite do tibial posterior | tibialis posterior, posterior tibial tendinitis, tibialis anterior tendinitis
tobillo | cuida      | tendinitis de los peroneos, tendinopatía peronea, tendinitis peronea, luxación de peroneos, tendinitis del peroneo | tendinitis dels peroneals | tendinite dos peroneos | tendinite dos fibulares, tendinite dos peroneais | peroneal tendinitis, peroneal tendonitis
tobillo | profesional | síndrome del túnel tarsiano, túnel tarsiano, túnel del tarso | túnel tarsià | túnel tarsiano | túnel do tarso, síndrome do túnel társico | tarsal tunnel
tobillo | cuida      | síndrome del seno del tarso, seno del tarso, os trigonum, pinzamiento posterior de tobillo, pinzamiento anterior de tobillo, pinzamiento de tobillo | síndrome del si del tars | seo do tarso | seio do tarso, conflito do tornozelo | sinus tarsi syndrome, ankle impingement, os trigonum
tobillo | cuida      | rotura de gemelo, rotura fibrilar en el gemelo, rotura fibrilar de gemelo, rotura fibrilar del gemelo, rotura de fibras en el gemelo, gemelo roto, desgarro de gemelo, desgarro en el gemelo, tirón en el gemelo, microrrotura en el gemelo, rotura fibrilar en gemelo, tennis leg, pierna de tenista | trencament de bessó, trencament fibril·lar al bessó, estrebada al bessó, bessó trencat | rotura de xemelgo, rotura fibrilar no xemelgo | rotura do gémeo, rutura do gémeo, rutura na panturrilha, estiramento na panturrilha, distensão na panturrilha, estiramento na batata da perna | calf tear, calf strain, pulled calf, torn calf
tobillo | cuida      | rotura de sóleo, rotura del sóleo, sóleo roto, rotura fibrilar en el sóleo, contractura de sóleo, contractura en el sóleo, desgarro de sóleo | trencament del soli | rotura do sóleo | rotura do solear, lesão no solear, sóleo rompido | soleus strain, soleus tear
tobillo | cuida      | contractura de gemelo, contractura en el gemelo, sobrecarga de gemelos, sobrecarga en el gemelo, gemelo contracturado | contractura al bessó | contractura no xemelgo | contratura no gémeo, contratura na panturrilha | tight calf, calf cramp
tobillo | profesional | artrosis de tobillo, artrosis subastragalina, tobillo artrósico | artrosi de turmell | artrose de nocello | artrose no tornozelo | ankle arthritis
tobillo | profesional | fractura de peroné, fractura de maléolo, fractura de tobillo, fractura de tibia, fractura de astrágalo, lesión de Lisfranc, lisfranc, fractura del quinto metatarsiano, fractura de Jones | fractura de peroné, fractura de turmell | fractura de nocello | fratura do tornozelo, fratura do perónio | broken ankle, ankle fracture, lisfranc injury
tobillo | cuida      | tendinitis del flexor del dedo gordo, tendinitis de los extensores del pie | tendinitis dels extensors del peu | tendinite dos extensores do pé | tendinite dos extensores do pé | extensor tendonitis foot
tobillo | cuida      | gota en el pie, podagra, papiloma plantar, verruga plantar, ampolla plantar | papil·loma plantar, berruga plantar | verruga plantar | verruga plantar | plantar wart
muñeca | cuida       | tendinitis de muñeca, tendinopatía de muñeca, tendinitis en la muñeca, tendinitis de los extensores, tendinitis del flexor, muñeca abierta, tendinitis de la mano | tendinitis de canell, tendinitis al canell, canell obert | tendinite de pulso, tendinite no pulso, pulso aberto | tendinite no punho, tendinite no pulso, pulso aberto, punho aberto | wrist tendinitis, wrist tendonitis
muñeca | cuida       | túnel carpiano, síndrome del túnel carpiano, túnel del carpo, síndrome del carpo, carpiano | túnel carpià | túnel carpiano | túnel do carpo, túnel cárpico, síndrome do túnel do carpo, síndrome do túnel cárpico | carpal tunnel
muñeca | cuida       | tenosinovitis de De Quervain, De Quervain, quervain, tendinitis del pulgar, tenosinovitis del pulgar | de quervain, tendinitis del polze | de quervain | de quervain, tendinite no polegar | de quervains, thumb tendinitis, thumb tendonitis
muñeca | profesional | fibrocartílago triangular, lesión del fibrocartílago, TFCC, CFCT, lesión del TFCC | fibrocartílag triangular | fibrocartilaxe triangular | fibrocartilagem triangular | tfcc tear, tfcc injury
muñeca | cuida       | ganglión, ganglión de muñeca, quiste sinovial, quiste en la muñeca, ganglio en la muñeca, quiste ganglionar | ganglió al canell, quist sinovial | quiste sinovial | quisto sinovial, cisto sinovial | ganglion cyst
muñeca | cuida       | esguince de muñeca, muñeca torcida, esguince en la muñeca, torcedura de muñeca | esquinç de canell | escordadura de pulso | entorse do pulso, entorse no punho | wrist sprain, sprained wrist
muñeca | profesional | fractura de escafoides, pseudoartrosis de escafoides, fractura de Colles, fractura de muñeca, fractura de radio, fractura de cúbito, muñeca rota, lesión escafolunar | fractura d'escafoide, fractura de canell | fractura de escafoides | fratura do escafoide, fratura do punho | scaphoid fracture, broken wrist, wrist fracture
muñeca | cuida       | dedo en gatillo, dedo en resorte, dedo en martillo de la mano, dedo de mazo | dit en ressort | dedo en resorte | dedo em gatilho | trigger finger, mallet finger
muñeca | profesional | rizartrosis, artrosis del pulgar, artrosis de manos, artrosis en las manos, artrosis de la mano, artrosis de muñeca, artritis en las manos | rizartrosi, artrosi a les mans | rizartrose, artrose nas mans | rizartrose, artrose nas mãos, artrose no polegar | thumb arthritis, hand arthritis
muñeca | cuida       | esguince de dedo, esguinces de dedo, dedo dislocado, luxación de dedo, esguince de pulgar, esguince de mano, pulgar de esquiador, capsulitis del dedo | esquinç de dit, esquinç de polze | escordadura de dedo | entorse no dedo, entorse do polegar | jammed finger, finger sprain, skiers thumb, skier s thumb, sprained thumb
muñeca | profesional | fractura de dedo, fractura de metacarpiano, fractura de mano, fractura de boxeador, dedo roto, mano rota | fractura de dit | fractura de dedo | fratura do dedo, fratura da mão | broken finger, boxers fracture, broken hand
muñeca | profesional | enfermedad de Dupuytren, contractura de Dupuytren, dupuytren | malaltia de Dupuytren | enfermidade de Dupuytren | contratura de Dupuytren | dupuytrens contracture
muñeca | profesional | síndrome del canal de Guyon, canal de Guyon, enfermedad de Kienböck, kienbock | canal de Guyon | canal de Guyon | canal de Guyon | guyon canal, kienbocks disease
muñeca | cuida       | síndrome de intersección, tendinitis del cubital, tenosinovitis de muñeca, tendinitis del extensor cubital, tenosinovitis en la muñeca | tenosinovitis de canell | tenosinovite de pulso | tenossinovite do punho, tenossinovite no punho | ecu tendinitis, wrist tenosynovitis, intersection syndrome
codo   | cuida       | codo hiperextendido, hiperextensión de codo, codo bloqueado | colze hiperestès | cóbado bloqueado | hiperextensão do cotovelo, cotovelo bloqueado | hyperextended elbow
tobillo | cuida      | esguince de pie, esguince de mediopié, esguince de Chopart, rotura de la fascia plantar | esquinç de peu | escordadura de pé | entorse do pé, rutura da fáscia plantar | foot sprain, midfoot sprain
rodilla | cuida      | hiperextensión de rodilla, genu recurvatum, genu valgo, genu varo, rodilla hiperextendida | genoll hiperestès | xeonllo hiperestendido | hiperextensão do joelho, joelho valgo, joelho varo | hyperextended knee, knock knees
rodilla | cuida      | esguince de cadera, contractura de glúteo, contractura en el glúteo, síndrome del glúteo profundo | contractura al gluti | contractura no glúteo | contratura no glúteo, síndrome glútea profunda | glute strain, deep gluteal syndrome
rodilla | cuida      | contractura de isquios, contractura en el isquio, contractura de cuádriceps, contractura en el cuádriceps, contractura de aductores | contractura a l'isquio, contractura d'isquios | contractura nos isquios | contratura nos isquiotibiais, contratura na coxa | hamstring cramp, quad cramp
hombro | cuida       | neuropatía supraescapular, atrapamiento supraescapular, síndrome de Parsonage-Turner | neuropatia supraescapular | neuropatía supraescapular | neuropatia supraescapular | suprascapular neuropathy
hombro | parte       | manguito, manguito rotador, supraespinoso, supraespinos*, infraespinoso, subescapular, labrum, rotadores, acromioclavicular | manegot, manegot rotador, supraespinós | manguito, coifa dos rotadores, supraespiñoso | manguito, manguito rotador, coifa dos rotadores, supraespinhal, infraespinhal | rotator cuff, supraspinatus, infraspinatus
tobillo | parte      | tendón de Aquiles, aquílea, aquileo | tendó d'Aquil·les | tendón de Aquiles | tendão de Aquiles | achilles tendon
tobillo | parte      | peroneo, peroneo lateral, peroneo corto, peroneo largo, tibial posterior, tibial anterior | peroneal, tibial posterior, tibial anterior | peroneo | fibulares, tibial posterior | peroneals, tibialis posterior, tibialis anterior
muñeca | parte       | fibrocartílago, escafoides | fibrocartílag, escafoide | fibrocartilaxe | fibrocartilagem | scaphoid
lumbar | cuida       | hernia, hernias | hèrnia, hèrnies | hernia | hérnia, hérnias | 
?      | cuida       | esguince*, esguinzad* | esquinç, esquinços | escordadura, torcedura | entorse, entorses | sprain
?      | cuida       | tendinitis, tendin*, tendinopatía, tendinosis, tenosinovitis, entesitis, entesopatía, paratendinitis, tendón inflamado, tendón roto | tendinopatia, tendinitis | tendinite*, tendinopatía | tendinite*, tendinopatia, tenossinovite | tendonitis, tendinopathy, tendonosis
?      | cuida       | bursitis | bursitis | bursite | bursite | bursitis
?      | cuida       | sinovitis, sinovitis reactiva | sinovitis | sinovite | sinovite | synovitis
?      | cuida       | contractura*, contracturado, contracturada | contractura | contractura | contratura* | muscle knot
?      | cuida       | rotura*, rotura fibrilar, rotura de fibras, roturas fibrilares, microrrotura*, fibrilar*, rotura muscular | trencament de fibres, trencament fibril·lar, estrebada | rotura fibrilar, rotura de fibras | rotura muscular, rutura muscular, ruptura muscular, lesão muscular, rutura de fibras, estiramento muscular | torn muscle, muscle tear, pulled muscle, muscle strain
?      | cuida       | desgarro, desgarr*, elongación muscular, distensión*, tirón, tironcito, tirón muscular | distensió, esquinçament | distensión, tirón | distensão, estirão, distensão muscular | pulled muscle, strain
?      | cuida       | pinzamiento | pinçament | pinzamento | pinçamento, conflito articular | impingement
?      | cuida       | calcificación | calcificació | calcificación | calcificação | calcification
?      | cuida       | torcedura | torçada | escordadura | torção, torcedela | sprain, sprained
?      | cuida       | luxación, luxa*, subluxa*, dislocad*, dislocación | luxació | luxación | luxação | dislocation
?      | profesional | artrosis, osteoartritis, osteoart*, artritis, reuma, artritis reumatoide, artritis psoriásica | artrosi, artritis | artrose, artrite | artrose, artrite, osteoartrite | arthritis, osteoarthritis
?      | profesional | osteonecrosis, necrosis, necrosis avascular, osteoporosis, osteopenia, osteomielitis | necrosi | necrose | necrose, osteonecrose | avascular necrosis, osteopenia
?      | profesional | prótesis | pròtesi | prótese | prótese | joint replacement
?      | profesional | estenosis | estenosi | estenose | estenose | stenosis
?      | cuida       | miositis, neuritis, neuralgia, mialgia, artralgia, mialgia localizada | miositis, neuràlgia | miosite, neuralxia | miosite, neuralgia, artralgia | myositis, neuralgia
?      | cuida       | quiste*, edema* | quist | quiste | quisto, cisto | cyst
?      | cuida       | hernia inguinal, hernia umbilical, hernia abdominal, hernia crural | hèrnia inguinal, hèrnia umbilical | hernia inguinal | hérnia inguinal, hérnia umbilical | inguinal hernia
-      | cuida       | hernia de hiato, hernia hiatal, prótesis dental, prótesis mamaria, prótesis auditiva, estenosis aórtica, rotura de pala, rotura de saque, rotura de servicio | hèrnia de hiat | hernia de hiato | hérnia de hiato | hiatal hernia
-      | cuida       | rinitis, sinusitis, faringitis, laringitis, amigdalitis, otitis, bronquitis, gastritis, colitis, diverticulitis, cistitis, prostatitis, conjuntivitis, dermatitis, gingivitis, hepatitis, pancreatitis, apendicitis, gastroenteritis, blefaritis, foliculitis, vaginitis, celulitis, flebitis, meningitis, pericarditis, miocarditis, endocarditis, esofagitis, uveítis, queratitis, periodontitis, mastitis, nefritis, encefalitis, orquitis, epididimitis, traqueítis | rinitis, sinusitis, gastritis | rinite, sinusite, gastrite | rinite, sinusite, gastrite, bronquite, amigdalite, otite, cistite | gastritis, sinusitis, bronchitis
-      | cuida       | psicosis, neurosis, cirrosis, trombosis, tuberculosis, fibrosis quística, endometriosis, toxoplasmosis, mononucleosis, esclerosis, aterosclerosis, arteriosclerosis, simbiosis, hipnosis, diagnosis, prognosis, sobredosis, microdosis, megadosis, acidosis, cetosis, sepsis, psoriasis, osmosis, metamorfosis, trombofilia, neurosis, halitosis, acrosis | | | |
`;

const uses = { cuida: {}, profesional: { refers: true }, parte: { trains: true } } as const;

type Ailment = {
  /** Null where the words beside a name say which. */
  area: BodyArea | null;
  counts: boolean;
  refers?: true;
  trains?: true;
  names: readonly string[];
};

const use = (cell: string): object => Object.entries(uses).find(([name]) => name === cell)?.[1] ?? {};

const rows: readonly Ailment[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [place = '', cell = '', ...columns] = line.split('|').map((each) => each.trim());
    const names = columns
      .flatMap((column) => column.split(',').map((name) => name.trim()))
      .filter((name) => name !== '');
    const area = bodyAreas.find((each) => each === place) ?? null;
    return { area, counts: place !== '-', ...use(cell), names };
  });

export const ailments: readonly Ailment[] = rows.filter(({ counts }) => counts);

/** Little words of these languages that people put between the words of a name, or leave out. */
const little = new Set(
  'a al als an and d da das de del dels do dos e el els en i in l la las le les lo los mi my na nas no nos o of on s the un una y'.split(
    ' ',
  ),
);

const wordsIn = (text: string): string[] =>
  (respell(normalise(text)).match(/\w+\*?/g) ?? []).filter((word) => !little.has(word));

type Name = { words: readonly string[]; ailment: Ailment };

const allNames = rows
  .flatMap((ailment) => ailment.names.map((name): Name => ({ words: wordsIn(name), ailment })))
  .filter(({ words }) => words.length > 0)
  .sort((one, other) => other.words.length - one.words.length);

const ending = /(?:itis|ites|itos|ite|osis|ose|algias?|alxias?|patias?|malacias?|dinias?|ectomias?|plastias?)$/;
const shortestTerm = 8;
const correct = makeSpeller({
  keywords: allNames.flatMap(({ words }) => words.filter((word) => word.length >= shortestTerm && ending.test(word))),
  realWords: new Set(['ascitis', 'simpatia', 'simpatias']),
  shorthand: {},
  unmistakable: [],
});
const allWords = new Set(allNames.flatMap(({ words }) => words));
/** «condromalasia», «trocanteriits»: only long terms are corrected. */
const spelled = (word: string): string => (allWords.has(word) ? word : correct(word));

/** Words of other things that end like an ailment. */
const ordinary = new Set(
  'dosis osmosis simpatia simpatias antipatia apatia empatia telepatia homeopatia autopsia nostalgia satis gratis copias'.split(
    ' ',
  ),
);
const unknownEnding =
  /^\w{4,}(?:itis|algias?|alxias?|patias?|osis|malacias?|dinias?|ectomias?|plastias?|tomias?|scopias?)$/;

/** Looks like the name of an ailment and stands nowhere in the table. */
export function isUnknownTerm(word: string): boolean {
  return unknownEnding.test(word) && !ordinary.has(word) && !allWords.has(spelled(word));
}

function isWord(word: string, wanted: string): boolean {
  if (wanted.endsWith('*')) return word.startsWith(wanted.slice(0, -1));
  return word === wanted || (word.startsWith(wanted) && /^(?:s|es)$/.test(word.slice(wanted.length)));
}

const namesFrom = remembered((word: string): readonly Name[] =>
  allNames.filter(({ words: [first = ''] }) => isWord(spelled(word), first)),
);

/** Null where the name does not begin at `from`. */
function endOf({ words }: Name, tokens: Parsed['tokens'], from: number): number | null {
  let at = from;
  let to = from;
  for (const wanted of words) {
    while (at > from && little.has(tokens[at]?.word ?? '')) at += 1;
    const token = tokens[at];
    if (token?.clause !== tokens[from]?.clause || !isWord(spelled(token?.word ?? ''), wanted)) return null;
    to = at;
    at += 1;
  }
  return to;
}

/** Words that a part to train follows: «fortalecer el manguito», «movilidad del manguito». */
const trained =
  /\b(?:fortalec\w+|enfort\w+|reforz\w+|refuer\w+|trabaj\w+|treball\w+|entren\w+|ejercit\w+|estir\w+|movili\w+|activ\w+|calent\w+|rodar|masaje\w*|ejercicios?|exercicis|exercicios|fuerza|forca|excentric\w+|isometric\w+|estabili\w+|preven\w+|cuid\w+|proteg\w+|algo|strength\w*|stretch\w*|mobility)(?: (?:de|del|el|la|los|las|mi|mis|para|en|bien|un|poco|y|tambien|sobre|todo|i|do|da|o|a|for|my|the|musculatura|zona))*$/;

/** `area` is null if the name tells none, `pain` where it is only a part to train. */
export type NamedAilment = { area: Mention<AreaEffect> | null; pain: Mention<PainEffect> | null };

/** In the text's order; at each place the longest. */
export function ailmentsIn(parsed: Parsed): NamedAilment[] {
  const { tokens } = parsed;
  const found: NamedAilment[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const { clause = 0, sentence = 0, word = '', start = 0 } = tokens[from] ?? {};
    const name = namesFrom(word).find((each) => endOf(each, tokens, from) !== null);
    if (name === undefined) continue;
    const to = endOf(name, tokens, from) ?? from;
    const { area, counts, refers, trains } = name.ailment;
    const place = { from, to, clause, sentence };
    const isTrained = trains === true && trained.test(parsed.text.slice(0, start).trim());
    if (counts)
      found.push({
        area: area === null ? null : { effect: { areas: [area] }, ...place },
        pain: isTrained
          ? null
          : { effect: { pain: 'named', isName: true, ...(refers && { refer: refers }) }, ...place },
      });
    from = to;
  }
  return found;
}
