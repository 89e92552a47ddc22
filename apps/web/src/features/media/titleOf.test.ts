import { titleOf } from './titleOf';

it.each([
  ['肝（正常）.svs', '肝（正常）'],
  ['2026.11.03 肾.tif', '2026.11.03 肾'],
  ['.png', '.png'],
  ['片'.repeat(80), '片'.repeat(60)],
  // A surrogate pair must not be cut in half.
  [`${'片'.repeat(59)}🔬.svs`, '片'.repeat(59)],
  ['肝脏 🔬 𠮷.svs', '肝脏 🔬 𠮷'],
])('%s is called %s', (file, title) => {
  expect(titleOf(file)).toBe(title);
});
