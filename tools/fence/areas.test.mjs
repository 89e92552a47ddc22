import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesUnder } from '../setup/files.mjs';
import { inRoot, root } from '../setup/root.mjs';
import { areasBelow, circles } from './areas.mjs';

const home = 'apps/server/src/modules';
const at = (/** @type {string} */ place) => `${home}/${place}`;

/** @param {Record<string, string>} texts */
const sourcesOf = (texts) =>
  new Map(Object.entries(texts).map(([place, text]) => [at(place), text]));

const order = `import { shelf } from '../shelf/shelf.door';`;

test('an area stands on those whose values it imports', () => {
  const below = areasBelow(
    sourcesOf({
      'shop/order/order.service.ts': order,
      'shop/order/order.test.ts': `import { pay } from '../pay/pay.service';`,
      'shop/order/order.rows.ts': `import type { Pay } from '../pay/pay.service';
import { type Paid, type Payer } from '../pay/pay.shapes';`,
      'shop/shelf/shelf.door.ts': `export { shelf } from './shelf.store';`,
      'shop/pay/pay.service.ts': '',
    }),
  );
  expect(below.get('shop/order')).toEqual(['shop/shelf']);
});

test('a circle is found, whatever its length', () => {
  const sources = sourcesOf({
    'shop/order/order.service.ts': order,
    'shop/shelf/shelf.door.ts': `import {\n  type Price,\n  priceOf,\n} from '../price/price.rules';`,
    'shop/price/price.rules.ts': `export { places } from '../order/order.service';`,
  });
  expect(circles(sources)).toEqual([['shop/order', 'shop/price', 'shop/shelf']]);
});

// Where this fails: hand the one in where both are joined (modules.ts), or move the table or shape
// that both need into the lower of them.
test('no area of the server stands on one that stands on it', () => {
  const places = filesUnder(inRoot(home)).map((file) => relative(root, file));
  const sources = new Map(
    places
      .filter((place) => place.endsWith('.ts'))
      .map((place) => [place, readFileSync(inRoot(place), 'utf8')]),
  );
  expect(areasBelow(sources).size).toBeGreaterThan(100);
  expect(circles(sources)).toEqual([]);
});
