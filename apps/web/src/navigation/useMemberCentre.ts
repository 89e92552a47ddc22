import { wholeNumber } from '@cheese/domain/rules/wholeNumber';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { memberParam, paths } from '../paths';
import { useSession } from '../session/session';

/** Left with the entry of the history that the centre was opened by. */
interface Opened {
  isOver?: boolean;
}

/** Clicks that a browser answers with another tab are left to it. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The way into the membership centre from wherever one is; a visitor comes back to it by the login. */
export function useWayToMemberCentre() {
  const here = useLocation();
  const navigate = useNavigate();
  const { mayAct } = useSession();
  return (cardId?: number) => {
    const href = paths.memberCentre(here, cardId);
    const onClick = (event: MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      const state: Opened = { isOver: true };
      if (mayAct(href)) void navigate(href, { state, preventScrollReset: true });
    };
    return { href, onClick };
  };
}

/** What the address says of the centre, and how it is left: the page below stays as it was. */
export function useMemberCentre() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const said = new URLSearchParams(search);
  const asked = said.get(memberParam);
  const close = () => {
    // Back is what opened it: the history does not fill with one page over and over.
    if ((state as Opened | null)?.isOver) return navigate(-1);
    said.delete(memberParam);
    const rest = said.size > 0 ? `?${said}` : '';
    return navigate(pathname + rest, { replace: true, preventScrollReset: true });
  };
  return {
    isOpen: asked !== null,
    cardId: wholeNumber(asked) ?? null,
    here: pathname + search,
    close,
  };
}
