import { helpTexts } from '@bandeja/domain/profile/danger.messages';
import { safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { readRedFlag } from '@bandeja/reader/safety/red-flag';
import { hearAnswer } from '@bandeja/reader/understand/heard';
import { describe, expect, it } from 'vitest';
import { answerMessage } from '#chat/ask-first.ts';
import { makeContext } from '#testing/chat-context.ts';

const today = '2026-11-29';
const answered = (text: string, age: number | null = null) => answerMessage(text, makeContext(), age);

const collapsed = [
  'a mi compañero le ha dado algo en la pista',
  'le ha dado algo a mi compañero',
  'mi padre se ha desmayado',
  'un señor en la pista de al lado se ha desplomado',
  'se ha desplomado una señora',
  'se ha desmayado un chico en el club',
  'el de la pista 3 se ha caído redondo',
  'a mi rival le duele el pecho',
  'mi pareja de pádel se ha quedado sin aire',
  'a mi padre le ha dado un infarto',
  'a mi hermano le ha dado un ictus esta mañana',
  'a mi compi le ha dado un ataque epiléptico',
  'mi compañero está convulsionando',
  'mi cuñado habla raro y tiene la cara torcida',
  'mi amigo ha recibido un bolazo en el ojo',
  'mi hija se ha dado un golpe en la cabeza y vomita',
  'a mi compañero le ha dado un golpe de calor',
  'qué hago si alguien se desmaya en la pista',
  'el chico de la pista de al lado no se despierta',
  'se ha caído uno en la pista y no respira',
  'mi contrincante se ha dado contra el cristal y está inconsciente',
];
const despairing = [
  'una chica del club dice que se quiere morir',
  'mi hermano dice que se quiere matar',
  'mi amiga dice que no quiere vivir',
  'mi hijo de 15 años no quiere vivir',
  'un amigo mío se quiere suicidar',
  'mi mejor amiga quiere quitarse la vida',
  'mi ex dice que se va a matar',
  'creo que mi compañero está pensando en suicidarse',
  'mi hija se hace cortes en los brazos',
  'una alumna me ha dicho que se autolesiona',
  'mi marido ha dicho que estaríamos mejor sin él',
  'mi compañero de pista me ha escrito que no quiere seguir aquí',
  'estoy preocupado por una amiga, creo que se quiere quitar la vida',
  'me preocupa un compañero, habla de quitarse de en medio',
];
const myOwn = [
  ['me duele el pecho y mi compañero se ha ido', 'urgencia'],
  ['mi compañero me dio un palazo en la frente y veo raro', 'urgencia'],
  ['desde que mi hijo está en el cole me ahogo al subir escaleras', 'urgencia'],
  ['mi mujer me ha dejado y no quiero vivir', 'crisis'],
  ['mi amigo se suicidó y yo quiero hacer lo mismo', 'crisis'],
  ['mi hermano murió y no quiero vivir', 'crisis'],
  ['mi novio se corta y yo también', 'crisis'],
  ['mi familia estaría mejor sin mí', 'crisis'],
] as const;

describe('somebody else in danger', () => {
  it.each(collapsed)('«%s»: what to do for them, and nothing is held against who writes', (text) => {
    const answer = answered(text);
    expect(answer.text).toMatch(/^Llama al 112 ahora: .* desfibrilador/);
    expect(answer).toMatchObject({ intent: 'medico', action: null, state: { flag: null } });
    expect(readRedFlag({ injuries: text, age: null })).toBeNull();
    expect(hearAnswer(text, false, today)).toMatchObject({ redFlag: null, suspicion: 'question', topic: 'bystander' });
  });

  it.each(despairing)('«%s»: how to be with them, and that the 024 is there for both', (text) => {
    const answer = answered(text);
    expect(answer.text).toMatch(/no dejes sola a esa persona y llama al 112\. Escucha .* 024 .* familiares y amigos/);
    expect(answer.text).toContain(helpTexts.elsewhere);
    expect(answer.text).not.toContain(safetyTexts.crisis);
    expect(answer.state.flag).toBeNull();
  });

  it.each(myOwn)('«%s» is about who writes', (text, intent) => {
    expect(answered(text).intent).toBe(intent);
  });

  it('what was yesterday is asked about, and a routine for them is no first aid', () => {
    expect(answered('mi compañero se desmayó ayer en la pista').text).toContain('¿Qué le pasa a esa persona?');
    expect(answered('mi marido tuvo un dolor opresivo en el esternón jugando, rutina para él').intent).toBe('urgencia');
    expect(answered('a mi compañero le ha dado algo de pereza hoy').intent).not.toBe('medico');
  });

  it('a minor who writes is told to call an adult', () => {
    expect(answered('mi amigo se ha desmayado', 13).text).toMatch(/Y avisa a un adulto\.$/);
  });
});
