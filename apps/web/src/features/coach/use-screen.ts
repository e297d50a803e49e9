import { type RefObject, useEffect } from 'react';

/** Fits a full screen element into the area above a phone's keyboard: the page's own height ignores it. */
export function useSeenPart(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const view = window.visualViewport;
    const { style } = element.current ?? {};
    if (!isActive || !view || !style) return;
    const fit = () => {
      // a page zoomed by hand is left alone
      const isZoomed = view.scale > 1.01;
      style.setProperty('height', isZoomed ? '' : `${view.height}px`);
      style.setProperty('top', isZoomed ? '' : `${view.offsetTop}px`);
    };
    fit();
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    return () => {
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
      style.removeProperty('height');
      style.removeProperty('top');
    };
  }, [element, isActive]);
}

/** While a full screen element is open the page behind it can be neither reached nor scrolled. */
export function useAlone(isActive: boolean): void {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!isActive || !page) return;
    const { overflow } = document.documentElement.style;
    page.inert = true;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      page.inert = false;
      document.documentElement.style.overflow = overflow;
    };
  }, [isActive]);
}
