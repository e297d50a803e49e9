/** An invisible page is not painted: the callback then runs after so many milliseconds. */
const unseenMs = 100;

/** Does something once the next frame is painted, so that what was tapped is seen first. Answers how to call it off. */
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
