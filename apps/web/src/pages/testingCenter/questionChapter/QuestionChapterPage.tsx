import { useGetQuestionLibraryDetailQuery } from '@cheese/api-client/exam/questionLibrary';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { BankChapters } from './BankChapters';
import { ChooseBank } from './ChooseBank';
import { texts } from './texts';

/** Practice in a bank; without a bank in the address, the choice of one. */
export default function QuestionChapterPage() {
  useDocumentTitle(texts.title);
  const libraryId = idParam(useSearchParams()[0], 'libraryId');
  return (
    <Content>
      {libraryId === undefined ? <ChooseBank /> : <Bank key={libraryId} id={libraryId} />}
    </Content>
  );
}

function Bank({ id }: { id: number }) {
  const query = useGetQuestionLibraryDetailQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton count={8} />}
      notFound={<NotFoundFace />}
    >
      {(bank) => <BankChapters bank={bank} />}
    </Answered>
  );
}
