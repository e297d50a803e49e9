import type { Source } from '#features/content/articles/article.ts';

/** Publications about padel that the articles lean on (docs/training.md#sources). */

const ijerph = 'International Journal of Environmental Research and Public Health';

export const arriaza: Source = {
  id: 'arriaza',
  authors: 'Arriaza R., Hernández Vázquez C. y Fernández Romero J. J.',
  title: 'Warm-up and injury prevention habits in amateur padel players',
  language: 'en',
  journal: 'European College of Sport Science, comunicación 2461 (resumen de congreso)',
};

export const carnero2024: Source = {
  id: 'carnero-2024',
  authors: 'Carnero-Díaz Á. y cols.',
  year: 2024,
  title: 'Influence of competitive padel matches on physical fitness and perceptual responses in high-level players',
  language: 'en',
  journal: 'Journal of Sports Medicine and Physical Fitness',
  url: 'https://doi.org/10.23736/S0022-4707.24.16085-9',
};

export const castillo2014: Source = {
  id: 'castillo-2014',
  authors: 'Castillo-Rodríguez A. y cols.',
  year: 2014,
  title: 'Physical and physiological responses in paddle tennis competition',
  language: 'en',
  journal: 'International Journal of Performance Analysis in Sport 14:524',
  url: 'https://doi.org/10.1080/24748668.2014.11868740',
};

export const courel2015: Source = {
  id: 'courel-2015',
  authors: 'Courel-Ibáñez J. y cols.',
  year: 2015,
  title: 'Effectiveness at the net as a predictor of final match outcome in professional padel players',
  language: 'en',
  journal: 'International Journal of Performance Analysis in Sport 15:632',
  url: 'https://doi.org/10.1080/24748668.2015.11868820',
  note: 'La cifra del 80 % la tomamos de PadelMBA, que lo cita.',
};

export const courel2017: Source = {
  id: 'courel-2017',
  authors: 'Courel-Ibáñez J., Sánchez-Alcaraz B. J. y Cañas J.',
  year: 2017,
  title: 'Game performance and length of rally in professional padel players',
  language: 'en',
  journal: 'Journal of Human Kinetics 55:161',
  url: 'https://hdl.handle.net/10481/45157',
};

export const dahmen2023: Source = {
  id: 'dahmen-2023',
  authors: 'Dahmen J. y cols.',
  year: 2023,
  title: 'Incidence, prevalence and nature of injuries in padel: a systematic review',
  language: 'en',
  journal: 'BMJ Open Sport & Exercise Medicine 9:e001607',
  url: 'https://doi.org/10.1136/bmjsem-2023-001607',
};

export const escudero2020: Source = {
  id: 'escudero-2020',
  authors: 'Escudero-Tena A. y cols.',
  year: 2020,
  title: 'Use and efficacy of the lob to achieve the offensive position in women’s professional padel',
  language: 'en',
  journal: ijerph,
  url: 'https://doi.org/10.3390/ijerph17114061',
};

export const garcia2019: Source = {
  id: 'garcia-2019',
  authors: 'García-Fernández P. y cols.',
  year: 2019,
  title: 'Epidemiología lesional en jugadores españoles de pádel profesionales y amateur',
  language: 'es',
  journal: 'Revista Internacional de Medicina y Ciencias de la Actividad Física y del Deporte 19(76):641',
  url: 'https://doi.org/10.15366/rimcafd2019.76.006',
};

export const martin2024: Source = {
  id: 'martin-2024',
  authors: 'Martín-Miguel I. y cols.',
  year: 2024,
  title: 'Game dynamics in professional padel: shots per point, point pace and technical actions',
  language: 'en',
  journal: 'Sports 12:218',
  url: 'https://doi.org/10.3390/sports12080218',
};

export const miniReview2023: Source = {
  id: 'mini-2023',
  authors: 'Universidad San Jorge y Universidad Pontificia de Salamanca',
  year: 2023,
  title: 'Conditional performance factors in padel players: a mini review',
  language: 'en',
  journal: 'Frontiers in Sports and Active Living',
  url: 'https://doi.org/10.3389/fspor.2023.1284063',
};

export const munoz2022: Source = {
  id: 'munoz-2022',
  authors: 'Muñoz D. y cols.',
  year: 2022,
  title: 'Incidence of upper body injuries in amateur padel players',
  language: 'en',
  journal: `${ijerph} 19:16858`,
  url: 'https://doi.org/10.3390/ijerph192416858',
};

export const padelAddict: Source = {
  id: 'padel-addict',
  authors: 'Padel Addict',
  title: 'Entrada sobre los tiempos de descanso del reglamento de la FIP',
  language: 'es',
  journal: 'blog de divulgación',
};

export const padelMba: Source = {
  id: 'padelmba',
  authors: 'PadelMBA',
  title: 'Entrada sobre la estructura temporal de los partidos',
  language: 'es',
  journal: 'blog de divulgación',
};

export const sanchezServe2020: Source = {
  id: 'sanchez-saque-2020',
  authors: 'Sánchez-Alcaraz B. J. y cols.',
  year: 2020,
  title: 'Analysis of serve and serve-return strategies in elite male and female padel',
  language: 'en',
  journal: 'Applied Sciences 10:6693',
  url: 'https://doi.org/10.3390/app10196693',
};

export const sanchezSmash2020: Source = {
  id: 'sanchez-remate-2020',
  authors: 'Sánchez-Alcaraz B. J. y cols.',
  year: 2020,
  title: 'Analysis of performance parameters of the smash in male and female professional padel',
  language: 'en',
  journal: ijerph,
};

export const thomas2023: Source = {
  id: 'thomas-2023',
  authors: 'Thomas E. y cols.',
  year: 2023,
  title: 'Incidence of injuries and associated risk factors in a sample of Italian recreational padel players',
  language: 'en',
  journal: 'Journal of Sports Medicine and Physical Fitness',
  url: 'https://doi.org/10.23736/S0022-4707.23.15221-2',
};

export const ungureanu2022: Source = {
  id: 'ungureanu-2022',
  authors: 'Ungureanu A. N., Lupo C. y Brustio P. R.',
  year: 2022,
  title: 'Padel match analysis: notational and time-motion analysis during official Italian sub-elite competitions',
  language: 'en',
  journal: `${ijerph} 19:8386`,
  url: 'https://doi.org/10.3390/ijerph19148386',
};

export const villar2024: Source = {
  id: 'villar-2024',
  authors: 'Villar-León A. y cols.',
  year: 2024,
  title: 'Playing high: strategic use of the lob in professional padel',
  language: 'en',
  journal: 'Applied Sciences 14:8261',
  url: 'https://doi.org/10.3390/app14188261',
};
