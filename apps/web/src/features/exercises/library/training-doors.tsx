import { exerciseTexts as texts } from '#features/exercises/library/texts.ts';
import * as paths from '#lib/paths.ts';
import { DoorCard } from '#ui/door-card.tsx';

export function TrainingDoors({ isPlayer }: { isPlayer: boolean }) {
  const { routine, register, dashboard } = texts.doors;
  return (
    <section aria-labelledby="practica" className="print:hidden">
      <h2 id="practica" className="mb-5">
        {texts.practice}
      </h2>
      <ul className="grid gap-6 md:grid-cols-2">
        <li>
          <DoorCard to={paths.freeRoutine} {...routine} />
        </li>
        <li>
          {isPlayer ? <DoorCard to={paths.dashboard} {...dashboard} /> : <DoorCard to={paths.register} {...register} />}
        </li>
      </ul>
    </section>
  );
}
