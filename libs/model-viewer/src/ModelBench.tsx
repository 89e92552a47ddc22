import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { BenchFrame } from './BenchFrame';
import type { Layer, ModelSource, Part, Pin, Unit } from './model/part';
import type { View } from './model/view';
import { type ModelHandle, ModelViewer } from './ModelViewer';
import { LayersPanel } from './panels/LayersPanel';
import { Panel } from './panels/Panel';
import { PartCard } from './panels/PartCard';
import { PartSearch } from './panels/PartSearch';
import { PartTree } from './panels/PartTree';
import { PeelPanel } from './panels/PeelPanel';
import { SectionPanel } from './panels/SectionPanel';
import { SidesPanel } from './panels/SidesPanel';
import { canDraw } from './stage/canDraw';
import { texts } from './texts';
import { useModel } from './useModel';
import { readView, sayView } from './viewAddress';

interface ModelBenchProps {
  name: string;
  source: ModelSource;
  parts: readonly Part[];
  /** From outside to inside, as the parts name them by their places. */
  layers?: readonly Layer[];
  pins?: readonly Pin[];
  unit?: Unit | null;
  /** The view as written in an address, and the callback for its changes. */
  address?: string;
  onAddress?: (address: string) => void;
  /** Content of the page about the selected part and the current view. */
  beside?: (at: Beside) => ReactNode;
  /** More to do with all of it, and what belongs right below the picture. */
  more?: ReactNode;
  below?: ReactNode;
  bench?: Ref<BenchHandle>;
}

export interface BenchHandle {
  /** All that is seen, as an address says it. */
  address: () => string;
  goTo: (address: string) => void;
}

interface Beside {
  chosen: string;
  address: string;
  goTo: (address: string) => void;
}

const noLayers: readonly Layer[] = [];

/** A model with all panels around it: what a page shows that has nothing of its own to add. */
export function ModelBench(props: ModelBenchProps) {
  const { name, source, parts, layers = noLayers, pins = [], unit = null } = props;
  const { address = '', onAddress, beside, more, below, bench } = props;
  const model = useModel(parts, address);
  const { tree, state, chosen, start } = model;
  const handle = useRef<ModelHandle>(null);
  const [draws] = useState(canDraw);
  const [view, setView] = useState<View | null>(start);
  const tell = useEffectEvent((next: string) => onAddress?.(next));
  useEffect(() => tell(sayView({ view, chosen, state }, tree)), [view, chosen, state, tree]);
  const goTo = (text: string) => {
    const seen = readView(text, tree);
    model.choose(seen.chosen);
    model.change(() => seen.state);
    if (seen.view) handle.current?.show(seen.view);
  };
  useImperativeHandle(bench, () => ({
    address: () => sayView({ view: handle.current?.view() ?? view, chosen, state }, tree),
    goTo,
  }));
  return (
    <BenchFrame>
      <div className="pane">
        <Panel aria-label={texts.tree}>
          <PartSearch model={model} />
          <PartTree model={model} />
        </Panel>
      </div>
      <div className="picture">
        <ModelViewer
          name={name}
          source={source}
          model={model}
          pins={pins}
          unit={unit}
          handle={handle}
          onView={setView}
        />
        {below}
      </div>
      <div className="pane">
        <PartCard model={model} />
        {chosen !== null && beside && (
          <BesidePart
            beside={beside}
            chosen={chosen}
            goTo={goTo}
            address={sayView({ view, chosen, state }, tree)}
          />
        )}
        {more}
        <PeelPanel model={model} layers={layers} />
        {draws && (
          <>
            <SidesPanel handle={handle} />
            <LayersPanel model={model} />
            <SectionPanel model={model} />
          </>
        )}
      </div>
    </BenchFrame>
  );
}

const BesidePart = ({ beside, ...at }: Beside & { beside: (at: Beside) => ReactNode }) =>
  beside(at);
