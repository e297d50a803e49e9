import type { Source } from '#features/content/articles/article.ts';

/** Publications about training and health, mostly from other sports, that the articles lean on (docs/training.md#sources). */

export const acsm2009: Source = {
  id: 'acsm-2009',
  authors: 'American College of Sports Medicine',
  year: 2009,
  title: 'Progression models in resistance training for healthy adults',
  language: 'en',
  journal: 'Medicine & Science in Sports & Exercise, documento de posición',
};

export const andersson2017: Source = {
  id: 'andersson-2017',
  authors: 'Andersson S. H., Bahr R., Clarsen B. y Myklebust G.',
  year: 2017,
  title: 'Preventing overuse shoulder injuries among throwing athletes',
  language: 'en',
  journal: 'British Journal of Sports Medicine 51:1073',
  url: 'https://doi.org/10.1136/bjsports-2016-096226',
};

export const behm2011: Source = {
  id: 'behm-2011',
  authors: 'Behm D. G. y Chaouachi A.',
  year: 2011,
  title: 'A review of the acute effects of static and dynamic stretching on performance',
  language: 'en',
  journal: 'European Journal of Applied Physiology',
  url: 'https://doi.org/10.1007/s00421-011-1879-2',
};

export const bell2023: Source = {
  id: 'bell-2023',
  authors: 'Bell L. y cols.',
  year: 2023,
  title: 'Integrating deloading into strength and physique sports training programmes',
  language: 'en',
  journal: 'Sports Medicine - Open',
  url: 'https://doi.org/10.1186/s40798-023-00633-0',
};

export const buchheit2013: Source = {
  id: 'buchheit-2013',
  authors: 'Buchheit M. y Laursen P. B.',
  year: 2013,
  title: 'High-intensity interval training, solutions to the programming puzzle',
  language: 'en',
  journal: 'Sports Medicine',
  url: 'https://doi.org/10.1007/s40279-013-0029-x',
};

export const buist2008: Source = {
  id: 'buist-2008',
  authors: 'Buist I. y cols.',
  year: 2008,
  title: 'No effect of a graded training program on the number of running-related injuries in novice runners',
  language: 'en',
  journal: 'American Journal of Sports Medicine 36:33',
  url: 'https://doi.org/10.1177/0363546507307505',
};

export const foster1998: Source = {
  id: 'foster-1998',
  authors: 'Foster C.',
  year: 1998,
  title: 'Monitoring training in athletes with reference to overtraining syndrome',
  language: 'en',
  journal: 'Medicine & Science in Sports & Exercise 30:1164',
};

export const foster2021: Source = {
  id: 'foster-2021',
  authors: 'Foster C. y cols.',
  year: 2021,
  title: '25 years of session rating of perceived exertion',
  language: 'en',
  journal: 'International Journal of Sports Physiology and Performance',
  url: 'https://doi.org/10.1123/ijspp.2020-0599',
};

export const frandsen2025: Source = {
  id: 'frandsen-2025',
  authors: 'Frandsen J. S. B. y cols.',
  year: 2025,
  title: 'How much running is too much? Identifying high-risk running sessions in a 5200-person cohort study',
  language: 'en',
  journal: 'British Journal of Sports Medicine 59:1203',
  url: 'https://doi.org/10.1136/bjsports-2024-109380',
};

export const grgic2018: Source = {
  id: 'grgic-2018',
  authors: 'Grgic J. y cols.',
  year: 2018,
  title: 'Effects of rest interval duration in resistance training on measures of muscular strength',
  language: 'en',
  journal: 'Sports Medicine 48:137',
  url: 'https://doi.org/10.1007/s40279-017-0788-x',
};

export const hackett2017: Source = {
  id: 'hackett-2017',
  authors: 'Hackett D. A. y cols.',
  year: 2017,
  title: 'Accuracy in estimating repetitions to failure during resistance exercise',
  language: 'en',
  journal: 'Journal of Strength and Conditioning Research 31:2162',
  url: 'https://doi.org/10.1519/JSC.0000000000001683',
};

export const impellizzeri2021: Source = {
  id: 'impellizzeri-2021',
  authors: 'Impellizzeri F. M. y cols.',
  year: 2021,
  title: 'What role do chronic workloads play in the acute to chronic workload ratio?',
  language: 'en',
  journal: 'Sports Medicine 51:581',
  url: 'https://doi.org/10.1007/s40279-020-01378-6',
};

export const lauersen2014: Source = {
  id: 'lauersen-2014',
  authors: 'Lauersen J. B., Bertelsen D. M. y Andersen L. B.',
  year: 2014,
  title: 'The effectiveness of exercise interventions to prevent sports injuries',
  language: 'en',
  journal: 'British Journal of Sports Medicine',
  url: 'https://doi.org/10.1136/bjsports-2013-092538',
};

export const lolli2019: Source = {
  id: 'lolli-2019',
  authors: 'Lolli L. y cols.',
  year: 2019,
  title: 'Mathematical coupling causes spurious correlation within the conventional acute-to-chronic workload ratio',
  language: 'en',
  journal: 'British Journal of Sports Medicine',
  url: 'https://bjsm.bmj.com/content/53/15/921',
};

export const nielsen2014: Source = {
  id: 'nielsen-2014',
  authors: 'Nielsen R. Ø. y cols.',
  year: 2014,
  title: 'Excessive progression in weekly running distance and risk of running-related injuries',
  language: 'en',
  journal: 'Journal of Orthopaedic & Sports Physical Therapy',
};

export const rogerson2024: Source = {
  id: 'rogerson-2024',
  authors: 'Rogerson D. y cols.',
  year: 2024,
  title: 'Deloading practices in strength and physique sports: a cross-sectional survey',
  language: 'en',
  journal: 'Sports Medicine - Open',
  url: 'https://doi.org/10.1186/s40798-024-00691-y',
};

export const rupprecht2021: Source = {
  id: 'rupprecht-2021',
  authors: 'Rupprecht A. y cols.',
  year: 2021,
  title: 'The effectiveness of pre-performance routines in sports: a meta-analysis',
  language: 'en',
  journal: 'International Review of Sport and Exercise Psychology',
};

export const schumann2022: Source = {
  id: 'schumann-2022',
  authors: 'Schumann M. y cols.',
  year: 2022,
  title: 'Compatibility of concurrent aerobic and strength training for skeletal muscle size and function',
  language: 'en',
  journal: 'Sports Medicine',
  url: 'https://doi.org/10.1007/s40279-021-01587-7',
};

export const silbernagel2007: Source = {
  id: 'silbernagel-2007',
  authors: 'Silbernagel K. G. y cols.',
  year: 2007,
  title:
    'Continued sports activity, using a pain-monitoring model, during rehabilitation in patients with Achilles tendinopathy',
  language: 'en',
  journal: 'American Journal of Sports Medicine',
  url: 'https://doi.org/10.1177/0363546506298279',
};

export const simic2013: Source = {
  id: 'simic-2013',
  authors: 'Simic L., Sarabon N. y Markovic G.',
  year: 2013,
  title: 'Does pre-exercise static stretching inhibit maximal muscular performance? A meta-analytical review',
  language: 'en',
  journal: 'Scandinavian Journal of Medicine & Science in Sports',
  url: 'https://doi.org/10.1111/j.1600-0838.2012.01444.x',
};

export const tanaka2001: Source = {
  id: 'tanaka-2001',
  authors: 'Tanaka H., Monahan K. D. y Seals D. R.',
  year: 2001,
  title: 'Age-predicted maximal heart rate revisited',
  language: 'en',
  journal: 'Journal of the American College of Cardiology 37:153',
  url: 'https://doi.org/10.1016/S0735-1097(00)01054-8',
};

export const tyler2010: Source = {
  id: 'tyler-2010',
  authors: 'Tyler T. F. y cols.',
  year: 2010,
  title:
    'Addition of isolated wrist extensor eccentric exercise to standard treatment for chronic lateral epicondylosis',
  language: 'en',
  journal: 'Journal of Shoulder and Elbow Surgery',
};

export const who2020: Source = {
  id: 'oms-2020',
  authors: 'Organización Mundial de la Salud',
  year: 2020,
  title: 'Directrices de la OMS sobre actividad física y hábitos sedentarios: de un vistazo',
  language: 'es',
  journal: 'ISBN 978-92-4-001481-7',
};

export const zourdos2021: Source = {
  id: 'zourdos-2021',
  authors: 'Zourdos M. C. y cols.',
  year: 2021,
  title:
    'Proximity to failure and total repetitions performed in a set influences accuracy of intraset repetitions in reserve-based rating of perceived exertion',
  language: 'en',
  journal: 'Journal of Strength and Conditioning Research',
  url: 'https://doi.org/10.1519/JSC.0000000000002995',
};
