import { fileFace, isConverting, type StoredFile } from './fileFace';

const aFile = (said: Partial<StoredFile>): StoredFile => ({
  id: 1,
  fileName: '讲义.docx',
  bytes: 1,
  url: '/u',
  conversion: 3,
  failure: null,
  previewUrl: null,
  ...said,
});

it.each([
  ['a picture', { fileName: '图.PNG' }, { kind: 'picture', src: '/u' }],
  ['a film', { fileName: 'a.mp4', previewUrl: '/p' }, { kind: 'video', src: '/p' }],
  ['a sound', { fileName: 'a.wav' }, { kind: 'audio', src: '/u' }],
  ['a pdf', { fileName: 'a.pdf' }, { kind: 'document', src: '/u' }],
  ['what was converted', { previewUrl: '/p' }, { kind: 'document', src: '/p' }],
  ['what waits', { conversion: 1 as const }, { kind: 'converting' }],
  ['what is being converted', { conversion: 2 as const }, { kind: 'converting' }],
  ['what failed', { conversion: 4 as const, failure: '加密' }, { kind: 'failed', reason: '加密' }],
  ['what nobody converts', {}, { kind: 'plain' }],
  ['a specimen', { fileName: 'a.kfbzm', previewUrl: '/p' }, { kind: 'plain' }],
])('%s', (_, said, face) => {
  expect(fileFace(aFile(said))).toEqual(face);
});

it('is looked at again only while something is being converted', () => {
  expect(isConverting([aFile({}), aFile({ conversion: 2 })])).toBe(true);
  expect(isConverting([aFile({}), aFile({ conversion: 4 })])).toBe(false);
});
