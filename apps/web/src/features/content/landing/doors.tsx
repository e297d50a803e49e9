import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { landingTexts } from '#features/content/texts.ts';
import * as paths from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

const { doors } = landingTexts;

export function Doors() {
  return (
    <section aria-label={doors.label} className="wrap grid grid-cols-1 gap-6 pb-[clamp(64px,8vw,120px)] lg:grid-cols-2">
      <Door path={paths.freeRoutine} {...doors.routine} />
      <Door path={paths.quiz} {...doors.quiz} />
    </section>
  );
}

function Door({ path, title, sentence }: { path: paths.Address; title: string; sentence: string }) {
  return (
    <Link
      to={path}
      className="grid grid-cols-[1fr_auto] content-center items-center gap-x-5 gap-y-1 rounded-3 border border-line-strong p-5 text-ink no-underline hover:border-ink hover:bg-surface lg:px-8 lg:py-7"
    >
      <h2 className="text-[length:1.125rem] lg:text-h2">{title}</h2>
      <span className="text-ink-2">{sentence}</span>
      <Icon as={ArrowRightIcon} className="col-2 row-[1/span_2] size-6" />
    </Link>
  );
}
