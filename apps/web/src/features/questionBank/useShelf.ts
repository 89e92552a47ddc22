import { useGetSubscribedQuestionLibrariesQuery } from '@cheese/api-client/exam/questionLibrary';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSessionState } from '../../session/session';

/** Nobody practises in more banks than these at once; the shelf itself has pages. */
const WHOLE_SHELF = { page: 1, pageCnt: 100 };

/** The banks of who is signed in, the last practised first; asked for once by all of a page. */
export function useShelf() {
  const { isSignedIn } = useSessionState();
  return useGetSubscribedQuestionLibrariesQuery(isSignedIn ? WHOLE_SHELF : skipToken, {
    refetchOnMountOrArgChange: true,
  });
}
