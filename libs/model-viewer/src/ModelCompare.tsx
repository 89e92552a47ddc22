import ToggleButton from '@mui/material/ToggleButton';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { BenchFrame } from './BenchFrame';
import { PairBar } from './controls/ActionBar';
import { PlainPair } from './controls/PlainPair';
import { plainState } from './model/modelState';
import { partsOfBoth } from './model/pair';
import type { Layer, ModelSource, Part, Unit } from './model/part';
import { type PartTree as Tree, treeOf } from './model/partTree';
import type { View } from './model/view';
import { ModelViewer, type ModelViewerProps } from './ModelViewer';
import { LayersPanel } from './panels/LayersPanel';
import { PairCard } from './panels/PairCard';
import { Panel } from './panels/Panel';
import { PartSearch } from './panels/PartSearch';
import { PartTree } from './panels/PartTree';
import { PeelPanel } from './panels/PeelPanel';
import { SectionPanel } from './panels/SectionPanel';
import { SidesPanel } from './panels/SidesPanel';
import { canDraw } from './stage/canDraw';
import { texts } from './texts';
import { type Model, useModel } from './useModel';
import { type PairedWith, useLead, usePair } from './usePair';
import { readView, sayView } from './viewAddress';
import { ViewerFrame } from './viewerLook';

interface Compared {
  name: string;
  source: ModelSource;
  /** Corresponding parts of the two models share an id. */
  parts: readonly Part[];
}

interface ModelCompareProps {
  one: Compared;
  other: Compared;
  /** From outside to inside, as the parts name them by their places. */
  layers?: readonly Layer[];
  unit?: Unit | null;
  /** The parts at which names stand: half a window has no room for all. */
  labelled?: ReadonlySet<string> | null;
  /** `address` is the common view; `apart` is that of the second model when it is unlocked. */
  address?: string;
  apart?: string;
  onAddress?: (address: string, apart: string) => void;
  /** Content of the page about the two models and the selected part. */
  beside?: (at: Beside) => ReactNode;
}

interface Beside {
  chosen: string | null;
  goTo: (address: string) => void;
}

const noLayers: readonly Layer[] = [];

/** Two bodies side by side, such as a healthy one and a sick one: what is done to one is done to both. */
export function ModelCompare(props: ModelCompareProps) {
  const { one, other, layers = noLayers, unit = null, labelled = null } = props;
  const { address = '', apart = '', onAddress, beside } = props;
  const parts = useMemo(() => partsOfBoth(one.parts, other.parts), [one.parts, other.parts]);
  const trees = useMemo(
    () => [treeOf(one.parts), treeOf(other.parts)] as const,
    [one.parts, other.parts],
  );
  const model = useModel(parts, address, labelled);
  const { tree, state, chosen } = model;
  const [startApart] = useState(() => readView(apart, tree).view);
  const pair = usePair(model.start, startApart);
  const { both, view, apart: viewApart } = pair;
  const [draws] = useState(canDraw);
  const tell = useEffectEvent((seen: string, gone: string) => onAddress?.(seen, gone));
  useEffect(
    () =>
      tell(
        sayView({ view, chosen, state }, tree),
        sayView({ view: viewApart, chosen: null, state: plainState }, tree),
      ),
    [view, viewApart, chosen, state, tree],
  );
  const goTo = (text: string) => {
    const seen = readView(text, tree);
    model.choose(seen.chosen);
    model.change(() => seen.state);
    if (seen.view) both.current?.show(seen.view);
  };
  const sides = [
    { name: one.name, tree: trees[0] },
    { name: other.name, tree: trees[1] },
  ];
  return (
    <BenchFrame role="group" aria-label={texts.compare}>
      <div className="pane">
        <Panel aria-label={texts.tree}>
          <PartSearch model={model} />
          <PartTree model={model} />
        </Panel>
      </div>
      {draws ? (
        <Pictures
          one={one}
          other={other}
          unit={unit}
          model={model}
          trees={trees}
          pair={pair}
          startApart={startApart}
        />
      ) : (
        <div className="picture">
          <ViewerFrame>
            <PlainPair parts={tree.parts} sides={sides} />
          </ViewerFrame>
        </div>
      )}
      <div className="pane told">
        {beside && <BesideBoth beside={beside} chosen={chosen} goTo={goTo} />}
        <PairCard chosen={chosen} sides={sides} />
        {draws && (
          <>
            <PeelPanel model={model} layers={layers} />
            <SidesPanel handle={both} />
            <LayersPanel model={model} />
            <SectionPanel model={model} />
          </>
        )}
      </div>
    </BenchFrame>
  );
}

interface PicturesProps extends Pick<ModelCompareProps, 'one' | 'other'> {
  unit: Unit | null;
  model: Model;
  trees: readonly [Tree, Tree];
  pair: ReturnType<typeof usePair>;
  startApart: View | null;
}

/** Both models, and what is done to both. */
function Pictures({ one, other, unit, model, trees, pair, startApart }: PicturesProps) {
  const { first, second, tell: passOn, isLocked } = pair;
  return (
    <div className="picture pair">
      <div className="both">
        <PairBar model={model} />
        <ToggleButton size="small" value="lock" selected={isLocked} onChange={pair.toggle}>
          {texts.lock}
        </ToggleButton>
      </div>
      <Side
        name={one.name}
        source={one.source}
        unit={unit}
        isLocked={isLocked}
        model={{ ...model, tree: trees[0] }}
        paired={{ own: first, other: second, tell: passOn }}
        onView={pair.onFirst}
      />
      <Side
        name={other.name}
        source={other.source}
        unit={unit}
        isLocked={isLocked}
        model={{ ...model, tree: trees[1], start: startApart ?? model.start }}
        paired={{ own: second, other: first, tell: passOn }}
        onView={pair.onSecond}
      />
    </div>
  );
}

const BesideBoth = ({ beside, ...at }: Beside & { beside: (at: Beside) => ReactNode }) =>
  beside(at);

interface SideProps extends Pick<ModelViewerProps, 'name' | 'source' | 'model' | 'unit'> {
  paired: PairedWith;
  isLocked: boolean;
  onView: NonNullable<ModelViewerProps['onView']>;
}

/** One of the two. */
function Side({ paired, isLocked, ...shown }: SideProps) {
  const lead = useLead(paired, isLocked);
  return (
    <figure>
      <figcaption>{shown.name}</figcaption>
      <ModelViewer {...shown} isPaired handle={paired.own} onMove={lead} />
    </figure>
  );
}
