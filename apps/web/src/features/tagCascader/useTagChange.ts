import { afterTagChange } from '@cheese/domain/rules/site/pageChecks';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSessionState } from '../../session/session';
import { readChosen, storeChosen } from './chosenTag';
import { useTellServer } from './useTellServer';

/**
 * Removes the subject, which would override the new choice, and the page, which belongs to the old
 * list; null if the address has neither.
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
    // Unless it is known that the user is a visitor, because the session may still be loading.
    if (isSignedIn !== false) tellServer(ids, before);
    if (afterTagChange(pathname) === 'home') return navigate(paths.home());
    const rest = withoutPlace(search);
    return rest !== null && navigate({ pathname, search: rest });
  };
}
