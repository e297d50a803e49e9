export type PlanCourtFlight = 'none' | 'missed' | 'bounces';

/** Half a court from above, 10 × 10 m at 8 units a metre, service line 6.95 m from the net. Takes its text's colour. */
export function PlanCourt({ flight = 'none', className }: { flight?: PlanCourtFlight; className?: string }) {
  return (
    <svg viewBox="0 0 84 84" className={className} aria-hidden="true">
      <path className="plan-line" d="M2 2h80v80h-80ZM26.4 2v80M24.8 42H82" />
      {flight === 'missed' && (
        <g className="text-err">
          <path className="plan-flight" d="M20 66Q44 8 74 44" />
          <path d="m69 39 10 10m0-10L69 49" stroke="currentColor" strokeWidth="2" />
        </g>
      )}
      {flight === 'bounces' && <path className="plan-flight" d="M12 68Q28 8 44 68Q56 32 68 68Q74 50 80 68" />}
    </svg>
  );
}
