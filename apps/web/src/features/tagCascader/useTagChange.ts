import { afterTagChange } from '@cheese/domain/rules/site/pageChecks';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSessionState } from '../../session/session';
import { readChosen, storeChosen } from './chosenTag';
import { useTellServer } from './useTellServer';

/**
 * A subject in the address counts before the choice, and a page belongs to the list as it was: both
 * go; null without one.
 */
function withoutPlace(search: string): string | null {
  const said = new URLSearchParams(search);
  if (!said.has('tagId') && !said.has('page')) return null;
  said.delete('tagId');
  said.delete('page');
  return said.toString();
}

/**
 * Saves the choice locally and on the server, then updates the current page or goes to the home
 * page. It does not wait for the server, because lists send the choice themselves.
 */
export function useTagChange() {
  const { isSignedIn } = useSessionState();
  const tellServer = useTellServer();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  return (ids: readonly number[]) => {
    const before = readChosen();
    storeChosen(ids);
    // Not yet known to be in, they may well be.
    if (isSignedIn !== false) tellServer(ids, before);
    if (afterTagChange(pathname) === 'home') return navigate(paths.home());
    const rest = withoutPlace(search);
    return rest !== null && navigate({ pathname, search: rest });
  };
}
