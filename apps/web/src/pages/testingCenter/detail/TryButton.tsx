import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import { useGetQuestionLibraryCatalogQuery } from '@cheese/api-client/exam/questionLibrary';
import type { QuestionLibraryDetail } from '@cheese/domain/contract/exam/questionLibrary';
import Button from '@mui/material/Button';
import { useBegin } from '../../../features/questionBank/useBegin';
import { texts } from './texts';

/** Starts with the first chapter that has trial questions. */
export function TryButton({ bank }: { bank: QuestionLibraryDetail }) {
  const { data = [] } = useGetQuestionLibraryCatalogQuery({ libraryId: bank.id });
  const { isBusy, begin } = useBegin();
  const chapter = data.find(({ hasTrial }) => hasTrial);
  if (!chapter) return null;
  return (
    <Button
      variant="outlined"
      title={texts.tryLead(bank.freeCount)}
      aria-disabled={isBusy}
      onClick={() => begin({ source: practiceSourceCodes.chapter, sourceId: chapter.id })}
    >
      {texts.try}
    </Button>
  );
}
