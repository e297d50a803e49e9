import type { ReactNode } from 'react';

/** Its subject in a few lines, 300 × 96 units, in its text's colour. No yellow ball, because nothing happens «now». */
const covers: Readonly<Record<string, ReactNode>> = {
  'calentar-antes-del-partido': (
    <>
      <path className="cover-faint" d="M0 88H300" />
      <path d="M6 88Q63 -60 120 88Q142 44 164 88Q186 30 208 88Q230 30 252 88Q272 52 292 88" />
    </>
  ),
  'la-bandeja': (
    <>
      <path className="cover-faint" d="M0 88H300M150 88V70M6 88V26M294 88V26" />
      <path className="cover-dotted" d="M240 74Q156 -36 74 34" />
      <path d="M74 34Q170 2 268 88" />
      <path className="cover-dotted" d="M268 88L293 76" />
      <circle className="cover-solid" cx="74" cy="34" r="6" />
    </>
  ),
  'codo-de-padel': (
    <>
      <path className="cover-faint" d="M10 48H290" />
      <path d="M10 40V56M38 43V53M66 43V53M94 40V56M122 43V53M150 43V53M178 43V53M206 43V53M234 43V53M262 43V53M290 40V56" />
      <path strokeWidth="8" d="M12 48H92" />
      <path d="M94 20V30M94 66V76" />
    </>
  ),
  'planificar-la-semana': (
    <>
      <path className="cover-faint" d="M0 88H300" />
      <path d="M0 88Q21 2 43 88H86Q107 26 129 88H171Q193 -76 214 88H257Q279 -76 300 88" />
    </>
  ),
  'progresar-y-descansar': (
    <>
      <path className="cover-faint" d="M0 88H300" />
      <path d="M4 88Q41 -40 78 88Q115 -62 152 88Q189 -86 226 88" />
      <path className="cover-dotted" d="M226 88Q261 8 296 88" />
    </>
  ),
  'lo-que-exige-un-partido': (
    <>
      <path className="cover-faint" strokeWidth="14" d="M10 20H290M10 48H290M10 76H290" />
      <path strokeWidth="14" d="M10 20H140M10 48H172M10 76H248" />
    </>
  ),
  'el-punto-se-gana-en-la-red': (
    <>
      <path d="M30 6H270V90H30ZM67 6V90M233 6V90M67 48H233" />
      <path strokeWidth="4" d="M150 0V96" />
      <circle className="cover-solid" cx="182" cy="28" r="7" />
      <circle className="cover-solid" cx="182" cy="68" r="7" />
      <path className="cover-dotted" d="M56 28H112M56 68H112" />
    </>
  ),
  'acwr-y-regla-del-10': (
    <>
      <path className="cover-faint" d="M0 88H300M0 60H300" strokeDasharray="2 6" />
      <path strokeWidth="26" strokeLinecap="butt" d="M44 88V60M116 88V38M188 88V43M260 88V16" />
    </>
  ),
};

export function ArticleCover({ slug }: { slug: string }) {
  return (
    <svg viewBox="0 0 300 96" className="cover mx-auto max-w-75" aria-hidden="true">
      {covers[slug]}
    </svg>
  );
}
