import type { ModelFile, Structure } from '@cheese/domain/contract/bodies/shapes/model';
import type {
  SpecimenDetail,
  SpecimenHotspot,
  SpecimenView,
} from '@cheese/domain/contract/bodies/specimen';
import type { View } from '@cheese/model-viewer/model/view';
import { type ModelHandle, ModelViewer } from '@cheese/model-viewer/ModelViewer';
import { useModel } from '@cheese/model-viewer/useModel';
import { useTurntable } from '@cheese/model-viewer/useTurntable';
import { sayView } from '@cheese/model-viewer/viewAddress';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useModelAddress } from '../../../../features/model/useModelAddress';
import { asParts } from './asParts';
import { HotspotList } from './HotspotList';
import { SideButtons } from './SideButtons';
import { eyeOf, stateOf } from './stateOf';
import { texts } from './texts';
import { TurntableFrame } from './TurntableFrame';

interface TurntableProps {
  specimen: SpecimenDetail;
  file: ModelFile;
  rows: readonly Structure[];
  spots: readonly SpecimenHotspot[];
}

/** The specimen with its named views and hotspots; the view is kept in the address. */
export function Turntable({ specimen: { name, views }, file, rows, spots }: TurntableProps) {
  const { parts, labelled } = useMemo(() => asParts(rows, spots), [rows, spots]);
  const { start, say } = useModelAddress();
  const model = useModel(parts, start, labelled);
  const { tree, state, chosen, change, choose } = model;
  const handle = useRef<ModelHandle>(null);
  const { isTurning, toggle, stop } = useTurntable(handle);
  const [view, setView] = useState<View | null>(model.start);
  useEffect(() => say(sayView({ view, chosen, state }, tree)), [view, chosen, state, tree, say]);

  const look = (from: SpecimenView) => {
    stop();
    change((was) => stateOf(from, was, tree));
    handle.current?.show(eyeOf(from));
  };
  const onSpot = (spot: SpecimenHotspot) => {
    const from = views[spot.view];
    if (from) look(from);
    choose(String(spot.structureId));
  };
  const unit = file.unitMm === null ? null : { name: texts.mm, perUnit: file.unitMm };
  return (
    <TurntableFrame>
      <SideButtons views={views} model={model} isTurning={isTurning} look={look} toggle={toggle} />
      <div className="body" onPointerDownCapture={stop} onKeyDownCapture={stop} onWheel={stop}>
        <ModelViewer
          source={{ address: file.address }}
          name={name}
          model={model}
          unit={unit}
          handle={handle}
          onView={setView}
        />
      </div>
      <HotspotList spots={spots} views={views} rows={rows} chosen={chosen} onSpot={onSpot} />
      {file.simplified && <p className="simplified">{texts.simplified(file.simplified)}</p>}
    </TurntableFrame>
  );
}
