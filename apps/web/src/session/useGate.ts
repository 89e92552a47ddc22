import type { MouseEvent } from 'react';
import { useSession } from './session';

/**
 * For links to pages that need a login: a visitor gets the prompt, and the page after the login.
 */
export function useGate() {
  const { mayAct } = useSession();
  return (href: string) => ({
    href,
    onClick: (event: MouseEvent) => {
      if (!mayAct(href)) event.preventDefault();
    },
  });
}
