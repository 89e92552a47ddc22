import type { MouseEvent } from 'react';
import { useSession } from './session';

/** For links to what needs a login: a visitor gets the prompt instead, and arrives there afterwards. */
export function useGate() {
  const { mayAct } = useSession();
  return (href: string) => ({
    href,
    onClick: (event: MouseEvent) => {
      if (!mayAct(href)) event.preventDefault();
    },
  });
}
