import { fakeService } from '@cheese/api-client/testing/fakeService';
import { courseFileCalls } from '@cheese/domain/calls/learning/courseFile';
import { courseMakingCalls } from '@cheese/domain/calls/learning/courseMaking';
import type { CourseImport } from '@cheese/domain/contract/learning/courseFile';
import { fireEvent, screen, within } from '@testing-library/react';
import { openAsTeacher } from '../../../testing/openAsTeacher';

const anImport = (said: Partial<CourseImport> = {}): CourseImport => ({
  id: 5,
  name: '心电图.zip',
  state: 'uploading',
  done: 0,
  total: null,
  failure: null,
  courseId: null,
  left: [],
  ...said,
});

/** jsdom's File slices have no arrayBuffer. */
function aZip() {
  const file = new File(['zip'], '心电图.zip');
  file.slice = () => ({ arrayBuffer: async () => new ArrayBuffer(0) }) as Blob;
  return file;
}

async function choosing(end: CourseImport, file = aZip()) {
  const service = fakeService();
  service.answers(courseMakingCalls.list, { list: [], total: 0 });
  service.answers(courseFileCalls.begin, {
    host: '/storage',
    keyPrefix: 'a/',
    fields: [],
    expiresAt: 0,
    maxBytes: 8,
    suffixes: [],
    // All parts were received before.
    import: anImport(),
    partBytes: 8,
    receivedParts: [1],
  });
  service.answers(courseFileCalls.finish, anImport({ state: 'waiting' }));
  service.answers(courseFileCalls.detail, end);
  const { user } = await openAsTeacher('/univ/courses', service);
  await user.click(await screen.findByRole('button', { name: '导入课程' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导入课程' }));
  fireEvent.change(dialog.getByLabelText('选择 zip 文件'), { target: { files: [file] } });
  return { service, user, dialog };
}

it('leads to the course that was made of a file, and says what did not come along', async () => {
  const left = ['课件“测验”：2 道题目不在您能使用的题库中，未导入'];
  const { dialog } = await choosing(anImport({ state: 'done', courseId: 9, left }));
  expect(await dialog.findByText('“心电图.zip”已导入')).toBeVisible();
  expect(dialog.getByText(left[0]!)).toBeVisible();
  expect(dialog.getByRole('link', { name: '编辑课程' })).toHaveAttribute(
    'href',
    expect.stringContaining('courseId=9'),
  );
});

it('says why nothing came of one, and takes another', async () => {
  const failure = '文件不完整或已损坏，请重新导出后再导入';
  const { dialog, user, service } = await choosing(anImport({ state: 'failed', failure }));
  service.answers(courseFileCalls.cancel, null);
  expect(await dialog.findByText(failure)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '重新选择' }));
  expect(dialog.getByLabelText('选择 zip 文件')).toBeInTheDocument();
});

it('says of a file that is none before any of it is sent', async () => {
  const { dialog, service } = await choosing(anImport(), new File(['x'], '照片.png'));
  expect(await dialog.findByText('请选择从课程导出的 zip 文件')).toBeVisible();
  expect(service.asked.join()).not.toContain('import/begin');
});
