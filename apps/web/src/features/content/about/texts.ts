export const aboutTexts = {
  title: 'Quiénes somos',
  description: 'Quién hace Bandeja, quién revisa los ejercicios y las guías, y cómo decidimos lo que te proponemos.',
  heading: 'Quién está detrás de tu entrenamiento',
  lead: 'Aquí están los nombres de quien hace Bandeja, lo que revisa cada persona y cómo decidimos lo que te proponemos.',
  draft: 'Borrador para quien publique Bandeja.',
  draftText:
    'Lo marcado se rellena con los ajustes ABOUT_LEAD, ABOUT_TRAINER, ABOUT_HEALTH y los legales antes de abrir; mientras quede algo, esta página no se indexa ni se enlaza.',
  people: {
    lead: { role: 'Dirige Bandeja', open: 'Nombre y apellidos: dónde juega y por qué lo hace' },
    trainer: { role: 'Revisa ejercicios y planes', open: 'Nombre: titulación y número' },
    health: { role: 'Revisa lesiones y avisos', open: 'Nombre: colegio, provincia y n.º de colegiado' },
  },
  how: 'Cómo decidimos',
  decisions: [
    {
      title: 'Cada ejercicio se revisa',
      text: 'Seis preguntas de seguridad antes de publicarlo, y una persona que responde por ellas. Si una zona te duele, lo que la carga sale de tu rutina.',
    },
    { title: 'Cada guía dice de dónde sale', text: 'Fuentes numeradas y fecha de la última revisión.' },
    { title: 'Lo que no sabemos, lo decimos', text: 'Nadie puede prometer que no te lesiones, y nosotros tampoco.' },
  ],
  company: 'La empresa',
  openCompany: 'Razón social, NIF y domicilio',
  companyText: (name: string, id: string, address: string) => `${name}, ${id}, ${address}.`,
  contact: 'Contacto',
  contactText: 'Nos escribes y te contesta una persona:',
} as const;
