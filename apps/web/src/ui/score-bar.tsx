const boxes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function scoreColour(score: number): string {
  if (score >= 8) return 'bg-score-hi';
  return score >= 6 ? 'bg-score-mid' : 'bg-score-lo';
}

export function ScoreBar({ score }: { score: number }) {
  const colour = scoreColour(score);
  return (
    <div className="flex items-center gap-2.5">
      <span className="grid h-2 flex-1 grid-cols-10 gap-0.5" aria-hidden="true">
        {boxes.map((box) => (
          <i key={box} className={box <= Math.round(score) ? colour : 'bg-score-track'} />
        ))}
      </span>
      <span className="num text-ui font-head">{`${score}/10`}</span>
    </div>
  );
}
