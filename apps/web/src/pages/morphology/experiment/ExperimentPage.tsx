import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../../loading/lazyPart';
import { readExperimentAddress } from './experimentAddress';
import { ExperimentListing } from './ExperimentListing';
import { ExperimentView } from './ExperimentView';

/** Loaded lazily, because only a running experiment needs it. */
const Bench = lazyPart(() => import('./bench/Bench'), LostInPlace);

/** The list of experiments, one experiment, or a running one, depending on the address. */
export default function ExperimentPage() {
  const { id, runId, isDone, ...listed } = readExperimentAddress(useSearchParams()[0]);
  if (id === undefined) return <ExperimentListing {...listed} />;
  if (!isDone) return <ExperimentView key={id} id={id} />;
  return (
    <Content>
      <Suspense fallback={<RowsSkeleton count={8} />}>
        <Bench key={`${id}-${runId}`} experimentId={id} runId={runId} />
      </Suspense>
    </Content>
  );
}
