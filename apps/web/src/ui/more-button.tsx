import { Button } from '#ui/button.tsx';

type MoreButtonProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children?: string;
  pendingLabel?: string;
  onPress?: () => void;
};

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
