import { useChooseTagMutation } from '@cheese/api-client/tag';
import { pagesOfTag } from '@cheese/domain/codes/pageLists';
import { pathnameOf } from '@cheese/domain/rules/pathname';
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

/** Changes the choice: kept, told to the server, and shown in place or else on a fresh home. */
export function useTagChange() {
  const { isSignedIn } = useSessionState();
  const [tellServer] = useChooseTagMutation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  return async (ids: readonly number[]) => {
    storeChosen(ids);
    if (isSignedIn) await tellServer({ tagId: ids.at(-1) ?? 0 });
    if (!pagesOfTag.includes(pathnameOf(pathname))) return navigate(paths.home());
    const rest = withoutSubject(search);
    if (rest !== null) await navigate({ pathname, search: rest });
  };
}
