import { useGetSchoolTermsQuery } from '@cheese/api-client/school/term';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { RightGate } from '../../../../../features/schoolRights/RightGate';
import { InsightView } from './InsightView';
import { texts } from './texts';

const MOST_TERMS = 100;

export default function InsightPage() {
  useDocumentTitle(texts.title);
  return <RightGate right="insight">{() => <Terms />}</RightGate>;
}

function Terms() {
  const query = useGetSchoolTermsQuery({ page: 1, pageCnt: MOST_TERMS });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton />}
      isEmpty={({ total }) => total === 0}
      empty={
        <>
          <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
          <EmptyState sentence={texts.noTerms} />
        </>
      }
    >
      {({ list }) => <InsightView terms={list} />}
    </Answered>
  );
}
