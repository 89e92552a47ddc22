import type { View } from '@cheese/slide-viewer/geometry/view';
import type { SlideViewerProps } from '@cheese/slide-viewer/SlideViewer';
import { useImperativeHandle } from 'react';

const start: View = { x: 1000, y: 500, scale: 0.5, angle: 37, isFlipped: false };

/** State of the fake viewer: its props, the views it was told to show, and its current view. */
export const viewer = {
  props: null as SlideViewerProps | null,
  shown: [] as View[],
  did: [] as string[],
  seen: start,
};

export const beginAnew = () => Object.assign(viewer, { shown: [], did: [], seen: start });

const take = (props: SlideViewerProps) => void (viewer.props = props);

/** Replaces the viewer in a `jest.mock`. */
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
