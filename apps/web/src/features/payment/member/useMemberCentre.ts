import { wholeNumber } from '@cheese/domain/rules/numbers/wholeNumber';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OpenedOver } from '../../../navigation/useMemberCentreLink';
import { memberParam } from '../../../commodityPaths';

/**
 * Reads the membership centre's state from the address; closing leaves the page below unchanged.
 */
export function useMemberCentre() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const said = new URLSearchParams(search);
  const asked = said.get(memberParam);
  const close = () => {
    // If a link on the page opened it, go back, so that the history does not fill with copies of
    // the page.
    if ((state as OpenedOver | null)?.isOver) return navigate(-1);
    said.delete(memberParam);
    const rest = said.size > 0 ? `?${said}` : '';
    return navigate(pathname + rest, { replace: true, preventScrollReset: true });
  };
  return {
    cardId: wholeNumber(asked) ?? null,
    here: pathname + search,
    close,
  };
}
