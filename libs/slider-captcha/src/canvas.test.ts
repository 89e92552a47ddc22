import { paintOn } from './canvas';
import { recordingContext } from './testing/recordingContext';
import { withoutCanvas } from './testing/withoutCanvas';

function paintAt(density: number) {
  Object.assign(window, { devicePixelRatio: density });
  const { context, strokes } = recordingContext();
  const canvas = document.createElement('canvas');
  jest.spyOn(canvas, 'getContext').mockReturnValue(context);
  paintOn(canvas, 268, 155, () => strokes.push('drawn'));
  return { size: [canvas.width, canvas.height], strokes };
}

describe('paintOn', () => {
  it.each([
    [1, [268, 155]],
    [1.5, [402, 233]],
    [2, [536, 310]],
    [4, [804, 465]],
  ])('uses the pixels of a screen with density %d', (density, size) => {
    expect(paintAt(density).size).toEqual(size);
  });

  it('lets the drawing count in CSS pixels', () => {
    expect(paintAt(2).strokes).toEqual(['setTransform(2 0 0 2 0 0)', 'drawn']);
  });

  it('leaves the canvas empty where there is nothing to draw with', () => {
    withoutCanvas();
    const draw = jest.fn();
    paintOn(document.createElement('canvas'), 268, 155, draw);
    expect(draw).not.toHaveBeenCalled();
  });
});
