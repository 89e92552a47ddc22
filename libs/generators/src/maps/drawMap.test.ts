import { type Branch, drawMap } from './drawMap';

const branch = (text: string, ...branches: Branch[]): Branch => ({ text, branches });

const sample = [
  branch('病因', branch('感染', branch('细菌'), branch('病毒')), branch('非感染')),
  branch('表现', branch('红'), branch('肿'), branch('热'), branch('痛')),
  branch('结局', branch('消退'), branch('A & B')),
];

/** The centre of a word. */
function placeOf(svg: string, word: string) {
  const [, x, y] = new RegExp(`x="([\\d.]+)" y="([\\d.]+)"[^>]*>${word}<`).exec(svg) ?? [];
  return { x: Number(x), y: Number(y) };
}

it('everything stands within the picture, the middle between its branches', () => {
  const { svg, width, height } = drawMap('炎症', sample);
  const middle = placeOf(svg, '炎症');
  for (const word of ['病因', '感染', '细菌', '病毒', '红', '痛', '结局', 'A &amp; B']) {
    const { x, y } = placeOf(svg, word);
    expect([word, x > 0 && x < width && y > 0 && y < height]).toEqual([word, true]);
  }
  expect(placeOf(svg, '病因').x).toBeGreaterThan(middle.x);
  expect(placeOf(svg, '结局').x).toBeLessThan(middle.x);
});

it('what grows out of a branch stands further out, one below the other', () => {
  const { svg } = drawMap('炎症', sample);
  expect(placeOf(svg, '细菌').x).toBeGreaterThan(placeOf(svg, '感染').x);
  expect(placeOf(svg, '病毒').y - placeOf(svg, '细菌').y).toBeGreaterThan(40);
});

it('one word alone is a map as well', () => {
  expect(drawMap('心', []).svg).toContain('>心<');
});
