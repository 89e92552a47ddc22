import { useGetMadeDrillQuery } from '@cheese/api-client/training/drillMaking';
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
import { DrillEditor } from './DrillEditor';
import { texts } from './texts';

/** One drill as it is being written: its graph, and beside it what is chosen there. */
export default function DrillEditPage() {
  useDocumentTitle(texts.title);
  const id = saidId(useSearchParams()[0], 'id');
  return id === undefined ? <NotFoundFace /> : <OneDrill key={id} id={id} />;
}

function OneDrill({ id }: { id: number }) {
  const query = useGetMadeDrillQuery({ id }, { refetchOnMountOrArgChange: true });
  const [opening, open] = useState(0);
  const made = query.currentData;
  const isSeen = made?.state === 'published' || made?.state === 'changed';
  return (
    <>
      <PageTitle
        actions={
          <>
            <Button href={paths.univ.drills()}>{texts.back}</Button>
            {isSeen && made.scenarioId !== null && (
              <Button variant="outlined" href={paths.firstAidDrillSystem({ id: made.scenarioId })}>
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
        {(drill) => (
          <UnsavedGuard>
            <DrillEditor key={opening} made={drill} onReopen={() => open(opening + 1)} />
          </UnsavedGuard>
        )}
      </Answered>
    </>
  );
}
