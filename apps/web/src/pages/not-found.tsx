import { PlanCourt } from '#ui/court/plan-court.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** An address without a page. */
export function NotFoundPage() {
  return (
    <div className="wrap grid justify-items-center gap-4 py-16 text-center text-ink-2">
      <title>Página no encontrada · Bandeja</title>
      <PlanCourt flight="missed" className="w-42 text-line-strong" />
      <h1 className="text-ink">Esta página no existe</h1>
      <p>La bola se ha ido fuera. Comprueba la dirección o vuelve al inicio.</p>
      <LinkButton to="/" variant="solid" className="mt-2">
        Volver al inicio
      </LinkButton>
    </div>
  );
}
