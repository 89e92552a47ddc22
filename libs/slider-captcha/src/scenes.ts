import type { Scene } from './brush/easel';

type Load = () => Promise<{ scene: Scene }>;

/** Each in a file of its own, so that a puzzle costs one picture and a page without one costs none. */
const files = [
  () => import('./scenes/dawnRidges'),
  () => import('./scenes/mirrorLake'),
  () => import('./scenes/autumnBirches'),
  () => import('./scenes/riceTerraces'),
  () => import('./scenes/campusNight'),
  () => import('./scenes/hospitalGarden'),
  () => import('./scenes/lighthouseCoast'),
  () => import('./scenes/bambooGrove'),
  () => import('./scenes/cherryPagoda'),
  () => import('./scenes/auroraPeaks'),
  () => import('./scenes/duneSunset'),
  () => import('./scenes/riverCity'),
  () => import('./scenes/tissueSlide'),
  () => import('./scenes/neurons'),
  () => import('./scenes/helix'),
  () => import('./scenes/laboratoryShelf'),
  () => import('./scenes/libraryShelves'),
  () => import('./scenes/lavenderField'),
  () => import('./scenes/herbCabinet'),
  () => import('./scenes/lotusPond'),
] as const satisfies Load[];

export const SCENES = files.length;

export async function loadScene(number: number): Promise<Scene> {
  const load: Load = files[number] ?? files[0];
  return (await load()).scene;
}
