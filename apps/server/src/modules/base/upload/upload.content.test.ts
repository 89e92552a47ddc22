import { uploadSuffixes } from '@cheese/domain/codes/base/uploadSuffixes';
import { looksLike } from './upload.content';

const bytes = (...numbers: number[]) => Buffer.from(numbers);

it.each([
  ['webp', Buffer.from('RIFF\0\0\0\0WEBP')],
  ['wav', Buffer.from('RIFF\0\0\0\0WAVE')],
  ['jpg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe1)],
  ['gif', Buffer.from('GIF87a')],
  ['pdf', Buffer.from('%PDF-1.4')],
  ['doc', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ['pptx', bytes(0x50, 0x4b, 3, 4)],
  ['mp4', Buffer.from('\0\0\0\x20ftypisom')],
  ['mp3', Buffer.from('ID3')],
  ['mp3', bytes(0xff, 0xfb, 0x90)],
  ['fbx', Buffer.from('Kaydara FBX Binary  ')],
  ['kfbzm', bytes(1, 2, 3)],
])('%s is known by its first bytes', (suffix, head) => {
  expect(looksLike(head, suffix)).toBe(true);
});

it('a web page passes for nothing', () => {
  for (const page of ['<!doctype html>', ' \n<svg>', '\ufeff<html>']) {
    for (const suffix of Object.values(uploadSuffixes).flat()) {
      expect({ suffix, passes: looksLike(Buffer.from(page), suffix) }).toEqual({
        suffix,
        passes: false,
      });
    }
  }
});

it('as many marks of a text as fit into a head are looked at in no time', () => {
  const head = Buffer.from('\ufeff'.repeat(1300));
  const before = performance.now();
  expect(looksLike(head, 'kfbzm')).toBe(true);
  expect(performance.now() - before).toBeLessThan(1000);
});

it('half a beginning and nothing at all are not enough', () => {
  expect(looksLike(bytes(0x89, 0x50), 'png')).toBe(false);
  expect(looksLike(Buffer.alloc(0), 'kfbzm')).toBe(false);
  expect(looksLike(bytes(0xff, 0xff, 0xff), 'wav')).toBe(false);
});
