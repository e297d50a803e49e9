import { Categories } from '#features/content/landing/categories.tsx';
import { Features } from '#features/content/landing/features.tsx';
import { Preview } from '#features/content/landing/preview.tsx';
import { Steps } from '#features/content/landing/steps.tsx';

/** Everything between the first call and the last: the same for everybody. */
export function Sections() {
  return (
    <>
      <Steps />
      <Features />
      <Categories />
      <Preview />
    </>
  );
}
