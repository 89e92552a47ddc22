import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useSession } from '../session/session';

/** Left with the entry of the history that the centre was opened by. */
export interface OpenedOver {
  isOver?: boolean;
}

/** Clicks that a browser answers with another tab are left to it. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The way into the membership centre from wherever one is; a visitor comes back to it by the login. */
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
