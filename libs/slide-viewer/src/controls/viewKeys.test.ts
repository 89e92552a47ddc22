import { toScreen } from '../geometry/view';
import { viewByKey } from './viewKeys';

const view = { x: 5000, y: 4000, scale: 0.5, angle: 90, isFlipped: true };
const frame = { width: 800, height: 600 };
const slide = { mpp: 0.25, objective: 40 };
const by = (key: string) => viewByKey(key, view, frame, slide);

describe('a key', () => {
  it.each([
    ['ArrowRight', { x: 320, y: 300 }],
    ['ArrowLeft', { x: 480, y: 300 }],
    ['ArrowUp', { x: 400, y: 380 }],
    ['ArrowDown', { x: 400, y: 220 }],
  ])('%s looks that way, turned and mirrored as the slide may be', (key, at) => {
    const next = by(key);
    const place = next && toScreen(next, frame)(view);
    expect(place?.x).toBeCloseTo(at.x);
    expect(place?.y).toBeCloseTo(at.y);
  });

  it('magnifies, also by its figure', () => {
    expect(by('+')?.scale).toBeCloseTo(0.7);
    expect(by('-')?.scale).toBeCloseTo(0.5 / 1.4);
    expect(by('4')?.scale).toBe(0.25);
    expect(by('9')).toBeNull();
  });

  it('turns as it is seen, and mirrors', () => {
    expect(by('r')?.angle).toBe(75);
    expect(by('h')).toEqual({ ...view, isFlipped: false, isOver: true });
    expect(by('v')).toEqual({ ...view, isFlipped: false, angle: 270 });
  });

  it.each(['a', 'Tab', 'Enter', '0', 'constructor'])('%s is left to others', (key) => {
    expect(by(key)).toBeNull();
  });
});
