import fc from 'fast-check';
import { suffixOf, uploadFault, uploadKindOf } from './uploadSuffix';

const kinds = {
  document: ['xls', 'doc', 'ppt', 'docx', 'xlsx', 'pptx', 'pdf'],
  image: ['png', 'jpg', 'jpeg', 'gif'],
  video: ['mp4'],
  audio: ['mp3', 'wav'],
  specimen: ['kfbzm', 'fbx', 'odttzm', 'dttzm', '3dttzm', 'zmspe'],
};

describe('uploadKindOf', () => {
  it.each(Object.entries(kinds))('takes for %s: %j', (kind, suffixes) => {
    for (const suffix of suffixes) {
      expect(uploadKindOf(`心脏标本.${suffix}`)).toBe(kind);
      expect(uploadKindOf(`心脏标本.${suffix.toUpperCase()}`)).toBe(kind);
    }
  });

  it.each([
    '病历.exe',
    '病历.pdf.exe',
    '病历.html',
    '病历.svg',
    '病历.pdf ',
    '病历.',
    '病历',
    '病历。pdf',
    '病历pdf',
    '.pdf',
    'pdf',
    '病历.pdf/x',
    '病历.constructor',
    '',
  ])('takes %j for nothing', (name) => {
    expect(uploadKindOf(name)).toBeNull();
  });

  it('goes by the last suffix', () => {
    expect(uploadKindOf('2025.06.01 病历.docx.mp4')).toBe('video');
  });
});

it('writes a suffix in lower case', () => {
  expect(suffixOf('心脏.MP4')).toBe('mp4');
});

describe('uploadFault', () => {
  it('is none for a kind that is taken', () => {
    expect(uploadFault('胸外按压.mp4', ['video', 'audio'])).toBeNull();
    expect(uploadFault('胸外按压.WAV', ['video', 'audio'])).toBeNull();
  });

  it('names what would have been taken', () => {
    expect(uploadFault('胸外按压.pdf', ['video', 'audio'])).toBe(
      '不支持该文件格式，请上传 mp4、mp3、wav 格式的文件',
    );
  });
});

it('lets nothing pass by what stands before the last dot', () => {
  const all = Object.values(kinds).flat();
  fc.assert(
    fc.property(fc.string(), fc.string({ maxLength: 6 }), (before, suffix) => {
      const isTaken = uploadKindOf(`a${before}.${suffix}`) !== null;
      expect(isTaken).toBe(all.includes(suffix.toLowerCase()));
    }),
  );
});
