import OpenSeadragon from 'openseadragon';
import { type Size, type View, wholeView } from '../geometry/view';
import { type Hand, watchHand } from './hand';
import { showView, viewOf } from './osdView';
import { keepQuiet } from './quiet';
import { watchContext } from './steadyDrawer';
import { overviewLevel, type Tiles } from './tiles';
import { tileSourceOf } from './tileSource';
import { tunedFor } from './tuned';
import { watchFingers } from './twoFingers';

export type StageState = 'loading' | 'ready' | 'failed';

/** What is seen, and in how large a frame. */
export interface Shown {
  view: View;
  frame: Size;
}

export interface StageEvents {
  /** The slide was drawn. */
  onFrame: (shown: Shown) => void;
  /** Nothing moves any more. */
  onRest: () => void;
  onState: (state: StageState) => void;
  /** Whether all that is seen is as sharp as it will be. */
  onSharp: (isSharp: boolean) => void;
  hand: () => Hand | null;
}

export interface StageSetting {
  box: HTMLElement;
  navigator: HTMLElement;
  tiles: Tiles;
  start: View | null;
  isPhone: boolean;
  colours: { background: string; region: string };
}

/** A slide that is shown; what shows it nobody else needs to know. */
export interface Stage {
  shown: () => Shown;
  /** Where it is on its way to. */
  aim: () => View;
  show: (view: View, isAtOnce?: boolean) => void;
  home: () => void;
  /** What is drawn by now. */
  picture: () => HTMLCanvasElement | null;
  /** Draws once more. */
  redraw: () => void;
  retry: () => void;
  destroy: () => void;
}

keepQuiet();

function makeViewer({ box, navigator, tiles, isPhone, colours }: StageSetting) {
  const viewer = new OpenSeadragon.Viewer({
    ...tunedFor(tiles, isPhone),
    element: box,
    tabIndex: -1,
    ...{ showNavigator: true, navigatorElement: navigator, navigatorDrawer: 'canvas' },
    ...{ navigatorAutoFade: false, navigatorBackground: colours.background, navigatorOpacity: 1 },
    ...{ navigatorBorderColor: colours.background, navigatorDisplayRegionColor: colours.region },
  });
  // Keys are the frame's: the small picture is no stop of its own.
  viewer.navigator.element.tabIndex = -1;
  return viewer;
}

/** Tells how it goes: failed only where nothing came at all. */
function watchTiles(viewer: OpenSeadragon.Viewer, { onState, onSharp }: StageEvents) {
  let hasCome = false;
  viewer.addHandler('tile-loaded', () => {
    if (!hasCome) onState('ready');
    hasCome = true;
  });
  viewer.addHandler('tile-load-failed', () => {
    if (!hasCome) onState('failed');
  });
  viewer.addHandler('fully-loaded-change', ({ fullyLoaded }) => onSharp(fullyLoaded));
}

/** Opens a slide in a box. */
export function openSlide(setting: StageSetting, events: StageEvents): Stage {
  const { tiles, start } = setting;
  const viewer = makeViewer(setting);
  const { viewport } = viewer;
  const frame = (): Size => {
    const { x: width, y: height } = viewport.getContainerSize();
    return { width, height };
  };
  const shown = () => ({ view: viewOf(viewport, tiles, 'now'), frame: frame() });
  let wanted = start;
  const open = () => {
    events.onState('loading');
    // The overview is asked for first and lies below: what has not come is coarse, and never dark.
    const coarse = overviewLevel(tiles);
    const below = coarse < tiles.levels.length - 1 ? [tileSourceOf(tiles, coarse)] : [];
    viewer.open([...below, tileSourceOf(tiles)].map((tileSource) => ({ tileSource })));
  };
  viewer.addHandler('open', () =>
    showView(viewport, tiles, wanted ?? wholeView(tiles, frame()), true),
  );
  viewer.addHandler('update-viewport', () => events.onFrame(shown()));
  viewer.addHandler('animation-finish', events.onRest);
  watchTiles(viewer, events);
  watchHand(viewer, events.hand);
  watchFingers(viewer, tiles);
  watchContext(viewer);
  open();
  return {
    shown,
    aim: () => viewOf(viewport, tiles, 'then'),
    show: (view, isAtOnce = false) => showView(viewport, tiles, view, isAtOnce),
    home: () => showView(viewport, tiles, wholeView(tiles, frame()), false),
    picture: () => viewer.drawer.canvas,
    redraw: () => viewer.forceRedraw(),
    retry() {
      wanted = viewer.world.getItemCount() > 0 ? viewOf(viewport, tiles, 'then') : start;
      open();
    },
    destroy: () => viewer.destroy(),
  };
}
