const flights = {
  hop: { path: 'M52 60Q62 38 72 60T92 60', ball: [52, 60] },
  throw: { path: 'M44 60Q24 30 4 46', ball: [44, 60] },
  shadow: { path: 'M78 26Q52 30 44 60', ball: [44, 60] },
  zigzag: { path: 'M14 64L40 30L62 60L90 26', ball: [14, 64] },
  loop: { path: 'M30 50a24 20 0 1 1 36 6', ball: [30, 50] },
  reach: { path: 'M14 24Q30 44 14 64', ball: [14, 24] },
} as const;

export type ThumbFlight = keyof typeof flights;

/** The small court at the edge of a card, with one way of the ball. It decorates. */
export function ThumbCourt({ flight, className }: { flight: ThumbFlight; className?: string }) {
  const { path, ball } = flights[flight];
  return (
    <svg viewBox="0 0 108 88" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <rect width="108" height="88" className="fill-court" />
      <path d="M6 6H102V82H6ZM35 6V82M33 44H102" fill="none" strokeWidth="1.5" opacity=".75" className="stroke-white" />
      <path
        d={path}
        fill="none"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeDasharray="1 5"
        className="stroke-white"
      />
      <circle cx={ball[0]} cy={ball[1]} r="5.5" className="fill-white" />
    </svg>
  );
}
