import { phrases } from '@bandeja/reader/language/phrases';
import type { Topic } from '#chat/topics/topic.ts';

export const concepts: readonly Topic[] = [
  {
    pattern: phrases('plio*'),
    text: 'La pliometría son saltos y rebotes cortos: aprendes primero a aterrizar bien y luego a aprovechar el rebote. En pádel ayuda a arrancar y a saltar al remate. Pocas repeticiones, bien hechas y con descanso de 48 horas entre sesiones.',
  },
  {
    pattern: phrases('explosiv* potencia'),
    text: 'La fuerza explosiva es aplicar fuerza muy deprisa: lanzamientos, arrancadas, saltos. Da velocidad de bola y de primer paso. Va después de unas semanas de fuerza de base, con pocas repeticiones y sin llegar cansado.',
  },
  {
    pattern: phrases('splitstep split_step'),
    text: 'El split step es el saltito corto que haces justo cuando el rival golpea: caes con los dos pies y sales antes hacia la bola. Pequeño, a tiempo y en cada golpe del rival.',
  },
  {
    pattern: phrases('core antirrotacion'),
    text: 'El core es la musculatura del tronco: pasa la fuerza de las piernas al golpe y te mantiene estable al girar. Se entrena resistiendo el movimiento, con planchas y press Pallof, mejor que con muchos abdominales.',
  },
  {
    pattern: phrases('movilidad flexibilidad estira*'),
    text: 'La movilidad es poder usar todo el recorrido de una articulación con control: cadera, espalda alta y hombro en pádel. Estirar por sí solo no es un calentamiento; al acabar o en días suaves va bien.',
  },
  {
    pattern: phrases('interval* hiit'),
    text: 'Los intervalos alternan esfuerzo y pausa, como un partido: puntos de 9 a 15 segundos y descansos algo más largos. Se empieza con 10 segundos de trabajo y 20 de pausa, y se progresa a 15 y 15.',
  },
  {
    pattern: phrases('aerobic* cardio resistencia'),
    text: 'La resistencia de base es cardio suave al que puedes ir hablando: caminar rápido, bici o trote. Te ayuda a recuperar entre puntos; encima se añaden los intervalos.',
  },
  {
    pattern: phrases('propiocep* equilibrio'),
    text: 'La propiocepción es que tobillo y rodilla sepan dónde están sin mirar. Unos minutos de equilibrio a una pierna, varios días por semana, ayudan a reducir el riesgo de torceduras.',
  },
  {
    pattern: phrases('correr/trotar/carrera_…_bici*/nadar/caminar/andar/eliptica/comba'),
    text: 'Los dos suman fondo. Correr se parece más a la pista, pero carga tobillos y rodillas; bici, nadar o caminar rápido cansan el corazón con menos impacto. Si juegas mucho o algo te molesta, bici; si no, alterna.',
  },
  {
    pattern: phrases('efecto efectos liftad* cortado cortados cortada cortadas topspin slice'),
    text: 'Hay tres efectos básicos: cortado, con la pala de arriba abajo, y la bola bota baja; liftado, de abajo arriba, y salta más; lateral, como en la víbora, y se abre o se cierra en el cristal. Empieza por el cortado, con gesto corto y la muñeca firme.',
  },
  {
    pattern: phrases('ramp'),
    text: 'RAMP es un orden para calentar: subir pulsaciones, activar, movilizar y terminar con gestos rápidos parecidos al partido.',
  },
  {
    pattern: phrases('excentric*'),
    text: 'Un ejercicio excéntrico frena: el músculo trabaja mientras se alarga, como al bajar despacio el talón. Se usa mucho para tendones, con paciencia y progresión.',
  },
  {
    pattern: phrases('isometric*'),
    text: 'Un isométrico es aguantar una posición sin moverte, como la sentadilla en pared. Trabaja fuerza con poco movimiento y es fácil de dosificar por segundos.',
  },
  {
    pattern: phrases('punto_de_oro'),
    text: 'Con punto de oro, a iguales se juega un único punto y la pareja que resta elige en qué lado lo recibe. Decididlo antes: resta quien esté más seguro.',
  },
];
