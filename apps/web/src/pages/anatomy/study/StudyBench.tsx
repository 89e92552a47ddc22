import { useGetAnatomyToursQuery } from '@cheese/api-client/bodies/anatomyTour';
import type { AnatomyDetail } from '@cheese/domain/contract/bodies/anatomy';
import type { AnatomyTour } from '@cheese/domain/contract/bodies/anatomyTour';
import type { ModelFile, Structure } from '@cheese/domain/contract/bodies/shapes/model';
import { type BenchHandle, ModelBench } from '@cheese/model-viewer/ModelBench';
import { idParam } from '@cheese/ui/address/urlParams';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { WaitingViewer } from '@cheese/ui/viewer/WaitingViewer';
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BodyCredit } from '../../../features/model/BodyCredit';
import { asPart, asPins } from '../../../features/model/asPart';
import { useModelAddress } from '../../../features/model/useModelAddress';
import { PartNotes } from './PartNotes';
import { StudyBar } from './StudyBar';
import { StudyFrame } from './StudyFrame';
import { texts } from './texts';
import { ModelTours } from './tour/ModelTours';
import { StopCaption } from './tour/StopCaption';
import { type TourPlace, useTourAt } from './tour/useTourAt';

interface StudyBenchProps {
  anatomy: AnatomyDetail;
  files: readonly ModelFile[];
  file: ModelFile;
  rows: readonly Structure[];
}

/** Tour stop from the address, where stops are counted from 1. */
function placeIn(search: URLSearchParams): TourPlace | null {
  const tourId = idParam(search, 'tour');
  return tourId === undefined ? null : { tourId, at: (idParam(search, 'stop') ?? 1) - 1 };
}

/** Waits for the tours if the address names one. */
export function StudyBench(props: StudyBenchProps) {
  const [search] = useSearchParams();
  const query = useGetAnatomyToursQuery({ anatomyId: props.anatomy.id });
  const asked = placeIn(search);
  if (asked && query.isLoading) return <WaitingViewer name={props.anatomy.name} />;
  const tours = query.data?.tours ?? noTours;
  const isThere = tours.some(
    ({ id, modelId, stops }) =>
      id === asked?.tourId && modelId === props.file.id && stops[asked.at] !== undefined,
  );
  return <OpenBench {...props} query={query} tours={tours} place={isThere ? asked : null} />;
}

const noTours: readonly AnatomyTour[] = [];

interface OpenBenchProps extends StudyBenchProps {
  query: Answerable<{ tours: AnatomyTour[]; mayTeach: boolean }>;
  tours: readonly AnatomyTour[];
  place: TourPlace | null;
}

/** The view and the stop of a tour are kept in the address. */
function OpenBench({ anatomy, files, file, rows, query, tours, place }: OpenBenchProps) {
  const parts = useMemo(
    () => rows.filter(({ modelId }) => modelId === file.id).map(asPart),
    [rows, file.id],
  );
  const pins = useMemo(() => asPins(file.pins), [file.pins]);
  const { start, say, put } = useModelAddress();
  const bench = useRef<BenchHandle>(null);
  const see = (view: string) => bench.current?.goTo(view);
  const viewNow = () => bench.current?.address() ?? '';
  const played = useTourAt({
    tours,
    see,
    viewNow,
    start: place,
    put(next) {
      put('tour', next ? String(next.tourId) : '');
      put('stop', next ? String(next.at + 1) : '');
    },
  });
  const unit = file.unitMm === null ? null : { name: texts.mm, perUnit: file.unitMm };
  const stop = tours.find(({ id }) => id === place?.tourId)?.stops[place?.at ?? 0];
  const of = { anatomyId: anatomy.id, modelId: file.id };
  return (
    <StudyFrame>
      <StudyBar anatomy={anatomy} files={files} file={file} />
      <div className="bench">
        <ModelBench
          name={file.title}
          source={{ address: file.address }}
          parts={parts}
          pins={pins}
          unit={unit}
          bench={bench}
          layers={file.layers}
          address={stop?.view ?? start}
          onAddress={say}
          beside={({ chosen, ...at }) => (
            <PartNotes key={chosen} anatomyId={anatomy.id} structureId={Number(chosen)} {...at} />
          )}
          more={
            <ModelTours query={query} of={of} see={see} viewNow={viewNow} onPlay={played.play} />
          }
          below={played.tour && <StopCaption tour={played.tour} played={played} />}
        />
      </div>
      {(file.simplified || anatomy.source !== null) && (
        <div className="below">
          {file.simplified && <p>{texts.simplified(file.simplified)}</p>}
          {anatomy.source !== null && (
            <p>
              <BodyCredit source={anatomy.source} short />
            </p>
          )}
        </div>
      )}
    </StudyFrame>
  );
}
