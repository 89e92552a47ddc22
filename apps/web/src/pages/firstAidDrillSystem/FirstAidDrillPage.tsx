import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../loading/lazyPart';
import { DrillView } from './detail/DrillView';
import { readDrillAddress } from './drillAddress';
import { DrillListing } from './list/DrillListing';

/** Only who goes through one needs what plays it. */
const Drill = lazyPart(() => import('./run/Drill'), LostInPlace);

/** Drills of first aid: all of them, one of them, or somebody going through one. */
export default function FirstAidDrillPage() {
  const { id, drillId, ...listed } = readDrillAddress(useSearchParams()[0]);
  if (drillId !== undefined) {
    return (
      <Content>
        <Suspense fallback={<RowsSkeleton count={8} />}>
          <Drill key={drillId} drillId={drillId} />
        </Suspense>
      </Content>
    );
  }
  if (id !== undefined) return <DrillView key={id} id={id} />;
  return <DrillListing {...listed} />;
}
