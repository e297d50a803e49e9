import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** After a move to another page: back to its top (not on Back, the browser does that) and the focus into `<main>`. */
export function useRouteChange(): void {
  const { pathname } = useLocation();
  const move = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (move !== 'POP') window.scrollTo(0, 0);
    const main = document.getElementById('main');
    // a page that has already taken the focus for itself (a dialog, a field) keeps it
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname, move]);
}
