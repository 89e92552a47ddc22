import { cutPiece, sceneWithGap } from './gapDrawing';
import { puzzleSize } from './puzzle';
import { recordingContext } from './testing/recordingContext';

const gap = { x: 120, y: 40 };
const picture = document.createElement('canvas');

describe('what is drawn of a puzzle', () => {
  it('is the scene with a hole where the gap is', () => {
    const { context, strokes } = recordingContext();
    sceneWithGap(picture, gap)(context);
    expect(strokes[0]).toContain('drawImage');
    expect(strokes).toContain('moveTo(120 40)');
  });

  it('is the piece, moved to the upper left corner of its own picture', () => {
    const { context, strokes } = recordingContext();
    cutPiece(picture, gap)(context);
    expect(strokes[0]).toBe(`translate(-120 ${puzzleSize.ear - 40})`);
    expect(strokes).toContain('moveTo(120 40)');
    expect(strokes.indexOf('clip()')).toBeLessThan(
      strokes.findIndex((stroke) => stroke.startsWith('drawImage')),
    );
  });
});
