import { inRoot } from '../setup/root.mjs';

/** @param {object | null} mutant */
async function transformer(mutant) {
  process.env.CHEESE_MUTANT = JSON.stringify(mutant);
  jest.resetModules();
  return (await import('./mutatingTransform.cjs')).default.createTransformer({});
}

const source = 'export const isOld = (age) => age > 60;';
const file = 'libs/domain/src/rules/age.ts';
const at = source.indexOf('>', 30);
const mutant = { file, start: at, end: at + 1, text: '>=' };
const options = /** @type {any} */ ({ config: {}, configString: '', transformerConfig: {} });

afterEach(() => void delete process.env.CHEESE_MUTANT);

it('changes the one file, and no other', async () => {
  const { process: read } = await transformer(mutant);
  expect(read(source, inRoot(file), options).code).toContain('age >= 60');
  expect(read(source, inRoot('libs/domain/src/rules/aged.ts'), options).code).toContain('age > 60');
});

it('changes nothing where nothing is asked', async () => {
  const { process: read } = await transformer(null);
  expect(read(source, inRoot(file), options).code).toContain('age > 60');
});

it('keeps what was changed apart from what was not', async () => {
  const changed = (await transformer(mutant)).getCacheKey(source, inRoot(file), options);
  const plain = (await transformer(null)).getCacheKey(source, inRoot(file), options);
  expect(changed).not.toBe(plain);
});
