import { encode } from './encode';
import { equirectangular, perspective } from './lenses';
import { render } from './render';
import type { RoomShape } from './rooms/roomShape';

const WIDTH = 4096;
const WIDE_SCREEN = 9 / 16;

const HEAVIEST = 400_000;
const HEAVIEST_VIEW = 40_000;

/** All that is seen from the middle of a room, as a WebP. */
export const renderPanorama = (room: RoomShape, width = WIDTH) =>
  encode(drawAround(room, width), { heaviest: HEAVIEST });

/** A small view into a room, as a WebP in each of the given widths. */
export function renderViews(room: RoomShape, widths: readonly number[]): Promise<Buffer[]> {
  const drawn = drawView(room, Math.max(...widths));
  return Promise.all(widths.map((width) => encode(drawn, { heaviest: HEAVIEST_VIEW, width })));
}

export const drawAround = ({ scene }: RoomShape, width: number) =>
  render(scene, equirectangular(width, width / 2), width, width / 2);

export function drawView({ scene, view }: RoomShape, width: number) {
  const height = Math.round(width * WIDE_SCREEN);
  return render(scene, perspective(width, height, view), width, height);
}
