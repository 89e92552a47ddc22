import { hashInitial, isInitialHash, isRightInitial, newInitialPassword } from './initialPassword';
import { hashPassword, isRightPassword } from './password';

it('is twelve signs that nobody takes for others, in groups of four', () => {
  const made = Array.from({ length: 200 }, newInitialPassword);
  expect(new Set(made).size).toBe(200);
  for (const one of made) expect(one).toMatch(/^([A-HJKMNP-Z2-9]{4}-){2}[A-HJKMNP-Z2-9]{4}$/);
});

it('is right as it stands on the card, in small letters and without its dashes', async () => {
  const hash = hashInitial('ABCD-EFGH-2345');
  for (const typed of ['ABCD-EFGH-2345', 'abcdefgh2345', 'ＡＢＣＤ efgh 2345']) {
    expect(await isRightPassword(hash, typed)).toBe(true);
  }
  expect(await isRightPassword(hash, 'ABCD-EFGH-2346')).toBe(false);
  expect(await isRightPassword(hash, '')).toBe(false);
});

it('has a salt of its own, and does not stand in its hash', () => {
  const [first, second] = [hashInitial('ABCD-EFGH-2345'), hashInitial('ABCD-EFGH-2345')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('ABCD');
});

it('a broken hash is right for nobody', () => {
  for (const broken of ['$initial$', '$initial$$', '$initial$abc$']) {
    expect(isRightInitial(broken, '')).toBe(false);
  }
});

it('a chosen password is compared as it was typed', async () => {
  const hash = await hashPassword('Abcd-2345');
  expect(isInitialHash(hash)).toBe(false);
  expect(await isRightPassword(hash, 'Abcd-2345')).toBe(true);
  expect(await isRightPassword(hash, 'abcd2345')).toBe(false);
  expect(await isRightPassword(null, 'abcd2345')).toBe(false);
});
