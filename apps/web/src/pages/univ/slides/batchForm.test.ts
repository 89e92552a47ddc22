import { blankSet, NO_SYSTEM, toSet } from './batchForm';

it('sets what was chosen, and nothing else', () => {
  expect(toSet(blankSet)).toEqual({});
  expect(toSet({ ...blankSet, stain: '3', organ: ' 肝 ' })).toEqual({ stain: 3, organ: '肝' });
  expect(toSet({ ...blankSet, system: NO_SYSTEM, folder: 'none', shown: 'hidden' })).toEqual({
    system: null,
    folderId: null,
    isShown: false,
  });
  expect(toSet({ ...blankSet, field: '2', folder: ' 5' })).toEqual({ field: 2, folderId: 5 });
});
