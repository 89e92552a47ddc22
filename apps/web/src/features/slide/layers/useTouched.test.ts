import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import { act, renderHook } from '@testing-library/react';
import type { Layers } from './useLayers';
import { useTouched } from './useTouched';

const dot = (id: string, x: number): Shape => ({
  id,
  kind: 'point',
  points: [{ x, y: 0 }],
  text: '',
  colour: 'red',
  isMeasured: false,
});
const layer = (name: string, shapes: Shape[]) => ({ id: name, name, isShown: true, shapes });
const below = layer('下', [dot('a', 0), dot('b', 100)]);
const above = layer('上', [dot('c', 0)]);

function touch(layers: (typeof below)[]) {
  const shown = renderHook((now) => useTouched({ layers: now } as unknown as Layers), {
    initialProps: layers,
  });
  return {
    at: (x: number) => act(() => shown.result.current.onTouch({ x, y: 0 }, 1)),
    show: shown.rerender,
    touched: () => {
      const { touched } = shown.result.current;
      return touched && [touched.shape.id, touched.name];
    },
  };
}

it('is of the layer that lies on top, and of none beside them', () => {
  const { at, touched } = touch([below, above]);
  at(0);
  expect(touched()).toEqual(['c', '上']);
  at(100);
  expect(touched()).toEqual(['b', '下']);
  at(50);
  expect(touched()).toBeNull();
});

it('is none once its layer is hidden', () => {
  const { at, show, touched } = touch([below, above]);
  at(0);
  show([below]);
  expect(touched()).toBeNull();
});
