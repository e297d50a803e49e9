import { HeroScene } from '#ui/court/hero-scene.tsx';

/** The court fades out to the left, and none of its lines runs behind a word: an ellipse as wide as the title is clear. */
const clearOfWords =
  'mask-[linear-gradient(90deg,transparent_24%,black_54%),radial-gradient(ellipse_calc(var(--text-hero)*8)_440px_at_max(40px,(100%-1240px)/2)_330px,transparent_97%,black_114%)] mask-intersect';

export function HeroDrawing() {
  return (
    <>
      <div className={`absolute inset-0 -z-1 hidden lg:block ${clearOfWords}`}>
        {/* where the words leave little room, the court moves aside */}
        <HeroScene className="absolute top-0 left-[max(0px,(1300px-100vw)*0.35)] size-full" />
      </div>
      <HeroScene narrow className="-mb-px h-auto w-full lg:hidden" />
    </>
  );
}
