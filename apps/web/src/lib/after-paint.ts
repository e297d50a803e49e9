const unseenMs = 100;

/** Calls back once the next frame is painted, so that a tap's effect is visible first. Returns a function to cancel. */
export function afterPaint(run: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, unseenMs);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
