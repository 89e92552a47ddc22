import { useGetSubscribedQuestionLibrariesQuery } from '@cheese/api-client/exam/questionLibrary';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSessionState } from '../../session/session';

/** More banks than any learner practises, so one page is enough here. */
const WHOLE_SHELF = { page: 1, pageCnt: 100 };

/** The user's banks, the last practised first; fetched once per page. */
export function useShelf() {
  const { isSignedIn } = useSessionState();
  return useGetSubscribedQuestionLibrariesQuery(isSignedIn ? WHOLE_SHELF : skipToken, {
    refetchOnMountOrArgChange: true,
  });
}
