import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

interface PageHeldProps {
  onLeave: (act: () => void, stay: () => void) => void;
}

/** Holds the page while it stands: another address asks first, and so does the browser itself. */
export function PageHeld({ onLeave }: PageHeldProps) {
  const { state, proceed, reset } = useBlocker(true);
  useBeforeUnload((event) => event.preventDefault());
  useEffect(() => {
    if (state === 'blocked') onLeave(proceed, reset);
  }, [state, proceed, reset, onLeave]);
  return null;
}
