/** A page that is not seen is not painted: then it is done after so many milliseconds all the same. */
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
