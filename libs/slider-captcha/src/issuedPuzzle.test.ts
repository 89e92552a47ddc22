import { loadIssuedPuzzle } from './issuedPuzzle';
import { isKnown } from './loadedPuzzle';

/** Pictures of twice the size, as for a dense screen; one that is missing. */
class FakeImage {
  onload = () => undefined;
  onerror = () => undefined;
  naturalWidth = 0;
  naturalHeight = 0;

  set src(address: string) {
    const [width, height] = address.includes('piece') ? [120, 120] : [536, 310];
    Object.assign(this, { naturalWidth: width, naturalHeight: height });
    queueMicrotask(() => (address.includes('missing') ? this.onerror() : this.onload()));
  }
}

const issued = { puzzleId: 'p1', background: '/scene.webp', piece: '/piece.webp', pieceY: 33 };

describe('loadIssuedPuzzle', () => {
  beforeAll(() => void Object.assign(window, { Image: FakeImage }));

  it('measures the piece in CSS pixels, whatever the density of the pictures', async () => {
    const puzzle = await loadIssuedPuzzle(issued);
    expect(puzzle).toMatchObject({ id: 'p1', piece: { top: 33, width: 60, height: 60 } });
  });

  it('does not know the solution', async () => {
    expect(isKnown(await loadIssuedPuzzle(issued))).toBe(false);
  });

  it('fails where a picture does not come', async () => {
    await expect(loadIssuedPuzzle({ ...issued, piece: '/missing.webp' })).rejects.toThrow();
  });
});
