import { useEffect, useState } from 'react';

type Drawing = {
  DrillPlayer: typeof import('#ui/court/drill/drill-player.tsx').DrillPlayer;
  DrillStill: typeof import('#ui/court/drill/drill-still.tsx').DrillStill;
  FigureLoop: typeof import('#ui/figure/figure-loop.tsx').FigureLoop;
};

/** The code that draws drills and figures, once it is there; without a network the session goes on without it. */
export function useDrawing(isWanted: boolean): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([
      import('#ui/court/drill/drill-player.tsx'),
      import('#ui/court/drill/drill-still.tsx'),
      import('#ui/figure/figure-loop.tsx'),
    ])
      .then(([{ DrillPlayer }, { DrillStill }, { FigureLoop }]) => setDrawing({ DrillPlayer, DrillStill, FigureLoop }))
      .catch(() => {});
  }, [isWanted]);
  return drawing;
}
