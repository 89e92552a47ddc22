import { useChooseTagMutation } from '@cheese/api-client/tag';
import { afterTagChange, storedTagId } from '@cheese/domain/rules/pageChecks';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSessionState } from '../../session';
import { storeChosen } from './chosenTag';

/** A subject in the address counts before the choice: it goes, and its page; null without one. */
function withoutSubject(search: string): string | null {
  const said = new URLSearchParams(search);
  if (!said.has('tagId')) return null;
  said.delete('tagId');
  said.delete('page');
  return said.toString();
}

/**
 * Changes the choice: kept, told to the server, and shown in place or else on a fresh home. Nobody
 * waits for the server: lists ask with what is chosen.
 */
export function useTagChange() {
  const { isSignedIn } = useSessionState();
  const [tellServer] = useChooseTagMutation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  return (ids: readonly number[]) => {
    storeChosen(ids);
    // Not yet known to be in, they may well be.
    if (isSignedIn !== false) void tellServer({ tagId: storedTagId(ids) });
    if (afterTagChange(pathname) === 'home') return navigate(paths.home());
    const rest = withoutSubject(search);
    return rest !== null && navigate({ pathname, search: rest });
  };
}
