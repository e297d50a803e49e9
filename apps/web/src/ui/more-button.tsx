import { Button } from '#ui/button.tsx';

type MoreButtonProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children?: string;
  pendingLabel?: string;
  /** Called before more is loaded. */
  onPress?: () => void;
};

/** «Cargar más» under a list that comes page by page, as long as there is more. */
export function MoreButton(props: MoreButtonProps) {
  const { query, children = 'Cargar más', pendingLabel = 'Cargando...', onPress } = props;
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="line"
      className="justify-self-center"
      pending={query.isFetchingNextPage}
      pendingLabel={pendingLabel}
      onClick={() => {
        onPress?.();
        void query.fetchNextPage();
      }}
    >
      {children}
    </Button>
  );
}
