import { type PartsPermission, uploadFile, UploadFailure, type UploadOptions } from './uploadFile';

/** A fake storage that keeps parts, answers with the given statuses and records the requests. */
function fakeStorage(answers: number[] = []) {
  const parts = new Map<string, string>();
  const asked: object[] = [];
  const cancelled: string[] = [];
  const pauses: number[] = [];
  const shares: number[] = [];
  const permit: UploadOptions['permit'] = async (asking) => {
    asked.push(asking);
    const receivedParts = [...parts.keys()].map((key) => Number(key.split('/')[1]));
    return { ...permission, receivedParts, fields: [{ name: 'policy', value: `${asked.length}` }] };
  };
  const send: NonNullable<UploadOptions['send']> = async (_host, form, { onProgress }) => {
    const status = answers.shift() ?? 204;
    onProgress(0.5);
    sent.push(`${String(form.get('key'))} ${String(form.get('policy'))}`);
    if (status === 204) parts.set(String(form.get('key')), await textOf(form.get('file') as Blob));
    return status;
  };
  const sent: string[] = [];
  const options = {
    permit,
    send,
    cancel: async ({ uploadId }: { uploadId: string }) => cancelled.push(uploadId),
    pause: async (ms: number) => void pauses.push(ms),
    onProgress: (share: number) => void shares.push(share),
  };
  return { parts, asked, cancelled, pauses, shares, sent, options };
}

const permission: PartsPermission = {
  host: '/storage',
  keyPrefix: 'p/',
  fields: [],
  uploadId: 'u1',
  partBytes: 4,
  receivedParts: [],
};

/** jsdom's Blob has no `text`. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

const file = new File(['abcdefghij'], '急救.pdf');

it('sends a file in parts and tells how far it is', async () => {
  const { options, parts, asked, shares } = fakeStorage();
  expect(await uploadFile(file, options)).toBe('u1');
  expect([...parts]).toEqual([
    ['p/1', 'abcd'],
    ['p/2', 'efgh'],
    ['p/3', 'ij'],
  ]);
  const file10 = { fileName: '急救.pdf', bytes: 10 };
  expect(asked).toEqual([file10, { ...file10, uploadId: 'u1' }]);
  expect(shares).toEqual([0.2, 0.4, 0.6, 0.8, 0.9, 1]);
});

it('asks after the first part whether the file is what it says, before the rest is sent', async () => {
  const { options, parts } = fakeStorage();
  const refusal = { status: 400, flag: 400, message: '“急救.pdf”：文件内容与格式不符，请重新选择' };
  const permit: UploadOptions['permit'] = (asked) =>
    asked.uploadId ? Promise.reject(refusal) : options.permit(asked);
  await expect(uploadFile(file, { ...options, permit })).rejects.toBe(refusal);
  expect([...parts.keys()]).toEqual(['p/1']);
});

it('tries a part three more times, each after a longer pause', async () => {
  const { options, parts, pauses } = fakeStorage([0, 500, 503]);
  await uploadFile(file, options);
  expect(parts.size).toBe(3);
  expect(pauses).toEqual([1000, 2000, 4000]);
});

it('gives up after that, and goes on later with what is missing', async () => {
  const storage = fakeStorage([204, 0, 0, 0, 0]);
  const failed = await uploadFile(file, storage.options).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(UploadFailure);
  expect(failed).toMatchObject({ uploadId: 'u1', status: 0 });
  expect(storage.cancelled).toEqual([]);
  storage.sent.length = 0;
  storage.shares.length = 0;
  await uploadFile(file, { ...storage.options, uploadId: 'u1' });
  expect(storage.asked.at(-1)).toEqual({ fileName: '急救.pdf', bytes: 10, uploadId: 'u1' });
  expect(storage.sent).toEqual(['p/2 3', 'p/3 3']);
  expect(storage.shares[0]).toBe(0.4);
});

it('asks for a new permission where the old one has expired', async () => {
  const { options, sent } = fakeStorage([204, 403]);
  await uploadFile(file, options);
  expect(sent).toEqual(['p/1 1', 'p/2 2', 'p/2 3', 'p/3 3']);
});

it.each([400, 413])('does not repeat what is answered with %d', async (status) => {
  const { options, pauses } = fakeStorage([status]);
  await expect(uploadFile(file, options)).rejects.toMatchObject({ status });
  expect(pauses).toEqual([]);
});

it('takes a part that is there already for sent', async () => {
  const { options, sent } = fakeStorage([409]);
  await uploadFile(file, options);
  expect(sent).toHaveLength(3);
});

it('stops when it is cancelled, and tells the server', async () => {
  const { options, sent, cancelled } = fakeStorage();
  const stop = new AbortController();
  const onProgress = () => stop.abort();
  const going = uploadFile(file, { ...options, onProgress, signal: stop.signal });
  await expect(going).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(1);
  expect(cancelled).toEqual(['u1']);
});
