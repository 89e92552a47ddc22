import {
  Color,
  DirectionalLight,
  HemisphereLight,
  type Mesh,
  MeshStandardMaterial,
  type Object3D,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import * as three from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { type ModelState, plainState } from '@cheese/model-viewer/model/modelState';
import type { Part } from '@cheese/model-viewer/model/part';
import { treeOf } from '@cheese/model-viewer/model/partTree';
import { newSection } from '@cheese/model-viewer/model/sections';
import { homeView } from '@cheese/model-viewer/model/view';
import { bodiesOfModel } from '@cheese/model-viewer/stage/bodies';
import { loadModel } from '@cheese/model-viewer/stage/loadModel';
import { openStage } from '@cheese/model-viewer/stage/openStage';

/** Models in a viewer as large as the page: see tools/bench/training/modelFrames.ts. */
const SYSTEMS = ['#c0392b', '#d4a373', '#e9d8a6', '#2a6f97', '#6a994e', '#9b5de5'];
const [COLUMNS, ROWS] = [10, 10];
const [AROUND, UP] = [21, 21];

function aContext() {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:fixed;inset:0';
  document.body.replaceChildren(canvas);
  const context = canvas.getContext('webgl2', { antialias: true, stencil: true, alpha: false });
  if (!context) throw new Error('this browser draws nothing in three dimensions');
  return context;
}

/** Spheres of 840 triangles in rows. */
function ballsOf(count: number): Mesh[] {
  const materials = SYSTEMS.map((color) => new MeshStandardMaterial({ color, roughness: 0.6 }));
  return Array.from({ length: count }, (_, nth) => {
    const ball = new three.Mesh(new three.SphereGeometry(0.45, AROUND, UP));
    ball.material = materials[nth % SYSTEMS.length] ?? new MeshStandardMaterial();
    ball.name = `part${nth}`;
    const floor = Math.floor(nth / COLUMNS / ROWS);
    ball.position.set(nth % COLUMNS, Math.floor(nth / COLUMNS) % ROWS, floor);
    return ball;
  });
}

const partOf = ({ name }: Object3D): Part => ({
  id: name,
  pid: null,
  name,
  nameLatin: '',
  nameEn: '',
  text: '',
  color: '',
  meshes: [name],
  anchor: null,
});

/** Waits until the GPU has finished the pending commands. */
const finish = (context: WebGL2RenderingContext) =>
  context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));

interface Drawn {
  turn: (yaw: number) => void;
  context: WebGL2RenderingContext;
}

function openBare(root: Object3D, far: number): Drawn {
  const context = aContext();
  const canvas = context.canvas as HTMLCanvasElement;
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.setSize(window.innerWidth, window.innerHeight, false);
  const scene = new Scene();
  scene.background = new Color('#111');
  const camera = new PerspectiveCamera(30, window.innerWidth / window.innerHeight, 0.1, far * 4);
  const lamp = new DirectionalLight(0xffffff, 2);
  camera.add(lamp);
  lamp.position.set(0.5, 0.8, 1);
  scene.add(root, camera, new HemisphereLight(0xffffff, 0x8a8f99, 1.6));
  const { center, radius } = new three.Box3()
    .setFromObject(root)
    .getBoundingSphere(new three.Sphere());
  const away = radius / Math.sin((15 * Math.PI) / 180);
  const turn = (yaw: number) => {
    const angle = (yaw * Math.PI) / 180;
    camera.position.set(
      center.x + away * Math.sin(angle),
      center.y,
      center.z + away * Math.cos(angle),
    );
    camera.lookAt(center);
    renderer.render(scene, camera);
  };
  return { turn, context };
}

/** As few draw calls as possible: all parts of one colour are one mesh. */
function merged(balls: readonly Mesh[]) {
  const root = new three.Group();
  for (const material of new Set(balls.map((ball) => ball.material))) {
    const own = balls.filter((ball) => ball.material === material);
    own.forEach((ball) => ball.updateMatrixWorld());
    const all = own.map(({ geometry, matrixWorld }) => geometry.clone().applyMatrix4(matrixWorld));
    root.add(new three.Mesh(mergeGeometries(all), material));
  }
  return root;
}

function openOurs(scene: Object3D, parts: readonly Part[]) {
  const context = aContext();
  const bodies = bodiesOfModel(scene, treeOf(parts));
  const colours = { chosen: '#ff9a1f', ground: '#111' };
  const told = { onSight: () => undefined, onRest: () => undefined };
  const stage = openStage({ context, bodies, start: homeView, colours, ...told });
  stage.resize(window.innerWidth, window.innerHeight, 1);
  return { stage, context, turn: (yaw: number) => stage.show({ ...homeView, yaw }, true) };
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Frames per second for a while; `say` prepares each frame. */
async function rate(context: WebGL2RenderingContext, whileMs: number, say: (nth: number) => void) {
  const from = performance.now();
  let frames = 0;
  while (performance.now() - from < whileMs) {
    say(frames);
    await frame();
    finish(context);
    frames += 1;
  }
  return (frames * 1000) / (performance.now() - from);
}

async function bareRate(count: number, whileMs: number) {
  const { turn, context } = openBare(merged(ballsOf(count)), 200);
  turn(0);
  finish(context);
  const frames = await rate(context, whileMs, (nth) => turn(nth * 3));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return frames;
}

const cutAt = (nth: number): ModelState => ({
  ...plainState,
  sections: [{ ...newSection('z'), at: 0.5 * Math.sin(nth / 10) }],
});

async function ourRates(count: number, whileMs: number) {
  const balls = ballsOf(count);
  const scene = new three.Group().add(...balls);
  const { stage, context, turn } = openOurs(scene, balls.map(partOf));
  stage.put(plainState);
  turn(0);
  await frame();
  // Bounding volume trees are built while the model stands still.
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  const before = stage.frames();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const idle = stage.frames() - before;
  const picks = Array.from({ length: 400 }, (_, nth) => {
    const [x, y] = [(nth * 7919) % window.innerWidth, (nth * 104_729) % window.innerHeight];
    const from = performance.now();
    stage.pick(x, y);
    return performance.now() - from;
  });
  const turning = await rate(context, whileMs, (nth) => turn(nth * 3));
  const cutting = await rate(context, whileMs, (nth) => stage.put(cutAt(nth)));
  stage.dispose();
  return { turning, cutting, idle, picks };
}

/** From loading the address to the first frame. */
async function ourSight(address: string, parts: readonly string[]) {
  const from = performance.now();
  const progress = { onShare: () => undefined, signal: new AbortController().signal };
  const scene = await loadModel(address, progress);
  const named = parts.map((name) => partOf({ name } as Object3D));
  const { stage, context, turn } = openOurs(scene, named);
  stage.put(plainState);
  turn(0);
  while (stage.frames() === 0) await frame();
  finish(context);
  const took = performance.now() - from;
  stage.dispose();
  return took;
}

async function bareSight(address: string) {
  const from = performance.now();
  const { scene } = await new GLTFLoader().loadAsync(address);
  const { turn, context } = openBare(scene, 200);
  await frame();
  turn(0);
  finish(context);
  const took = performance.now() - from;
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return took;
}

const offered = { bareRate, ourRates, ourSight, bareSight };
export type Frames = typeof offered;
Object.assign(window, { frames: offered });
