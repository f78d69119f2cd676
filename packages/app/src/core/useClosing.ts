import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const isOpenedHere = () =>
  (window.history.state as { usr?: { isOpenedHere?: boolean } | null } | null)?.usr
    ?.isOpenedHere === true;

/**
 * Closes what the address names. Opened on the page by a step (`OPENING`), it closes as *back* does, so
 * that no step stays behind; otherwise, when the address came from elsewhere, by `takeOut`.
 */
export function useClosing(takeOut: () => void): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The history goes back when it has time; asking twice would leave the page.
  const isLeaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  return useCallback(() => {
    if (!isOpenedHere()) takeOut();
    else if (!isLeaving.current) {
      isLeaving.current = true;
      navigate(-1);
    }
  }, [navigate, takeOut]);
}
