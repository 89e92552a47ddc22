import { mediaFault, suffixesTaken } from './mediaFile';

const rules = {
  filmBytes: 100,
  documentBytes: 50,
  slideBytes: 200,
  modelBytes: 80,
  pages: 10,
  makesSizes: true,
  readsOffice: true,
};
const bare = { ...rules, makesSizes: false, readsOffice: false };

it('takes what the deployment can show', () => {
  expect(suffixesTaken('film', rules)).toEqual(['mp4', 'mov', 'm4v', 'webm', 'mkv']);
  expect(suffixesTaken('film', bare)).toEqual(['mp4']);
  expect(suffixesTaken('document', rules)).toContain('pptx');
  expect(suffixesTaken('document', bare)).toEqual(['pdf']);
});

it.each([
  ['心动周期.MP4', 100, 'film', null],
  ['心动周期.mp4', 101, 'film', '文件不能超过 0 MB'],
  ['心动周期.mp4', 0, 'film', '文件是空的'],
  ['心动周期.avi', 10, 'film', '不支持该文件格式，请上传 mp4 格式的文件'],
  ['讲义.pdf', 50, 'document', null],
  ['讲义.pptx', 50, 'document', '不支持该文件格式，请上传 pdf 格式的文件'],
  ['心脏.fbx', 80, 'model', null],
  ['心脏.glb', 81, 'model', '文件不能超过 0 MB'],
  ['心脏.blend', 8, 'model', '不支持该文件格式，请上传 glb、fbx、obj、stl、ply、zip 格式的文件'],
] as const)('says of %s with %d bytes as %s: %s', (name, size, kind, fault) =>
  expect(mediaFault({ name, size }, kind, bare)).toBe(fault),
);
