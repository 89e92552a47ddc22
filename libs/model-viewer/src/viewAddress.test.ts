import fc from 'fast-check';
import { hid, isolated, plainState, withOpacity } from './model/modelState';
import { treeOf } from './model/partTree';
import { parts } from './testing/givenParts';
import { readView, type Seen, sayView } from './viewAddress';

const tree = treeOf(parts);
const view = { yaw: -34.5, pitch: 12, zoom: 2.25, x: 0.1, y: -0.2, z: 1.5 };
const again = (seen: Seen) => readView(sayView(seen, tree), tree);

describe('the address of a view', () => {
  it('says all that is seen, and reads it back', () => {
    const seen: Seen = {
      view,
      chosen: 'lv',
      state: {
        ...withOpacity(withOpacity(hid(plainState, ['ra']), ['lv', 'mv'], 0.4), ['la'], 0.15),
        sections: [{ axis: 'z', at: -0.25, turn: 30, tilt: -15, isFlipped: true }],
        explode: 0.5,
        hasLabels: false,
      },
    };
    expect(again(seen)).toEqual(seen);
  });

  it('is short where one part is looked at, and where one is missed', () => {
    const alone = isolated(plainState, tree, ['mv']);
    expect(sayView({ view: null, chosen: null, state: alone }, tree)).toBe('~~s!mv');
    expect(again({ view: null, chosen: null, state: alone }).state).toEqual(alone);
    expect(sayView({ view: null, chosen: null, state: hid(plainState, ['ra']) }, tree)).toBe(
      '~~h!ra',
    );
    expect(sayView({ view: null, chosen: null, state: plainState }, tree)).toBe('');
  });

  it('needs no escape, and is read whatever anybody types', () => {
    const text = sayView({ view, chosen: 'lv', state: hid(plainState, ['lv']) }, tree);
    expect(new URLSearchParams(`v=${text}`).get('v')).toBe(text);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[hsxyz0-9!_~.=-]{0,80}$/)), (typed) => {
        const { view: seen, state } = readView(typed, tree);
        if (seen) expect(Object.values(seen).every(Number.isFinite)).toBe(true);
        expect(state.hidden.size).toBeLessThanOrEqual(tree.bodies.length);
        expect(state.sections.length).toBeLessThanOrEqual(3);
        expect(state.explode >= 0 && state.explode <= 1).toBe(true);
      }),
    );
    expect(readView(`~~s!nobody`, tree).state.hidden.size).toBe(0);
    expect(readView('x'.repeat(10_000), tree)).toMatchObject({ view: null, chosen: null });
  });
});
