import { looksLike } from './upload.content';

const bytes = (...numbers: number[]) => Buffer.from(numbers);

it.each([
  ['pdf', Buffer.from('%PDF-1.4')],
  ['doc', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ['pptx', bytes(0x50, 0x4b, 3, 4)],
  ['pdf', Buffer.from('\ufeff%PDF-1.4')],
  ['pdf', Buffer.from('\r\n\n%PDF-1.4')],
  ['mp3', bytes(0xff, 0xfb, 0x90)],
  ['mp3', bytes(0, 0, 0, 0, 0xff, 0xfb, 0x90)],
  ['fbx', Buffer.from('Kaydara FBX Binary  ')],
  ['kfbzm', bytes(1, 2, 3)],
])('%s is known by its first bytes', (suffix, head) => {
  expect(looksLike(head, suffix)).toBe(true);
});

// A pattern that could match each mark in two ways would try more ways than ever end.
it('as many marks of a text as fit into a head are looked through to the end', () => {
  expect(looksLike(Buffer.from('\ufeff'.repeat(1300)), 'kfbzm')).toBe(true);
  expect(looksLike(Buffer.from(`${'\ufeff'.repeat(1300)}<`), 'kfbzm')).toBe(false);
});

it('nothing at all is not enough, and a text in UTF-16 is no sound', () => {
  expect(looksLike(Buffer.alloc(0), 'kfbzm')).toBe(false);
  expect(looksLike(Buffer.from('\ufeff第一课', 'utf16le'), 'mp3')).toBe(false);
});
