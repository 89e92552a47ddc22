import { neutral } from './adjustment';
import { makeColouring } from './colouring';

/** Graphics that do nothing, and can be taken away. */
function fakeGraphics() {
  const drawn = jest.fn();
  const known: Record<string, unknown> = {
    drawArrays: drawn,
    isContextLost: () => false,
    getExtension: () => null,
    getProgramParameter: () => true,
    createShader: () => ({}),
    createProgram: () => ({}),
  };
  const gl = new Proxy(known, { get: (all, name: string) => all[name] ?? (() => 0) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(gl as never);
  return drawn;
}

const reddish = { ...neutral, red: 50 };

it('goes on by a filter while the graphics are taken away, and comes back with them', () => {
  const drawn = fakeGraphics();
  const box = document.createElement('div');
  const picture = document.createElement('canvas');
  const colouring = makeColouring(box);
  const canvas = box.querySelector('canvas');
  colouring.set(reddish);
  colouring.follow(picture);
  expect([canvas?.hidden, picture.style.filter, drawn.mock.calls.length]).toEqual([false, '', 1]);

  const loss = new Event('webglcontextlost', { cancelable: true });
  canvas?.dispatchEvent(loss);
  // Otherwise it is never given back.
  expect(loss.defaultPrevented).toBe(true);
  expect([canvas?.hidden, picture.style.filter]).toEqual([true, expect.stringMatching(/^url/)]);

  canvas?.dispatchEvent(new Event('webglcontextrestored'));
  expect([canvas?.hidden, picture.style.filter, drawn.mock.calls.length]).toEqual([false, '', 2]);
  colouring.destroy();
  expect(box.childElementCount).toBe(0);
});
