import { AdjustPanel } from '@cheese/slide-viewer/AdjustPanel';
import { ShapeTools } from '@cheese/slide-viewer/ShapeTools';
import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import type { SlideHandle } from '@cheese/slide-viewer/SlideViewer';
import { LazyPart } from '@cheese/ui/parts/LazyPart';
import { type ReactNode, type RefObject, useState } from 'react';
import { EditWordsButton } from '../beside/EditWordsButton';
import { useBesidePanels } from '../beside/useBesidePanels';
import { LayersPanel } from '../layers/LayersPanel';
import { SavingLine } from '../layers/SavingLine';
import { texts as layerTexts } from '../layers/texts';
import { SlideNotes } from '../notes/SlideNotes';
import { texts as noteTexts } from '../notes/texts';
import { texts as tourTexts } from '../tour/texts';
import { SlideTours } from '../tour/SlideTours';
import type { useTour } from '../tour/useTour';
import type { Over } from './over';
import type { Panel, SlideBenchProps } from './SlideBench';
import { SlideFacts } from './SlideFacts';
import { placeOf, viewAt } from './slidePlace';
import { texts } from './texts';
import type { useSeenSlide } from './useSeenSlide';

const loadTasks = async () => {
  const { TaskPanel: Part } = await import('../tasks/TaskPanel');
  return { default: Part };
};

const loadFindings = async () => {
  const { FindingPanel: Part } = await import('../findings/FindingPanel');
  return { default: Part };
};

interface Bench {
  handle: RefObject<SlideHandle | null>;
  seen: ReturnType<typeof useSeenSlide>;
  tour: ReturnType<typeof useTour>;
  lookAt: (shape: Shape, layer: string) => void;
  lay: (over: Over | null) => void;
}

type PanelsOf = Pick<SlideBenchProps, 'slideId' | 'slide' | 'upload' | 'pickAudience'>;

/** The panels that every slide has; the page's own panels come first. */
export function useOwnPanels(props: PanelsOf, bench: Bench): Panel[] {
  const beside = useBesidePanels(props.slideId);
  const [viewer] = useState(() => () => bench.handle.current);
  return [
    informationPanel(props, beside.information),
    layersPanel(props, bench),
    toursPanel(props, bench),
    notesPanel(props, bench),
    ...beside.panels,
    ...workPanels(props, bench, viewer),
    ...toolPanels(bench),
  ];
}

const informationPanel = ({ slideId, slide }: PanelsOf, beside: ReactNode): Panel => ({
  name: texts.information,
  content: (
    <>
      <SlideFacts slideId={slideId} slide={slide} />
      {beside}
      <EditWordsButton slideId={slideId} />
    </>
  ),
});

const layersPanel = ({ slideId }: PanelsOf, { seen: { layers }, lookAt }: Bench): Panel => ({
  name: layerTexts.panel,
  content: (
    <LayersPanel
      slideId={slideId}
      layers={layers}
      lookAt={(shape, { name }) => lookAt(shape, name)}
    />
  ),
});

const toursPanel = ({ slideId, upload }: PanelsOf, { seen, tour }: Bench): Panel => ({
  name: tourTexts.panel,
  content: (
    <SlideTours
      slideId={slideId}
      see={seen.see}
      upload={upload}
      onPlay={tour.play}
      viewNow={seen.said}
    />
  ),
});

const notesPanel = ({ slideId, slide }: PanelsOf, { seen, handle }: Bench): Panel => ({
  name: noteTexts.panel,
  content: (
    <SlideNotes
      slideId={slideId}
      placeNow={() => {
        const view = seen.viewNow();
        return view && placeOf(view, slide);
      }}
      goTo={(place) => handle.current?.show(viewAt(place, slide))}
    />
  ),
});

function workPanels(props: PanelsOf, { lay }: Bench, viewer: () => SlideHandle | null): Panel[] {
  const { slideId, slide, pickAudience } = props;
  return [
    {
      name: texts.tasks,
      content: <LazyPart load={loadTasks} props={{ beside: { slideId, slide, viewer, lay } }} />,
    },
    {
      name: texts.findings,
      content: (
        <LazyPart
          load={loadFindings}
          props={{ beside: { slideId, slide, viewer, lay, pickAudience } }}
        />
      ),
    },
  ];
}

function toolPanels({ seen }: Bench): Panel[] {
  const { layers } = seen;
  return [
    {
      name: texts.adjust,
      content: <AdjustPanel adjustment={seen.adjustment} onChange={seen.adjust} />,
    },
    {
      name: texts.measure,
      content: (
        <>
          <ShapeTools key={layers.target} shapes={layers.edited.shapes} own={layers.colour} />
          <SavingLine edited={layers.edited} />
        </>
      ),
    },
  ];
}
