import { useEffect } from 'react';
import { isConnectionLost, reportReached, watchConnection } from '#lib/connection.ts';
import * as paths from '#lib/paths.ts';
import { PlanCourt } from '#ui/court/plan-court.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** In place of a page of the site that cannot be fetched now. It comes by itself once the server answers. */
export function NeedsNetworkPage() {
  useEffect(() => {
    // the document would not have been sent in its place otherwise
    reportReached(false);
    return watchConnection(() => {
      if (!isConnectionLost()) window.location.reload();
    });
  }, []);
  return (
    <div className="wrap grid justify-items-center gap-4 py-16 text-center text-ink-2">
      <title>Sin conexión · Bandeja</title>
      <PlanCourt flight="missed" className="w-42 text-line-strong" />
      <h1 tabIndex={-1} className="text-ink">
        Esta página necesita conexión
      </h1>
      <p>Se abrirá sola en cuanto vuelva. Tu semana y tus sesiones siguen aquí.</p>
      <LinkButton to={paths.dashboard}>Ir al Dashboard</LinkButton>
    </div>
  );
}
