import { Color, DirectionalLight, HemisphereLight, Scene, WebGLRenderer } from 'three';
import type { ModelState } from '../model/modelState';
import type { View } from '../model/view';
import { makeAnchors } from './anchors';
import { type Bodies, disposeBodies } from './bodies';
import { makeCaps } from './caps';
import { makeEye } from './eye';
import { makeFrames, makeMotion } from './frames';
import { makeSights } from './makeSights';
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

const HOVER_GLOW = 0.12;
const CHOSEN_GLOW = 0.22;

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

/** The one place that draws. */
export function openStage({ context, bodies, start, colours, onSight, onRest }: Opened) {
  const made = makeScene(context, bodies, colours);
  const { canvas, renderer, scene, eye, caps, outline } = made;
  const picker = makePicker(bodies, eye.camera, () => frames.atRest());
  const motion = makeMotion(start);
  const size = { width: 1, height: 1 };
  let cut: ReturnType<typeof putState> = { planes: [], offsets: new Map() };
  const sights = makeSights({ size, camera: eye.camera, cutNow: () => cut, picker });

  const render = () => {
    eye.put(motion.view());
    renderer.render(scene, eye.camera);
  };
  const frames = makeFrames({
    motion,
    render,
    onFrame: () => onSight(sights.moving(motion.view())),
    onStill: () => onSight(sights.atRest(motion.view())),
    onRest,
  });
  const { soon } = frames;
  canvas.addEventListener('webglcontextrestored', soon);

  return {
    aim: motion.aim,
    show(next: View, isAtOnce = false) {
      motion.show(next, isAtOnce);
      soon();
    },
    put(state: ModelState) {
      cut = putState(bodies, state);
      caps.put(state, cut);
      picker.cutBy(cut.planes);
      soon();
    },
    mark(chosen: readonly string[], hovered: string | null) {
      markBodies(made, bodies, glowFor(colours.chosen, chosen, hovered));
      const marked = chosen.map((id) => bodies.byId.get(id)).filter((body) => body !== undefined);
      outline.put(marked, cut.planes);
      soon();
    },
    resize(width: number, height: number, dots: number) {
      Object.assign(size, { width, height });
      resizeScene(made, size, dots);
      soon();
    },
    pick: (x: number, y: number) => picker.at(x / size.width, y / size.height),
    anchorOf: makeAnchors(bodies),
    /** The picture as it is, that many times as large; read before the browser throws it away. */
    copyTo(copy: (canvas: HTMLCanvasElement) => void, times: number) {
      withDots(renderer, times, () => {
        render();
        copy(canvas);
      });
      soon();
    },
    frames: () => renderer.info.render.frame,
    dispose() {
      frames.end();
      canvas.removeEventListener('webglcontextrestored', soon);
      [picker, caps, outline].forEach((one) => one.dispose());
      disposeBodies(bodies);
      disposeRenderer(renderer, context);
    },
  };
}

type StageScene = ReturnType<typeof makeScene>;

function markBodies({ caps }: StageScene, bodies: Bodies, glowOf: ReturnType<typeof glowFor>) {
  for (const { id, material } of bodies.all) material.emissive.copy(glowOf(id));
  caps.mark(glowOf);
}

function resizeScene(
  { renderer, eye, outline }: StageScene,
  { width, height }: { width: number; height: number },
  dots: number,
) {
  renderer.setPixelRatio(dots);
  renderer.setSize(width, height, false);
  eye.resize(width, height);
  outline.resize(width, height);
}

function withDots(renderer: WebGLRenderer, times: number, act: () => void) {
  const dots = renderer.getPixelRatio();
  renderer.setPixelRatio(dots * times);
  act();
  renderer.setPixelRatio(dots);
}

function disposeRenderer(renderer: WebGLRenderer, context: WebGL2RenderingContext) {
  renderer.dispose();
  // A phone has few of them, and the garbage is collected late.
  if (!context.isContextLost()) renderer.forceContextLoss();
}

export type Stage = ReturnType<typeof openStage>;
