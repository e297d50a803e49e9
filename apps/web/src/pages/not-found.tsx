import * as paths from '#lib/paths.ts';
import { PlanCourt } from '#ui/court/plan-court.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

export function NotFoundPage() {
  return (
    <div className="wrap grid justify-items-center gap-4 py-16 text-center text-ink-2">
      <PageMeta
        title="Página no encontrada"
        description="Esta dirección no lleva a ninguna página de Bandeja."
        path={paths.notFound}
        noindex
      />
      <PlanCourt flight="missed" className="w-42 text-line-strong" />
      <h1 tabIndex={-1} className="text-ink">
        Esta página no existe
      </h1>
      <p>La bola se ha ido fuera. Comprueba la dirección o vuelve al juego.</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.home}>Volver al inicio</LinkButton>
        <LinkButton to={paths.dashboard} variant="line">
          Ir al Dashboard
        </LinkButton>
      </div>
    </div>
  );
}
