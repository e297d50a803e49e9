export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed bottom-full left-3 print:hidden z-toast rounded-2 bg-solid px-4 py-3 text-on-solid no-underline focus:top-3 focus:bottom-auto"
    >
      Saltar al contenido
    </a>
  );
}
