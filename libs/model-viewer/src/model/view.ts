import type { Place } from './part';

/**
 * A view in units relative to the model, so that it suits models of any size and can be shared
 * between two.
 */
export interface View {
  /** Degrees about the upright axis: 0 from the front, 90 from the body's left. */
  yaw: number;
  /** Degrees above the ground, from -90 to 90. */
  pitch: number;
  /** 1 where all of it just fits. */
  zoom: number;
  /** Centre of the view, relative to the model's middle and in its radii. */
  x: number;
  y: number;
  z: number;
}

export const homeView: View = { yaw: 0, pitch: 0, zoom: 1, x: 0, y: 0, z: 0 };

export const sides = ['front', 'back', 'left', 'right', 'top', 'bottom'] as const;
export type Side = (typeof sides)[number];

const angles: Record<Side, readonly [yaw: number, pitch: number]> = {
  front: [0, 0],
  back: [180, 0],
  left: [90, 0],
  right: [-90, 0],
  top: [0, 90],
  bottom: [0, -90],
};

export const FIELD = 30;
const zooms = { least: 0.3, most: 40 };
const FARTHEST = 3;

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** From -180 up to, but not, 180. */
const wholeTurn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

export const bounded = (view: View): View => ({
  yaw: wholeTurn(view.yaw),
  pitch: within(view.pitch, -90, 90),
  zoom: within(view.zoom, zooms.least, zooms.most),
  x: within(view.x, -FARTHEST, FARTHEST),
  y: within(view.y, -FARTHEST, FARTHEST),
  z: within(view.z, -FARTHEST, FARTHEST),
});

export const seenFrom = (view: View, side: Side): View => {
  const [yaw, pitch] = angles[side];
  return bounded({ ...view, yaw, pitch });
};

export const turned = (view: View, yaw: number, pitch: number): View =>
  bounded({ ...view, yaw: view.yaw + yaw, pitch: view.pitch + pitch });

export const zoomed = (view: View, times: number): View =>
  bounded({ ...view, zoom: view.zoom * times });

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Axes of the view: to the right, up and towards the eye. */
export function axesOf({ yaw, pitch }: View): { right: Place; up: Place; back: Place } {
  const [sin, cos] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const [rise, run] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  return {
    right: { x: cos, y: 0, z: -sin },
    up: { x: -sin * rise, y: run, z: -cos * rise },
    back: { x: sin * run, y: rise, z: cos * run },
  };
}

/** Distance in radii at which the model fits into a frame of that aspect ratio. */
export function fitDistance(aspect: number): number {
  const half = Math.tan(radians(FIELD / 2)) * Math.min(1, aspect);
  return 1 / Math.sin(Math.atan(half));
}

/** Drawn along by a share of the frame's height. */
export function moved(view: View, across: number, down: number, aspect: number): View {
  const height = (2 * Math.tan(radians(FIELD / 2)) * fitDistance(aspect)) / view.zoom;
  const { right, up } = axesOf(view);
  const [a, b] = [-across * height, down * height];
  return bounded({
    ...view,
    x: view.x + right.x * a + up.x * b,
    y: view.y + right.y * a + up.y * b,
    z: view.z + right.z * a + up.z * b,
  });
}

/** A view on the way from one to another, the short way round. */
export function between(from: View, to: View, share: number): View {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    yaw: wholeTurn(from.yaw + wholeTurn(to.yaw - from.yaw) * share),
    pitch: mix(from.pitch, to.pitch),
    zoom: from.zoom * (to.zoom / from.zoom) ** share,
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    z: mix(from.z, to.z),
  };
}

export const isSame = (one: View, other: View) =>
  (Object.keys(one) as (keyof View)[]).every((key) => one[key] === other[key]);
