const gap = 4;

/** Puts an open panel of the top layer below its button, above where that has no room; it scrolls with the page. */
export function placePanel(panel: HTMLElement, button: Element, side: 'left' | 'right'): void {
  const at = button.getBoundingClientRect();
  const { height, width } = panel.getBoundingClientRect();
  const room = document.documentElement.clientWidth - gap;
  const wanted = side === 'left' ? at.left : Math.min(at.right, room) - width;
  const fitsBelow = at.bottom + gap + height <= window.innerHeight;
  panel.style.top = `${window.scrollY + (fitsBelow ? at.bottom + gap : Math.max(gap, at.top - gap - height))}px`;
  panel.style.left = `${Math.max(gap, Math.min(wanted, room - width))}px`;
}
