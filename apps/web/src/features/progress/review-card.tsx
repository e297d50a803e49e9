import type { Progress } from '@bandeja/domain/progress/contract';
import { useId } from 'react';
import { reviewPicture } from '#features/progress/review.ts';
import { progressTexts } from '#features/progress/texts.ts';
import { PictureButtons } from '#ui/picture/picture-buttons.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

const texts = progressTexts.review;

/** The month or the year as a picture to hand on. */
export function ReviewCard({ progress, isYear }: { progress: Progress; isYear: boolean }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card min-w-0">
      <SectionTitle id={id} title={texts.title} sentence={texts.sentence} />
      <PictureButtons
        specOf={() => reviewPicture(progress, isYear)}
        fileName={isYear ? 'bandeja-mi-ano' : 'bandeja-mi-mes'}
      />
    </section>
  );
}
