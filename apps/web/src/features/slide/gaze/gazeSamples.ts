import { gazeRule } from '@cheese/domain/codes/slides/slideGaze';
import type { GazeSample } from '@cheese/domain/contract/slides/slideGaze';
import type { Size, View } from '@cheese/slide-viewer/geometry/view';

const within = (value: number) => Math.min(1, Math.max(0, value));

/**
 * The visible part of the slide as an upright rectangle, in fractions of its size; null if nothing
 * is visible.
 */
export function seenOf(view: View, frame: Size, slide: Size): Omit<GazeSample, 'seconds'> | null {
  const turn = (view.angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const wide = (frame.width * cos + frame.height * sin) / view.scale / 2;
  const high = (frame.width * sin + frame.height * cos) / view.scale / 2;
  const seen = {
    left: within((view.x - wide) / slide.width),
    right: within((view.x + wide) / slide.width),
    top: within((view.y - high) / slide.height),
    bottom: within((view.y + high) / slide.height),
  };
  return seen.right > seen.left && seen.bottom > seen.top ? seen : null;
}

const isSame = (one: View, other: View) =>
  (Object.keys(one) as (keyof View)[]).every((key) => one[key] === other[key]);

/** Samples the view at intervals while the viewer is active. */
export function makeGaze(slide: Size, now: () => number) {
  let view: View | null = null;
  let movedAt = 0;
  let samples: GazeSample[] = [];
  return {
    see(next: View) {
      // The viewer also reports an unchanged view, for example when a tile has loaded.
      if (view && isSame(view, next)) return;
      view = next;
      movedAt = now();
    },
    /** Takes a sample; returns true if there are enough samples to send. */
    tick(frame: Size): boolean {
      if (!view || now() - movedAt > gazeRule.movedWithinS * 1000) return samples.length > 0;
      const seen = seenOf(view, frame, slide);
      if (seen) samples.push({ ...seen, seconds: gazeRule.everyS });
      return samples.length >= gazeRule.together;
    },
    take(): GazeSample[] {
      const taken = samples.slice(-gazeRule.most);
      samples = [];
      return taken;
    },
  };
}
