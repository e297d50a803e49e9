import { phrases } from '@bandeja/reader/language/phrases';
import type { SpeechIntent } from '@bandeja/reader/understand/frame';
import type { Heard } from '#chat/hear.ts';

/** Small talk that no word of the message shows is a misreading: another reading counts instead. */
const words: Partial<Record<SpeechIntent, RegExp>> = {
  hi: phrases(`
    hola holaa* ola buenas buenos hey ey holi saludos hello aupa kaixo bon bones bo que_tal/pasa como_estas/va/andas adios hasta_luego/manana/pronto
    nos_vemos chao chau bye me_voy buenas_noches tardes dias feliz felices`),
  thanks: phrases(`
    graci* grax thank* merci moltes agradec* obrigad* vale ok okey oki perfecto genial guay bien listo entendido claro dale estupendo fenomenal
    de_acuerdo anotado crack grande maquina adios hasta_luego bye chao chau nos_vemos adeu ya_esta termine buenas_noches venga va mersi`),
  praise: phrases(`
    gracias graci* crack maquina genial me_encanta* me_gusta* perfecto increible brutal fantastic* felicidades enhorabuena gane ganamos ganado ganando
    he/hemos_ganado contento contenta feliz orgull* lo_consegui logre campeon* molas eres_el/la/un/una/lo/muy/mejor ole toma_ya que_bien/bueno/grande muy_bien/bueno`),
};

/** A body that will not move changes no day. */
const otherwise: Partial<Record<SpeechIntent, RegExp>> = {
  change: phrases('no_me_puedo_ni?_mover/move/menear/levantar no_puedo_ni?_moverme/andar/caminar/levantarme'),
};

/** A discomfort that no word names: «y si aun así no sube?» */
const ofBody = phrases(`
    duel* dolor* dolia molest* lesion* pinch* tira tirar tiron tirones carga cargad* cargar hinch* inflam* hace_dano dano mal mala malo cruj* chasq* latigazo resent* resient* contractur* sobrecarg* agujetas tocad* fastidi* rigid* tieso tiesa
    quejo queja romp* rot* roto rota torc* torcid* esguin* tendin* *itis fisio* medico cuerpo calambr* mareo mare* nota noto siento ardor quem* debil* dormid* hormig* punzad* punzant* recaid* recaer operad* operar* opere* escayola golpe* caid* cai caigo jodi* jode* chung* pupa`);

export function isEvident(intent: SpeechIntent, { spelled, health, frame, discomfort }: Heard): boolean {
  if (intent === 'injury')
    return (
      health.pain ||
      frame.body.length + frame.named.length + health.injuries.length + discomfort.injuries.length > 0 ||
      ofBody.test(spelled)
    );
  return words[intent]?.test(spelled) !== false && otherwise[intent]?.test(spelled) !== true;
}
