import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { Categories } from '#features/content/landing/categories.tsx';
import { Features } from '#features/content/landing/features.tsx';
import { Preview } from '#features/content/landing/preview.tsx';
import { Steps } from '#features/content/landing/steps.tsx';
import { landingTexts } from '#features/content/texts.ts';
import * as paths from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

const { doors } = landingTexts;

/** Two ways to begin without an account. */
function Doors() {
  return (
    <section aria-label={doors.label} className="wrap grid grid-cols-1 gap-6 pb-[clamp(64px,8vw,120px)] lg:grid-cols-2">
      <Door path={paths.freeRoutine} {...doors.routine} />
      <Door path={paths.quiz} {...doors.quiz} />
    </section>
  );
}

function Door({ path, title, sentence }: { path: string; title: string; sentence: string }) {
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

/** Everything between the first call and the last: the same for everybody. */
export function Sections() {
  return (
    <>
      <Steps />
      <Features />
      <Categories />
      <Preview />
      <Doors />
    </>
  );
}
