import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * For the plain links of a list of hundreds, in which a component of the router for each would be
 * felt: a step inside the app, unless somebody wants another tab.
 */
export function useFollow() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, detail, currentTarget } = event;
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      if (detail < 2) void navigate(currentTarget.pathname + currentTarget.search);
    },
    [navigate],
  );
}

export type Follow = ReturnType<typeof useFollow>;
