import type { Structure } from '@cheese/domain/contract/bodies/shapes/model';
import { asPart, asPins } from './asPart';

const structure = {
  id: 5,
  pid: null,
  name: '心',
  nameLatin: 'cor',
  nameEn: 'heart',
  description: '泵血。',
  isTranslated: true,
} as Structure;

it('is known by words instead of numbers, and has its three names', () => {
  expect(asPart(structure)).toMatchObject({ id: '5', pid: null, nameEn: 'heart', text: '泵血。' });
  expect(asPart({ ...structure, pid: 2 }).pid).toBe('2');
});

it('says its English name once where it has no Chinese one, and says so', () => {
  const part = asPart({ ...structure, name: 'heart', isTranslated: false });
  expect(part).toMatchObject({ name: 'heart', nameEn: '' });
  expect(part.text).toMatch(/.+泵血。$/);
});

it('has pins by their places, on a part or beside all of them', () => {
  const pin = { title: '瓣膜', text: '', place: { x: 0, y: 0, z: 0 }, pictures: [] };
  const pins = [
    { ...pin, structureId: 5 },
    { ...pin, structureId: null },
  ];
  expect(asPins(pins)).toMatchObject([
    { id: '0', partId: '5' },
    { id: '1', partId: null },
  ]);
});
