import { useGetPaperQuery, useGetPaperSourcesQuery } from '@cheese/api-client/exam/paperManage';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PaperActions } from './PaperActions';
import { PaperEditor } from './PaperEditor';
import { texts } from './texts';

export default function PaperPage() {
  const [search] = useSearchParams();
  const paperId = idParam(search, 'paperId');
  return paperId === undefined ? <NotFoundFace /> : <OnePaper key={paperId} paperId={paperId} />;
}

function OnePaper({ paperId }: { paperId: number }) {
  useDocumentTitle(texts.title);
  const query = useGetPaperQuery({ paperId }, { refetchOnMountOrArgChange: true });
  const sources = useGetPaperSourcesQuery();
  const [opening, open] = useState(0);
  const [isDirty, tellDirty] = useState(false);
  const paper = query.currentData;
  return (
    <UnsavedGuard>
      <PageTitle actions={paper && <PaperActions paper={paper} isDirty={isDirty} />}>
        {texts.title}
      </PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(found) => (
          <Answered
            query={sources}
            what={texts.banks}
            skeleton={<RowsSkeleton />}
            isEmpty={() => false}
          >
            {(banks) => (
              <PaperEditor
                key={opening}
                paper={found}
                sources={banks}
                onDirty={tellDirty}
                onReopen={() => open(opening + 1)}
              />
            )}
          </Answered>
        )}
      </Answered>
    </UnsavedGuard>
  );
}
