import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

interface PageHeldProps {
  onLeave: (act: () => void, stay: () => void) => void;
}

/** While mounted, navigation and unloading ask for confirmation. */
export function PageHeld({ onLeave }: PageHeldProps) {
  const { state, proceed, reset } = useBlocker(true);
  useBeforeUnload((event) => event.preventDefault());
  useEffect(() => {
    if (state === 'blocked') onLeave(proceed, reset);
  }, [state, proceed, reset, onLeave]);
  return null;
}
