import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useSession } from '../session/session';

/** History state of an opened membership centre; `isOver` means that going back closes it. */
export interface OpenedOver {
  isOver?: boolean;
}

/** A click with a modifier key opens another tab, so it is left to the browser. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link that opens the membership centre over the current page; a visitor logs in first. */
export function useMemberCentreLink() {
  const here = useLocation();
  const navigate = useNavigate();
  const { mayAct } = useSession();
  return (cardId?: number) => {
    const href = paths.memberCentre(here, cardId);
    const onClick = (event: MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      const state: OpenedOver = { isOver: true };
      if (mayAct(href)) void navigate(href, { state, preventScrollReset: true });
    };
    return { href, onClick };
  };
}
