import { noteOwner, noteShelf } from './noteShelf';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps a draft for its owner, and over a session that ends', () => {
  noteShelf('7').keep('item-1', '<p>草稿</p>');
  expect(noteShelf('7').find('item-1')).toBe('<p>草稿</p>');
  expect(noteShelf('8').find('item-1')).toBeNull();
  expect(noteShelf('7').find('item-2')).toBeNull();
  localStorage.clear();
  expect(noteShelf('7').find('item-1')).toBe('<p>草稿</p>');
});

it('drops it everywhere', () => {
  noteShelf('7').keep('item-1', '<p>草稿</p>');
  noteShelf('7').drop('item-1');
  expect(noteShelf('7').find('item-1')).toBeNull();
});

it('has no draft where the browser keeps nothing', () => {
  const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  expect([noteOwner(), noteShelf('7').find('item-1')]).toEqual(['', null]);
  closed.mockRestore();
});
