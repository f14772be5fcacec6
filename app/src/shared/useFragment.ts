import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/**
 * Calls a stable function when the address has this fragment, which other pages link to, and takes it out of the
 * address, so that Back does not repeat it. While another page is being opened it waits.
 */
export function useFragment(fragment: string, open: () => void): void {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (hash !== fragment || isLeaving) return;
    open();
    void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  }, [hash, fragment, isLeaving, open, pathname, search, state, navigate]);
}
