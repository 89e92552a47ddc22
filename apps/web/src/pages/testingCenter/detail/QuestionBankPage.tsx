import { useGetQuestionLibraryDetailQuery } from '@cheese/api-client/exam/questionLibrary';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Content } from '@cheese/ui/frame/Content';
import { useSearchParams } from 'react-router-dom';
import { BankView } from './BankView';
import { BankSkeleton } from './BankSkeleton';
import { texts } from './texts';

export default function QuestionBankPage() {
  const id = idParam(useSearchParams()[0], 'id');
  return id === undefined ? <NotFoundFace /> : <Bank key={id} id={id} />;
}

function Bank({ id }: { id: number }) {
  const query = useGetQuestionLibraryDetailQuery({ id });
  return (
    <Content>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<BankSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(bank) => <BankView bank={bank} />}
      </Answered>
    </Content>
  );
}
