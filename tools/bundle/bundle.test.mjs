import { tracesIn } from './contents.mjs';
import { filesOf } from '../vite/manifest.mjs';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_shared'], dynamicImports: ['Home', 'Other'] },
  Home: { file: 'home.js', imports: ['_shared', '_cards'] },
  Other: { file: 'other.js' },
  _shared: { file: 'shared.js' },
  _cards: { file: 'cards.js', imports: ['_shared'] },
};

test('a first page is its entry, its page and what these import at once', () => {
  const files = ['index.js', 'shared.js', 'home.js', 'cards.js'];
  expect(filesOf(manifest, ['index.html', 'Home']).sort()).toEqual(files.sort());
});

test('each file stands after those that it imports', () => {
  const files = filesOf(manifest, ['Home', 'index.html']);
  expect(files).toEqual(['shared.js', 'cards.js', 'home.js', 'index.js']);
});

test('a page that is not in the build any more is named', () => {
  expect(() => filesOf(manifest, ['Gone'])).toThrow('no Gone');
});

test.each([
  ['TypeBox (a contract imported as a value?)', 'Object.defineProperty(a,`~kind`,{value:b})'],
  ['TypeBox (a contract imported as a value?)', 'x["~kind"]="String"'],
  ['Fastify', 'throw new FST_ERR_INSTANCE("x")'],
  ['drizzle', 'Symbol.for("drizzle:entityKind")'],
  ['a source map', '//# sourceMappingURL=index.js.map'],
  ["the developers' gallery", '{path:"/dev/gallery"}'],
])('%s is found', (name, code) => {
  expect(tracesIn(code)).toEqual([name]);
});

test('ordinary code leaves no trace', () => {
  expect(tracesIn('const kind="~";fetch(`/doctor-cheese/news`)')).toEqual([]);
});
