import { PersonIcon } from '@phosphor-icons/react/dist/csr/Person';
import { RulerIcon } from '@phosphor-icons/react/dist/csr/Ruler';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun';
import { mirrorTexts } from '#features/mirror/texts.ts';
import { Icon } from '#ui/icon.tsx';

const texts = mirrorTexts.howTo;
const icons = [RulerIcon, PersonIcon, SunIcon];

export function HowTo() {
  return (
    <section aria-labelledby="como-grabar" className="grid gap-4">
      <h2 id="como-grabar">{texts.title}</h2>
      <Place />
      <ul className="grid divide-y divide-line border-y border-line">
        {texts.list.map(([title, text], index) => (
          <li key={title} className="flex gap-4 py-3">
            <Icon as={icons[index] ?? SunIcon} weight="regular" className="size-6 flex-none text-ink-2" />
            <div>
              <p className="font-head">{title}</p>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The phone on its tripod and what it sees. */
export function Place() {
  return (
    <svg viewBox="0 0 350 220" role="img" aria-label={texts.picture} className="w-full rounded-3 bg-court text-white">
      <rect y="170" width="350" height="50" fill="#174eaf" />
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path d="M52 46 L315 144 M52 196 L315 152" strokeWidth="1.6" strokeDasharray="1 6" />
        <path d="M24 44 h-8 v152 h8" strokeWidth="2" />
        <path d="M58 208 H150 M214 208 H315 M58 203 v10 M315 203 v10" strokeWidth="2" />
        <path d="M318 156 l-14 40 M320 156 l10 40" strokeWidth="2.6" />
        <path
          d="M56 100 L56 140 L46 168 L42 194 M56 140 L68 168 L72 194 M56 106 L72 92 L78 74 M56 106 L44 122"
          strokeWidth="9"
        />
        <path d="M78 74 L82 62" strokeWidth="3" />
      </g>
      <circle cx="57" cy="84" r="9" fill="currentColor" />
      <ellipse
        cx="86"
        cy="52"
        rx="7"
        ry="11"
        transform="rotate(18 86 52)"
        fill="#040f31"
        stroke="currentColor"
        strokeWidth="2"
      />
      <rect x="312" y="134" width="13" height="24" rx="2.5" fill="currentColor" />
      <g fill="currentColor" className="text-[13px] font-strong">
        <text x="182" y="213" textAnchor="middle">
          {texts.metres}
        </text>
        {texts.hip.map((line, index) => (
          <text key={line} x="340" y={100 + index * 17} textAnchor="end">
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

export function PrivacyCard() {
  const { title, text } = mirrorTexts.privacy;
  return (
    <section aria-labelledby="no-sale" className="card grid gap-2 max-sm:p-5">
      <h2 id="no-sale" className="flex items-center gap-2.5">
        <Icon as={ShieldCheckIcon} weight="fill" className="size-6 flex-none text-ok" />
        {title}
      </h2>
      <p className="max-w-sentence text-ink-2">{text}</p>
    </section>
  );
}
