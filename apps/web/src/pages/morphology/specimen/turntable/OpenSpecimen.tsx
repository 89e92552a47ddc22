import {
  useGetSpecimenHotspotsQuery,
  useGetSpecimenModelsQuery,
  useGetSpecimenStructuresQuery,
} from '@cheese/api-client/bodies/specimen';
import { singleTypeCodes } from '@cheese/domain/codes/learning/singleTypes';
import type { SpecimenDetail } from '@cheese/domain/contract/bodies/specimen';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { WaitingViewer } from '@cheese/ui/viewer/WaitingViewer';
import { Suspense } from 'react';
import { useResourceStudy } from '../../../../study/useResourceStudy';
import { lazyPart } from '../../../../loading/lazyPart';
import { texts } from './texts';

/** Loaded lazily, because only an open specimen needs the 3D engine. */
const Turntable = lazyPart(async () => {
  const { Turntable: Part } = await import('./Turntable');
  return { default: Part };
}, LostInPlace);

/** Waits for the model, its parts and its hotspots. */
export function OpenSpecimen({ specimen }: { specimen: SpecimenDetail }) {
  const { id: specimenId, name } = specimen;
  useResourceStudy(singleTypeCodes.specimen, specimenId);
  const models = useGetSpecimenModelsQuery({ specimenId });
  const structures = useGetSpecimenStructuresQuery({ specimenId });
  const hotspots = useGetSpecimenHotspotsQuery({ specimenId });
  const waiting = <WaitingViewer name={name} />;
  const asked = { what: texts.what, skeleton: waiting };
  return (
    <Answered query={models} {...asked} empty={<EmptyState sentence={texts.empty} />}>
      {([file]) => (
        <Answered query={structures} {...asked} isEmpty={() => false}>
          {(rows) => (
            <Answered query={hotspots} {...asked} isEmpty={() => false}>
              {(spots) =>
                file && (
                  <Suspense fallback={waiting}>
                    <Turntable specimen={specimen} file={file} rows={rows} spots={spots} />
                  </Suspense>
                )
              }
            </Answered>
          )}
        </Answered>
      )}
    </Answered>
  );
}
