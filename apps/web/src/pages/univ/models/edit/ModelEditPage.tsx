import { useGetMadeModelQuery } from '@cheese/api-client/bodies/modelMaking';
import { saidId } from '@cheese/ui/address/saidInAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { ModelEditor } from './ModelEditor';
import { texts } from './texts';

/** One model of a school: its parts are named beside its picture. */
export default function ModelEditPage() {
  useDocumentTitle(texts.title);
  const id = saidId(useSearchParams()[0], 'id');
  return id === undefined ? <NotFoundFace /> : <OneModel key={id} id={id} />;
}

function OneModel({ id }: { id: number }) {
  const query = useGetMadeModelQuery({ id }, { refetchOnMountOrArgChange: true });
  const [opening, open] = useState(0);
  return (
    <>
      <PageTitle
        actions={
          <>
            <Button href={paths.univ.models()}>{texts.back}</Button>
            <Button variant="outlined" href={paths.anatomyStudy({ id })}>
              {texts.look}
            </Button>
          </>
        }
      >
        {query.currentData?.title ?? texts.title}
      </PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={8} />}
        notFound={<NotFoundFace />}
      >
        {(model) => (
          <UnsavedGuard>
            <ModelEditor key={opening} model={model} onReopen={() => open(opening + 1)} />
          </UnsavedGuard>
        )}
      </Answered>
    </>
  );
}
