import { useGetQuestionLibraryCatalogQuery } from '@cheese/api-client/exam/questionLibrary';
import type {
  LibraryChapter,
  QuestionLibraryDetail,
} from '@cheese/domain/contract/exam/questionLibrary';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Chip from '@mui/material/Chip';
import { ChapterTree } from '../../../features/questionBank/ChapterTree';
import { texts } from './texts';

export function Contents({ bank }: { bank: QuestionLibraryDetail }) {
  const query = useGetQuestionLibraryCatalogQuery({ libraryId: bank.id });
  return (
    <Section title={texts.contents}>
      <Answered
        query={query}
        what={texts.contentsWhat}
        skeleton={<RowsSkeleton count={5} />}
        empty={<EmptyState dense sentence={texts.noContents} />}
      >
        {(chapters) => (
          <ChapterTree chapters={chapters} end={(chapter) => <ChapterEnd chapter={chapter} />} />
        )}
      </Answered>
    </Section>
  );
}

function ChapterEnd({ chapter }: { chapter: LibraryChapter }) {
  const { questionCount, isLocked, hasTrial } = chapter;
  return (
    <>
      <small>{texts.questions(questionCount)}</small>
      {isLocked && hasTrial && (
        <Chip size="small" color="success" variant="outlined" label={texts.trial} />
      )}
      {isLocked && !hasTrial && (
        <LockOutlined fontSize="small" color="disabled" titleAccess={texts.locked} />
      )}
    </>
  );
}
