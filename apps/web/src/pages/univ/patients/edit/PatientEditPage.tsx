import { useGetMadeCaseQuery } from '@cheese/api-client/training/patientMaking';
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
import { PatientEditor } from './PatientEditor';
import { texts } from './texts';

/** One virtual patient as it is being written. */
export default function PatientEditPage() {
  useDocumentTitle(texts.title);
  const id = saidId(useSearchParams()[0], 'id');
  return id === undefined ? <NotFoundFace /> : <OneCase key={id} id={id} />;
}

function OneCase({ id }: { id: number }) {
  const query = useGetMadeCaseQuery({ id }, { refetchOnMountOrArgChange: true });
  const [opening, open] = useState(0);
  const made = query.currentData;
  const isSeen = made?.state === 'published' || made?.state === 'changed';
  return (
    <>
      <PageTitle
        actions={
          <>
            <Button href={paths.univ.patients()}>{texts.back}</Button>
            {isSeen && made.caseId !== null && (
              <Button variant="outlined" href={paths.patient.case({ id: made.caseId })}>
                {texts.look}
              </Button>
            )}
          </>
        }
      >
        {made?.title.trim() || texts.title}
      </PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={8} />}
        notFound={<NotFoundFace />}
      >
        {(one) => (
          <UnsavedGuard>
            <PatientEditor key={opening} made={one} onReopen={() => open(opening + 1)} />
          </UnsavedGuard>
        )}
      </Answered>
    </>
  );
}
