import { type CreateLeadBody, createLead } from '@bandeja/domain/leads/contract';
import { comingSoonPayload } from '@bandeja/domain/leads/rules';
import type { Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { eraseLeads, mailOfForm, mailsTo, newAddress, quizForm, routineForm } from '#testing/leads.ts';

const api = useApi();

const mailOf = (form: CreateLeadBody) => mailOfForm(api, form);

function pdfOf(mail: Email): string {
  const [attachment] = mail.attachments;
  if (!(attachment?.content instanceof ArrayBuffer)) throw new Error('no attachment');
  return Buffer.from(attachment.content).toString('latin1');
}

describe('the mail of the lead form', () => {
  it('has the promised PDF and describes it', async () => {
    const mail = await mailOf(routineForm());
    expect(mail.subject).toBe('Tu rutina de pádel de 7 días');
    expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['rutina-padel-7-dias.pdf', 'application/pdf'],
    ]);
    expect(pdfOf(mail)).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
    expect(mail.text).toContain('Hola, Marta:');
    for (const day of ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']) {
      expect(mail.text).toMatch(new RegExp(`^- ${day}: .+`, 'm'));
      expect(mail.html).toContain(`${day}: `);
    }
    expect(mail.text).toContain('Información general; no es consejo médico.');
    expect(mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });
});

describe('the mail of the quiz', () => {
  it('reads the answers back, lays the week out and brings the PDF', async () => {
    const mail = await mailOf(quizForm());
    expect(mail.subject).toBe('Tu plan de pádel para empezar');
    expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['plan-padel-para-empezar.pdf', 'application/pdf'],
    ]);
    expect(pdfOf(mail)).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
    expect(mail.text).toContain('Hola, Luis:');
    expect(mail.text).toContain('- Nivel: Intermedio');
    expect(mail.text).toContain('- Juegas 2 o 3 veces por semana');
    expect(mail.text).toContain('- Entre 45 y 60 minutos por sesión');
    for (const day of ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']) {
      expect(mail.text).toMatch(new RegExp(`^- ${day}: (descanso|[a-zñáéíóú ]+, «.+», \\d+ min\\. \\S.+)$`, 'm'));
    }
    expect(mail.text).toContain('Tu reto, condición física. ');
    expect(mail.text).toContain('http://localhost:4000/register');
    expect(mail.text).toContain('Información general; no es consejo médico.');
  });

  it('plans from the answers it was ordered with, also where they were changed before it went out', async () => {
    const email = newAddress();
    await api.call(createLead, { body: quizForm({ email, currentLevel: 'beginner', timeAvailable: '15-30' }) });
    await api.call(createLead, { body: quizForm({ email, currentLevel: 'advanced', timeAvailable: '60+' }) });
    const mails = await mailsTo(api, email);
    expect(mails).toHaveLength(2);
    const levels = mails.map((mail) => /Nivel: (\w+)/.exec(mail.text ?? '')?.[1]).sort();
    expect(levels).toEqual(['Avanzado', 'Principiante']);
    const plans = mails.map((mail) => /semana: (\d+) sesiones, (\d+) minutos/.exec(mail.text ?? '')?.slice(1));
    expect(plans[0]).not.toEqual(plans[1]);
  });
});

describe('the greeting of a mail', () => {
  it.each([
    ['Marta', 'Hola, Marta:'],
    ['Mª José', 'Hola, Mª José:'],
    ["M. Àngels d'Ors", "Hola, M. Àngels d'Ors:"],
    ['Анна', 'Hola, Анна:'],
    ['李', 'Hola, 李:'],
    ['<b>Marta</b>', '¡Hola!'],
    ['https://spam.example', '¡Hola!'],
    ['Gana en spam.example', '¡Hola!'],
    ['Llama al 600 000 000', '¡Hola!'],
    ['Marta 🎾', '¡Hola!'],
    ['a'.repeat(41), '¡Hola!'],
  ])('greets «%s» with «%s»: a form cannot write to strangers through our mail', async (firstName, greeting) => {
    const mail = await mailOf(routineForm({ firstName }));
    expect(mail.text).toContain(`\n\n${greeting}\n`);
    if (greeting === '¡Hola!') expect(`${mail.text}${mail.html}`).not.toContain(firstName);
  });

  it.each([
    [routineForm(), 'ha pedido la rutina gratuita de Bandeja con esta dirección'],
    [quizForm(), 'ha hecho el cuestionario de Bandeja con esta dirección'],
    [comingSoonPayload(newAddress(), 'coming_soon_events'), 'ha pedido aviso de los eventos de Bandeja'],
  ])('says why it comes', async (form, why) => {
    const mail = await mailOf(form);
    expect(mail.text).toContain(`Recibes este correo porque alguien ${why}`);
    expect(mail.to).toEqual([expect.objectContaining({ address: form.email })]);
  });

  it('is nothing once the lead was erased', async () => {
    const forms = [routineForm(), quizForm(), comingSoonPayload(newAddress(), 'coming_soon_forum')];
    for (const form of forms) {
      await api.call(createLead, { body: form });
      await eraseLeads(api, form.email);
      expect(await mailsTo(api, form.email)).toEqual([]);
    }
  });
});
