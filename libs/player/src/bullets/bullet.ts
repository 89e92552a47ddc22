/** 1 runs over the film from right to left, 2 stands at its top, 3 at its bottom. */
export type Place = 1 | 2 | 3;

export interface Bullet {
  id: number;
  /** When it appears, in milliseconds of the film. */
  atMs: number;
  text: string;
  color: string;
  place: Place;
  isMine: boolean;
}

/** The viewer's display settings for bullet comments. */
export interface BulletLook {
  isShown: boolean;
  /** Seconds to cross the film. */
  seconds: number;
  /** In pixels. */
  size: number;
  /** From 0 to 1. */
  opacity: number;
  /** The share of the film, from its top, that they may lie over. */
  area: number;
  /** Maximum number on the screen at once. */
  density: number;
}

export const usualLook: BulletLook = {
  isShown: true,
  seconds: 9,
  size: 20,
  opacity: 0.9,
  area: 0.5,
  density: 60,
};
