import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import { practiceStateCodes } from '@cheese/domain/codes/exam/exams';
import { useGetPracticeListQuery } from '@cheese/api-client/exam/practice';
import { useGetQuestionLibraryCatalogQuery } from '@cheese/api-client/exam/questionLibrary';
import type { QuestionLibraryDetail } from '@cheese/domain/contract/exam/questionLibrary';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { BankProgress } from '../../../features/questionBank/BankProgress';
import { ChapterTree } from '../../../features/questionBank/ChapterTree';
import { useBegin } from '../../../features/questionBank/useBegin';
import { ChapterActions } from './ChapterActions';
import { texts } from './texts';

/** Unfinished practices are recent, so the latest page is enough. */
const OF_CHAPTERS = { source: practiceSourceCodes.chapter, page: 1, pageCnt: 100 } as const;

/** Chapters with the user's progress, and a button for each. */
export function ChapterList({ bank }: { bank: QuestionLibraryDetail }) {
  const catalog = useGetQuestionLibraryCatalogQuery(
    { libraryId: bank.id },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = useGetPracticeListQuery(OF_CHAPTERS, { refetchOnMountOrArgChange: true });
  const open = new Set(
    data?.list
      .filter(({ state }) => state === practiceStateCodes.underWay)
      .map(({ sourceId }) => sourceId),
  );
  const way = useBegin();
  return (
    <Answered
      query={catalog}
      what={texts.chapters}
      skeleton={<RowsSkeleton count={6} />}
      empty={<EmptyState dense sentence={texts.noChapters} />}
    >
      {(chapters) => (
        <ChapterTree
          chapters={chapters}
          below={(chapter) => (
            <BankProgress name={chapter.name} of={chapter.questionCount} progress={chapter} />
          )}
          end={(chapter) => (
            <ChapterActions chapter={chapter} isOpen={open.has(chapter.id)} way={way} />
          )}
        />
      )}
    </Answered>
  );
}
