/**
 * View direction in degrees: to the right of the panorama's middle, up, and the vertical field of
 * view.
 */
export interface View {
  yaw: number;
  pitch: number;
  fov: number;
}

export interface Frame {
  width: number;
  height: number;
}

const NARROWEST = 35;
const WIDEST = 95;
const STEEPEST = 85;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Keeps a look within what can be shown: around without end, up and down to the poles. */
export const within = ({ yaw, pitch, fov }: View): View => ({
  yaw: ((((yaw + 180) % 360) + 360) % 360) - 180,
  pitch: between(-STEEPEST, pitch, STEEPEST),
  fov: between(NARROWEST, fov, WIDEST),
});

export const turned = (view: View, yaw: number, pitch: number) =>
  within({ ...view, yaw: view.yaw + yaw, pitch: view.pitch + pitch });

export const zoomed = (view: View, factor: number) => within({ ...view, fov: view.fov * factor });

/** In the middle of the frame. */
export const degreesPerPixel = ({ fov }: View, { height }: Frame) => fov / Math.max(1, height);

export interface Direction {
  yaw: number;
  pitch: number;
}

/** In pixels of the frame. */
export interface Place {
  x: number;
  y: number;
}

/** Position of a direction in the frame, in pixels; null behind the viewer or outside the frame. */
export function placeOf(spot: Direction, view: View, frame: Frame): Place | null {
  const [turn, rise] = [radians(spot.yaw - view.yaw), radians(spot.pitch)];
  const tilt = radians(view.pitch);
  const right = Math.cos(rise) * Math.sin(turn);
  const level = Math.cos(rise) * Math.cos(turn);
  const forward = level * Math.cos(tilt) + Math.sin(rise) * Math.sin(tilt);
  const up = Math.sin(rise) * Math.cos(tilt) - level * Math.sin(tilt);
  if (forward <= 0.01) return null;
  const scale = frame.height / 2 / Math.tan(radians(view.fov) / 2);
  const x = frame.width / 2 + (right / forward) * scale;
  const y = frame.height / 2 - (up / forward) * scale;
  return x < 0 || y < 0 || x > frame.width || y > frame.height ? null : { x, y };
}
