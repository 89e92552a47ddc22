import { useGetOwnSimulationQuery } from '@cheese/api-client/training/simulationMaking';
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
import { SimulationEditor } from './SimulationEditor';
import { texts } from './texts';

/** One simulation as it is being written. */
export default function SimulationEditPage() {
  useDocumentTitle(texts.title);
  const id = saidId(useSearchParams()[0], 'id');
  return id === undefined ? <NotFoundFace /> : <OneSimulation key={id} id={id} />;
}

function OneSimulation({ id }: { id: number }) {
  const query = useGetOwnSimulationQuery({ id }, { refetchOnMountOrArgChange: true });
  const [opening, open] = useState(0);
  return (
    <>
      <PageTitle
        actions={
          <>
            <Button href={paths.univ.simulations()}>{texts.back}</Button>
            <Button variant="outlined" href={paths.simulation.detail({ id })}>
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
        {(made) => (
          <UnsavedGuard>
            <SimulationEditor key={opening} made={made} onReopen={() => open(opening + 1)} />
          </UnsavedGuard>
        )}
      </Answered>
    </>
  );
}
