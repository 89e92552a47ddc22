import { uploadIdOf, whyBroken } from './whyBroken';

/** As a storage breaks an upload off: with its id, and a status alone. */
const broken = (status: number) =>
  Object.assign(new Error('broke off'), { uploadId: 'u1', status });
const resumable = { reason: '上传中断，已传部分会保留', isFinal: false };

it('keeps what can go on where the line broke or a permission ran out', () => {
  expect([0, 403, 429, 503].map((status) => whyBroken(broken(status)))).toEqual(
    Array(4).fill(resumable),
  );
  expect(uploadIdOf(broken(0))).toBe('u1');
});

it('says of what a storage refuses that it will never be taken', () => {
  expect(whyBroken(broken(413))).toEqual({ reason: '文件太大，服务器拒绝接收', isFinal: true });
  expect(whyBroken(broken(400))).toEqual({
    reason: '服务器拒绝接收该文件，请检查后重新上传',
    isFinal: true,
  });
});

it('says in the words of the server why it gives no permission', () => {
  const refused = { status: 422, flag: 422, message: '空间已满' };
  expect(whyBroken(refused)).toEqual({ reason: '空间已满', isFinal: true });
  expect(whyBroken(new Error(''))).toEqual(resumable);
  expect(uploadIdOf(refused)).toBeNull();
});
