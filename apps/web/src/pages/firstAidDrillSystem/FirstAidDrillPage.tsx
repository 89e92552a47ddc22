import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DrillView } from './detail/DrillView';
import { readDrillAddress } from './drillAddress';
import { DrillListing } from './list/DrillListing';
import { LazyDrill } from './run/LazyDrill';

/** The list of drills, a drill's description, or a running drill, depending on the address. */
export default function FirstAidDrillPage() {
  const { id, drillId, ...listed } = readDrillAddress(useSearchParams()[0]);
  if (drillId !== undefined) {
    return (
      <Content>
        <Suspense fallback={<RowsSkeleton count={8} />}>
          <LazyDrill key={drillId} drillId={drillId} />
        </Suspense>
      </Content>
    );
  }
  if (id !== undefined) return <DrillView key={id} id={id} />;
  return <DrillListing {...listed} />;
}
