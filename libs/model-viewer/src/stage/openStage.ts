import {
  type Camera,
  Color,
  DirectionalLight,
  HemisphereLight,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { ModelState } from '../model/modelState';
import { between, bounded, isSame, type View } from '../model/view';
import { makeAnchors } from './anchors';
import { type Bodies, disposeBodies } from './bodies';
import { makeCaps } from './caps';
import { makeEye } from './eye';
import { makeOutline } from './outline';
import { makePicker } from './picker';
import { putState } from './putState';
import type { Sight } from './sight';

export interface StageColours {
  chosen: string;
  ground: string;
}

interface Opened {
  context: WebGL2RenderingContext;
  bodies: Bodies;
  start: View;
  colours: StageColours;
  onSight: (sight: Sight) => void;
  /** It came to rest elsewhere than it was. */
  onRest: (view: View) => void;
}

/** Duration of an animation, in milliseconds. */
const WAY = 260;
const REST = 120;
const HOVER_GLOW = 0.12;
const CHOSEN_GLOW = 0.22;

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function makeScene(context: WebGL2RenderingContext, bodies: Bodies, colours: StageColours) {
  const canvas = context.canvas as HTMLCanvasElement;
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.localClippingEnabled = true;
  const scene = new Scene();
  scene.background = new Color(colours.ground);
  const eye = makeEye(bodies);
  const lamp = new DirectionalLight(0xffffff, 2);
  eye.camera.add(lamp);
  lamp.position.set(0.5, 0.8, 1);
  const caps = makeCaps(bodies);
  const outline = makeOutline(colours.chosen);
  scene.add(new HemisphereLight(0xffffff, 0x8a8f99, 1.6), eye.camera);
  scene.add(bodies.root, caps.root, outline.root);
  return { canvas, renderer, scene, eye, caps, outline };
}

/** How strongly each part glows: what is chosen most, then what lies under the pointer. */
function glowFor(colour: string, chosen: readonly string[], hovered: string | null) {
  const glow = new Color(colour);
  const ids = new Set(chosen);
  const strengthOf = (id: string) => {
    if (ids.has(id)) return CHOSEN_GLOW;
    return id !== '' && id === hovered ? HOVER_GLOW : 0;
  };
  const glowOf = (id: string) => glow.clone().multiplyScalar(strengthOf(id));
  return glowOf;
}

interface SightParts {
  view: View;
  isAtRest: boolean;
  size: { width: number; height: number };
  camera: Camera;
  cutNow: () => ReturnType<typeof putState>;
  /** Visibility of labels when the view last came to rest. */
  seen: Map<string, boolean>;
  picker: ReturnType<typeof makePicker>;
}

const makeSight = ({ view, isAtRest, size, camera, cutNow, seen, picker }: SightParts): Sight => ({
  view,
  isAtRest,
  ...size,
  project(place) {
    const { x, y, z } = new Vector3(place.x, place.y, place.z).project(camera);
    if (z > 1) return null;
    return { x: ((x + 1) / 2) * size.width, y: ((1 - y) / 2) * size.height };
  },
  shifted(place, partId) {
    const offset = partId === null ? undefined : cutNow().offsets.get(partId);
    if (!offset) return place;
    return { x: place.x + offset.x, y: place.y + offset.y, z: place.z + offset.z };
  },
  sees(place, partId) {
    const key = [partId, place.x, place.y, place.z].join();
    const isSeen = seen.get(key) ?? (!isAtRest || picker.sees(place, partId));
    if (isAtRest) seen.set(key, isSeen);
    return isSeen;
  },
});

/** The one place that draws. A frame is drawn when something changed, and never otherwise. */
export function openStage({ context, bodies, start, colours, onSight, onRest }: Opened) {
  const { canvas, renderer, scene, eye, caps, outline } = makeScene(context, bodies, colours);
  const picker = makePicker(bodies, eye.camera, () => atRest());
  const anchorOf = makeAnchors(bodies);

  const size = { width: 1, height: 1 };
  let view = start;
  let way: { from: View; to: View; since: number } | null = null;
  let told = start;
  let frame = 0;
  let rest = 0;
  let cut: ReturnType<typeof putState> = { planes: [], offsets: new Map() };
  let isOpen = true;
  /** Visibility of labels when the view last came to rest. */
  const seen = new Map<string, boolean>();

  const sightOf = (isAtRest: boolean) =>
    makeSight({ view, isAtRest, size, camera: eye.camera, cutNow: () => cut, seen, picker });
  const render = () => {
    eye.put(view);
    renderer.render(scene, eye.camera);
  };
  function draw() {
    frame = 0;
    if (way) {
      const share = Math.min(1, (performance.now() - way.since) / WAY);
      view = share < 1 ? between(way.from, way.to, 1 - (1 - share) ** 3) : way.to;
      if (share === 1) way = null;
    }
    render();
    onSight(sightOf(false));
    window.clearTimeout(rest);
    if (way) soon();
    else rest = window.setTimeout(atRest, REST);
  }
  function soon() {
    if (isOpen && frame === 0) frame = requestAnimationFrame(draw);
  }
  function atRest() {
    seen.clear();
    onSight(sightOf(true));
    if (isSame(view, told)) return;
    told = view;
    onRest(view);
  }
  canvas.addEventListener('webglcontextrestored', soon);

  return {
    /** Target of the running animation, or the current view. */
    aim: () => way?.to ?? view,
    show(next: View, isAtOnce = false) {
      const to = bounded(next);
      way = isAtOnce || isStill() ? null : { from: view, to, since: performance.now() };
      if (!way) view = to;
      soon();
    },
    put(state: ModelState) {
      cut = putState(bodies, state);
      caps.put(state, cut);
      picker.cutBy(cut.planes);
      soon();
    },
    mark(chosen: readonly string[], hovered: string | null) {
      const glowOf = glowFor(colours.chosen, chosen, hovered);
      for (const { id, material } of bodies.all) material.emissive.copy(glowOf(id));
      caps.mark(glowOf);
      const marked = chosen.map((id) => bodies.byId.get(id)).filter((body) => body !== undefined);
      outline.put(marked, cut.planes);
      soon();
    },
    resize(width: number, height: number, dots: number) {
      Object.assign(size, { width, height });
      renderer.setPixelRatio(dots);
      renderer.setSize(width, height, false);
      eye.resize(width, height);
      outline.resize(width, height);
      soon();
    },
    pick: (x: number, y: number) => picker.at(x / size.width, y / size.height),
    anchorOf,
    /** The picture as it is, that many times as large; read before the browser throws it away. */
    copyTo(copy: (canvas: HTMLCanvasElement) => void, times: number) {
      const dots = renderer.getPixelRatio();
      renderer.setPixelRatio(dots * times);
      render();
      copy(canvas);
      renderer.setPixelRatio(dots);
      soon();
    },
    frames: () => renderer.info.render.frame,
    dispose() {
      isOpen = false;
      cancelAnimationFrame(frame);
      window.clearTimeout(rest);
      canvas.removeEventListener('webglcontextrestored', soon);
      [picker, caps, outline].forEach((one) => one.dispose());
      disposeBodies(bodies);
      renderer.dispose();
      // A phone has few of them, and the garbage is collected late.
      if (!context.isContextLost()) renderer.forceContextLoss();
    },
  };
}

export type Stage = ReturnType<typeof openStage>;
