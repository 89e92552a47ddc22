import type { LayerShape } from '@cheese/domain/contract/slides/annotation';
import type { StoredJson } from '@cheese/auth/storedJson';
import { makeAutosave, type Standing } from './autosave';
import { firstStep, isNothing, type LayerPatch, patchBetween, withPatch } from './layerPatch';

const shape = (id: string, said: Partial<LayerShape> = {}): LayerShape => ({
  id,
  kind: 'point',
  colour: 'red',
  isMeasured: true,
  text: '',
  points: [1, 2],
  ...said,
});
const drafted = (first: LayerPatch | null = null) => {
  let value = first;
  const draft: StoredJson<LayerPatch> = {
    get: () => value,
    set: (next) => void (value = next),
    clear: () => void (value = null),
  };
  return { draft, left: () => value };
};

/** A fake server with one layer, which another tab may change. */
function aServer() {
  const server = { version: 0, shapes: [] as readonly LayerShape[], fails: null as unknown };
  const wire = {
    read: async () => {
      if (server.fails) throw server.fails;
      return { version: server.version, shapes: server.shapes };
    },
    send: async ({ version: _seen, ...patch }: LayerPatch & { version: number }) => {
      if (server.fails) throw server.fails;
      server.shapes = withPatch(server.shapes, patch);
      return { version: ++server.version };
    },
  };
  return { server, wire };
}

function aKeeper(kept: LayerPatch | null = null, drawn: LayerShape[] = []) {
  const { server, wire } = aServer();
  const { draft, left } = drafted(kept);
  const seen = { shapes: [] as readonly LayerShape[], standing: null as Standing | null };
  const begin = () =>
    makeAutosave({
      wire,
      draft,
      drawn,
      show: (shapes) => void (seen.shapes = shapes),
      tell: (standing) => void (seen.standing = standing),
    });
  return { server, left, seen, begin };
}

it('moves what was drawn before, and what was not sent, into the account', async () => {
  const { server, left, seen, begin } = aKeeper({ put: [shape('b')], removed: ['gone'] }, [
    shape('a'),
  ]);
  server.shapes = [shape('gone'), shape('there')];
  server.version = 3;
  const keeper = begin();
  expect(seen.shapes.map(({ id }) => id)).toEqual(['a', 'b']);
  await keeper.flush();
  expect(server.shapes.map(({ id }) => id)).toEqual(['there', 'a', 'b']);
  expect(seen.shapes.map(({ id }) => id)).toEqual(['there', 'a', 'b']);
  expect(left()).toBeNull();
  expect(seen.standing).toEqual({ kind: 'kept' });
});

it('keeps on this device what cannot be sent, until it can', async () => {
  const { server, left, seen, begin } = aKeeper();
  const keeper = begin();
  await keeper.flush();
  server.fails = { status: 0, flag: 0 };
  keeper.change([shape('a')]);
  await keeper.flush();
  expect(seen.standing).toEqual({ kind: 'unsent' });
  expect(left()?.put.map(({ id }) => id)).toEqual(['a']);
  server.fails = null;
  await keeper.flush();
  expect(server.shapes).toHaveLength(1);
  expect(left()).toBeNull();
  keeper.close();
});

it('takes along what another tab drew meanwhile', async () => {
  const { server, seen, begin } = aKeeper();
  const keeper = begin();
  await keeper.flush();
  server.shapes = [shape('other')];
  server.version = 1;
  keeper.change([shape('a')]);
  await keeper.flush();
  expect(seen.shapes.map(({ id }) => id)).toEqual(['other', 'a']);
  keeper.close();
});

it.each([
  ['keepMine', 'blue'],
  ['takeTheirs', 'green'],
] as const)('where both changed one shape, %s decides', async (choice, colour) => {
  const { server, seen, begin } = aKeeper();
  server.shapes = [shape('a')];
  server.version = 1;
  const keeper = begin();
  await keeper.flush();
  keeper.change([shape('a', { colour: 'blue' }), shape('mine')]);
  server.shapes = [shape('a', { colour: 'green' })];
  server.version = 2;
  server.fails = { status: 409, flag: 409, message: '…', key: 'annotation.conflict' };
  await keeper.flush();
  expect(seen.standing).toEqual({ kind: 'conflict' });
  server.fails = null;
  await keeper.flush();
  // Nothing is sent until the user has resolved the conflict.
  expect(server.version).toBe(2);
  await keeper[choice]();
  expect(server.shapes.find(({ id }) => id === 'a')?.colour).toBe(colour);
  expect(seen.shapes.find(({ id }) => id === 'a')?.colour).toBe(colour);
  expect(seen.standing).toEqual({ kind: 'kept' });
  keeper.close();
});

it('says what the server does not take', async () => {
  const { server, left, seen, begin } = aKeeper();
  const keeper = begin();
  await keeper.flush();
  server.fails = { status: 409, flag: 409, message: '太多了', key: 'annotation.tooMuch' };
  keeper.change([shape('a')]);
  await keeper.flush();
  expect(seen.standing).toEqual({ kind: 'refused', message: '太多了' });
  expect(left()?.put).toHaveLength(1);
  keeper.close();
});

it('sends much in several steps, and nothing twice', () => {
  const many = Array.from({ length: 1_200 }, (_, i) => shape(`s${i}`));
  const patch = patchBetween([], many);
  const step = firstStep(patch);
  expect(step.put.length).toBeLessThanOrEqual(501);
  const rest = patchBetween(withPatch([], step), many);
  expect(rest.put.length + step.put.length).toBe(1_200);
  expect(
    isNothing(
      patchBetween(
        many,
        many.map((one) => ({ ...one })),
      ),
    ),
  ).toBe(true);
});
