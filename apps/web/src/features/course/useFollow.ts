import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Client-side navigation for the plain links of a long list, where hundreds of router links would
 * be slow. Links opened in another tab are left to the browser.
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
