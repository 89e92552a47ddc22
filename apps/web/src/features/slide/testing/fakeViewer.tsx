import type { View } from '@cheese/slide-viewer/geometry/view';
import type { SlideViewerProps } from '@cheese/slide-viewer/SlideViewer';
import { useImperativeHandle } from 'react';

const start: View = { x: 1000, y: 500, scale: 0.5, angle: 37, isFlipped: false };

/** A viewer without a picture: what it was handed, what it was told to show, and what it sees. */
export const viewer = {
  props: null as SlideViewerProps | null,
  shown: [] as View[],
  did: [] as string[],
  seen: start,
};

export const beginAnew = () => Object.assign(viewer, { shown: [], did: [], seen: start });

const take = (props: SlideViewerProps) => void (viewer.props = props);

/** In the place of the engine's, by `jest.mock`. */
export function SlideViewer(props: SlideViewerProps) {
  take(props);
  useImperativeHandle(props.handle, () => ({
    view: () => viewer.seen,
    seen: () => ({ view: viewer.seen, frame: { width: 800, height: 600 } }),
    show: (view) => void viewer.shown.push(view),
    home: () => void viewer.did.push('home'),
    picture: async () => new Blob(),
  }));
  return <div>镜下{props.children}</div>;
}
