import type { Body, EasedLine } from '@bandeja/domain/body/contract';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { SwapIcon } from '@phosphor-icons/react/dist/csr/Swap';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { bodyTexts } from '#features/body/texts.ts';
import { formatWeekday } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

const texts = bodyTexts.plan;
const icons: Record<EasedLine['kind'], typeof MinusIcon> = {
  added: PlusIcon,
  fewer: MinusIcon,
  swapped: SwapIcon,
  dropped: XIcon,
};

const days = new Intl.ListFormat('es-ES');
const daysOf = (dates: readonly string[]) => days.format([...new Set(dates.map(formatWeekday))]);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The work of its own that an area gets, and what sessions hold less for it. */
export function AreaPlan({ plan }: { plan: Body['standing'][number]['plan'] }) {
  if (plan.work.length + plan.eased.length === 0) return null;
  // of the next session alone: a week of them is no reading
  const eased = plan.eased.filter(({ date }) => date === plan.eased[0]?.date);
  return (
    <ul className="grid divide-y border-t">
      {plan.work.map(({ code, name, slug, dose, dates, needs }) => (
        <Line
          key={code}
          icon={PlusIcon}
          name={
            <Link to={paths.exercise(slug)} className="link-quiet">
              {name}
            </Link>
          }
          dose={dose}
          why={[capital(daysOf(dates)), ...(needs.length > 0 ? [texts.needs(needs.join(', '))] : [])].join(', ')}
        />
      ))}
      {eased.map(({ kind, name, dose, why, date }) => (
        <Line
          key={`${date} ${name}`}
          icon={icons[kind]}
          name={kind === 'dropped' ? texts.dropped(name) : name}
          dose={dose ?? ''}
          why={`${capital(formatWeekday(date))}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`}
        />
      ))}
    </ul>
  );
}

type LineProps = { icon: typeof MinusIcon; name: React.ReactNode; dose: string; why: string };

function Line({ icon, name, dose, why }: LineProps) {
  return (
    <li className="grid grid-cols-[1.5rem_1fr_auto] items-center gap-3.5 py-3">
      <Icon as={icon} weight="regular" className="size-5 text-ink-2" />
      <span className="grid min-w-0">
        <b className="font-strong wrap-anywhere">{name}</b>
        <span className="text-ui text-ink-2">{why}</span>
      </span>
      <span className="num font-strong">{dose}</span>
    </li>
  );
}
