import { useGetTalkCountsQuery } from '@cheese/api-client/exam/questionTalk';
import { idParam } from '@cheese/ui/address/urlParams';
import { skipToken } from '@reduxjs/toolkit/query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../loading/lazyPart';
import { TalksContext } from './Talks';
import { TALK_PAGE } from './talkPage';

const TalkDialog = lazyPart(() => import('./TalkDialog'));

interface QuestionTalksProps {
  /** Questions that are shown with their answers. */
  questionIds: readonly number[];
  children: ReactNode;
}

/** Provides which questions may be discussed, and shows the open discussion. */
export function QuestionTalks({ questionIds, children }: QuestionTalksProps) {
  const ids = [...new Set(questionIds)].sort((one, other) => one - other);
  const { data } = useGetTalkCountsQuery(ids.length > 0 ? { questionIds: ids } : skipToken);
  const { opened, open, close } = useOpened();
  const talks = useMemo(() => {
    const counts = new Map(data?.map(({ questionId, count }) => [questionId, count]));
    return { countOf: (questionId: number) => counts.get(questionId) ?? null, open };
  }, [data, open]);
  const isOpen = opened !== undefined && talks.countOf(opened) !== null;
  return (
    <TalksContext value={talks}>
      {children}
      {isOpen && <TalkDialog questionId={opened} onClose={close} />}
    </TalksContext>
  );
}

/** Kept in the address, so that going back closes it and its link opens it. */
function useOpened() {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(
    (questionId: number) =>
      setSearch((said) => {
        said.set('discuss', String(questionId));
        return said;
      }),
    [setSearch],
  );
  const close = useCallback(
    () =>
      setSearch((said) => {
        said.delete('discuss');
        said.delete(TALK_PAGE);
        return said;
      }),
    [setSearch],
  );
  return { opened: idParam(search, 'discuss'), open, close };
}
