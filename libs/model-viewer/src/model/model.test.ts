import { explodedWorld } from '../testing/givenParts';
import { offsetsOf } from './explode';
import { begun, changed, redone, undone } from '@cheese/domain/rules/lists/history';
import { peeledOf, peeledTo } from './layers';
import { angleOf, distanceOf, measureText, pointedAt } from './measure';
import {
  hid,
  isolated,
  opacityOf,
  plainState,
  shown,
  shownOf,
  withOpacity,
  withSections,
} from './modelState';
import { bodiesOf, coverOf, treeOf } from './partTree';
import { isKept, newSection, planeOf } from './sections';
import { found } from './search';
import { part, parts } from '../testing/givenParts';

const tree = treeOf(parts);

describe('the tree of parts', () => {
  it('tells what a part consists of, with all that it holds', () => {
    expect(tree.roots.map(({ id }) => id)).toEqual(['heart']);
    expect(tree.bodiesUnder('left')).toEqual(['la', 'lv', 'mv']);
    expect(tree.bodiesUnder('lv')).toEqual(['lv', 'mv']);
    expect(tree.bodiesUnder('unknown')).toEqual([]);
    expect(tree.holdersOf('mv').map(({ id }) => id)).toEqual(['heart', 'left', 'lv']);
  });

  it('takes files in which parts hold each other in a circle', () => {
    const circle = treeOf([part('a', 'b'), part('b', 'a'), part('c', 'c'), part('d', 'gone')]);
    expect(circle.parts.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(circle.bodiesUnder('a')).toEqual(['a', 'b']);
    expect(circle.holdersOf('b').map(({ id }) => id)).toEqual(['a']);
  });

  it('takes a chain of ten thousand parts', () => {
    const chain = Array.from({ length: 10_000 }, (_, i) => part(`p${i}`, i ? `p${i - 1}` : null));
    expect(treeOf(chain).bodiesUnder('p0')).toHaveLength(10_000);
  });

  it('says a set of bodies by the fewest parts, and reads it back', () => {
    for (const ids of [['la', 'lv', 'mv'], ['lv'], ['mv', 'ra'], [], tree.bodies]) {
      const cover = coverOf(tree, new Set(ids));
      expect(bodiesOf(tree, cover).sort()).toEqual([...ids].sort());
    }
    expect(coverOf(tree, new Set(['la', 'lv', 'mv']))).toEqual(['left']);
    expect(coverOf(tree, new Set(['lv']))).toEqual(['=lv']);
  });
});

describe('what is done to a model', () => {
  it('hides, shows and isolates; a group knows when some of it is gone', () => {
    const left = tree.bodiesUnder('left');
    const state = hid(plainState, ['lv']);
    expect(shownOf(state, left)).toBe('some');
    expect(shownOf(hid(state, left), left)).toBe('none');
    expect(shownOf(shown(state, ['lv']), left)).toBe('all');
    const alone = isolated(state, tree, ['mv']);
    expect(tree.bodies.filter((id) => !alone.hidden.has(id))).toEqual(['mv']);
  });

  it('knows one opacity where all have it, and none where they differ', () => {
    const state = withOpacity(plainState, tree.bodiesUnder('left'), 0.5);
    expect(opacityOf(state, tree.bodiesUnder('left'))).toBe(0.5);
    expect(opacityOf(state, tree.bodies)).toBeNull();
    expect(withOpacity(state, tree.bodies, 1).opacity.size).toBe(0);
    // Nothing becomes invisible by a slider: it could not be clicked at again.
    expect(opacityOf(withOpacity(state, ['la'], 0), ['la'])).toBe(0.1);
  });

  it('takes layers off one by one and puts them back, the last one staying', () => {
    const layered = treeOf([
      part('vessel', null, { layer: 0 }),
      part('wall', null, { layer: 1 }),
      part('valve', null, { layer: 2 }),
      part('bundle', null, { layer: 2 }),
      part('loose', null),
    ]);
    const seen = (state: typeof plainState) => layered.bodies.filter((id) => !state.hidden.has(id));
    const off = (state: typeof plainState, count: number) => peeledTo(state, layered, count);
    const one = off(plainState, 1);
    expect([seen(one), peeledOf(one, layered)]).toEqual([['wall', 'valve', 'bundle', 'loose'], 1]);
    const two = off(hid(one, ['bundle']), 99);
    expect([seen(two), peeledOf(two, layered)]).toEqual([['valve', 'loose'], 2]);
    // Parts hidden by hand stay hidden.
    expect(seen(off(two, 0))).toEqual(['vessel', 'wall', 'valve', 'loose']);
    expect(seen(off(hid(one, ['wall']), 1))).toEqual(['wall', 'valve', 'bundle', 'loose']);
    expect(peeledTo(plainState, tree, 3).hidden.size).toBe(0);
  });

  it('cuts by three planes at most', () => {
    const four = (['x', 'y', 'z', 'x'] as const).map(newSection);
    expect(withSections(plainState, four).sections).toHaveLength(3);
  });

  it('goes back and forth, a slider that is drawn along being one step', () => {
    const first = changed(begun(0), 1);
    const drawn = changed(changed(changed(first, 2, 'explode'), 3, 'explode'), 4, 'explode');
    expect(undone(drawn).now).toBe(1);
    expect(redone(undone(drawn)).now).toBe(4);
    expect(undone(undone(undone(drawn))).now).toBe(0);
    // A change after an undo clears the redo stack.
    expect(redone(changed(undone(drawn), 9)).now).toBe(9);
    // Drawn again after going back, it is a step of its own.
    expect(undone(changed(undone(drawn), 5, 'explode')).now).toBe(1);
  });
});

describe('a section', () => {
  const box = { least: { x: 0, y: 0, z: 0 }, most: { x: 10, y: 20, z: 30 } };
  const at = (x: number, y: number, z: number) => ({ x, y, z });

  it('leaves the half behind it, or the other one', () => {
    const plane = planeOf({ ...newSection('x'), at: 0.5 }, box);
    expect(isKept(at(7, 0, 0), [plane])).toBe(true);
    expect(isKept(at(8, 0, 0), [plane])).toBe(false);
    const flipped = planeOf({ ...newSection('x'), at: 0.5, isFlipped: true }, box);
    expect(isKept(at(7, 0, 0), [flipped])).toBe(false);
  });

  it('reaches from one end of the model to the other, however it is turned', () => {
    for (const turn of [-80, 0, 35]) {
      for (const tilt of [-60, 0, 80]) {
        const section = { ...newSection('z'), turn, tilt };
        const corners = [0, 10].flatMap((x) => [0, 20].flatMap((y) => [at(x, y, 0), at(x, y, 30)]));
        const kept = (where: number) =>
          corners.filter((corner) => isKept(corner, [planeOf({ ...section, at: where }, box)]));
        expect(kept(1.001)).toHaveLength(8);
        expect(kept(-1.001)).toHaveLength(0);
      }
    }
  });
});

describe('drawn apart', () => {
  it('moves everything outwards, and what lies in the middle each its own way', () => {
    const { middles, middle, radius } = explodedWorld;
    const offsets = offsetsOf(middles, middle, radius, 1);
    expect(offsets.get('right')?.x).toBeGreaterThan(0);
    expect(offsets.get('left')?.x).toBeLessThan(0);
    const [a, b] = [offsets.get('core'), offsets.get('shell')];
    expect(a && b && distanceOf(a, b)).toBeGreaterThan(0.1);
    const still = offsetsOf(middles, middle, radius, 0);
    expect([...still.values()].every(({ x, y, z }) => x === 0 && y === 0 && z === 0)).toBe(true);
  });
});

describe('measuring', () => {
  const [a, b, c] = [
    { x: 0, y: 0, z: 0 },
    { x: 3, y: 4, z: 0 },
    { x: 0, y: 0, z: 5 },
  ];

  it('tells distances in the unit that is known, and angles at the second place', () => {
    const places = [a, b];
    expect(measureText({ kind: 'distance', places }, { name: 'mm', perUnit: 10 })).toBe('50 mm');
    expect(measureText({ kind: 'distance', places }, null)).toBe('5');
    expect(measureText({ kind: 'angle', places: [b, a, c] }, null)).toBe('90.0°');
    expect(measureText({ kind: 'angle', places }, null)).toBeNull();
    expect(angleOf(a, a, b)).toBeNull();
  });

  it('starts anew after the last place', () => {
    const two = pointedAt(pointedAt({ kind: 'distance', places: [] }, a), b);
    expect(two.places).toEqual([a, b]);
    expect(pointedAt(two, c).places).toEqual([c]);
  });
});

describe('search', () => {
  const names = (words: string) => found(parts, words).map(({ id }) => id);

  it('finds by each of three names, the beginning of a name first', () => {
    expect(names('左心')).toEqual(['left', 'la', 'lv']);
    expect(names('ventriculus')).toEqual(['lv']);
    expect(names('Mitral Valve')).toEqual(['mv']);
    expect(names('  ')).toEqual([]);
    expect(names('(.*')).toEqual([]);
  });

  it('finds by how a name is read, in full or by first letters', () => {
    for (const words of ['zuoxinfang', 'zuo xin fang', 'zxf', 'zuoxf']) {
      expect(names(words)).toEqual(['la']);
    }
    expect(names('xinfang')).toEqual(['la', 'ra']);
    expect(names('zxq')).toEqual([]);
  });
});
