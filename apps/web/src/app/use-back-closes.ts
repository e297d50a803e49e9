import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What marks the entry of the history that stands for something over the page. */
const mark = 'over-page';

/**
 * The way back of a phone closes what covers the page before it leaves the page: opening makes an entry of its own on
 * the history. Answers how to close it by hand, which takes the entry away again.
 */
export function useBackCloses(isCovering: boolean, onClose: () => void): () => void {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isMarked = state === mark;
  const wasMarked = useRef(false);
  const cover = useEffectEvent(() => {
    if (!isMarked) void navigate({ pathname, search, hash }, { state: mark });
  });
  const follow = useEffectEvent((isMarkedNow: boolean) => {
    if (wasMarked.current && !isMarkedNow && isCovering) onClose();
    wasMarked.current = isMarkedNow;
  });
  useEffect(() => {
    if (isCovering) cover();
  }, [isCovering]);
  useEffect(() => follow(isMarked), [isMarked]);
  return () => {
    if (isMarked && isCovering) void navigate(-1);
    else onClose();
  };
}
