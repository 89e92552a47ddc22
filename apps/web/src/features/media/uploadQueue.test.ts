import type { uploadFile } from '@cheese/api-client/base';
import { UploadFailure } from '@cheese/api-client/base';
import { aMedia, anUpload } from './testing/aMedia';
import { makeUploadQueue } from './uploadQueue';

type Send = typeof uploadFile;
type Sending = Parameters<Send>[1];

/** Each upload waits until the test ends it. */
function setUp() {
  const sending: { name: string; options: Sending; end: (error?: unknown) => void }[] = [];
  const asked: string[] = [];
  const timers: (() => void)[] = [];
  const send: Send = async (file, options) => {
    const permission = await options.permit({ fileName: file.name, bytes: file.size });
    return new Promise((resolve, reject) => {
      const end = (error?: unknown) => (error ? reject(error) : resolve(permission.uploadId));
      options.signal?.addEventListener('abort', () => end(new Error('aborted')));
      sending.push({ name: file.name, options, end });
    });
  };
  let id = 0;
  const ids = new Map<string, number>();
  const queue = makeUploadQueue(
    {
      begin: async ({ name, fingerprint }) => {
        asked.push(`begin ${name}`);
        const known = ids.get(fingerprint) ?? ++id;
        ids.set(fingerprint, known);
        return anUpload({ media: aMedia({ id: known, name, state: 'uploading' }) });
      },
      goOn: async ({ mediaId }) => anUpload({ media: aMedia({ id: mediaId }) }),
      finish: async ({ mediaId }) => {
        asked.push(`finish ${mediaId}`);
        return aMedia({ id: mediaId, state: 'waiting' });
      },
      cancel: async ({ mediaId }) => asked.push(`cancel ${mediaId}`),
    },
    {
      nameOf: async ({ name }) => name,
      send,
      later: (work) => void timers.push(work),
      now: () => 0,
    },
  );
  const states = () => queue.items().map(({ file, state }) => `${file.name} ${state}`);
  return { queue, sending, asked, timers, states };
}

const file = (name: string) => new File(['abc'], name, { lastModified: 1 });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const three = [file('一.mp4'), file('二.mp4'), file('三.mp4')];

it('sends two at once, and the third when there is room', async () => {
  const { queue, sending, asked, states } = setUp();
  queue.add(three, 'film');
  await settled();
  expect(states()).toEqual(['一.mp4 going', '二.mp4 going', '三.mp4 queued']);
  sending[0]?.end();
  await settled();
  expect(states()).toEqual(['一.mp4 arrived', '二.mp4 going', '三.mp4 going']);
  expect(asked).toEqual(['begin 一.mp4', 'begin 二.mp4', 'finish 1', 'begin 三.mp4']);
});

it('does not take the same file twice while it is under way', async () => {
  const { queue } = setUp();
  const [key] = queue.add([file('一.mp4')], 'film');
  expect(queue.add([file('一.mp4')], 'film')).toEqual([key]);
  expect(queue.items()).toHaveLength(1);
});

it('goes on by itself after a line that broke, with the same upload', async () => {
  const { queue, sending, asked, timers, states } = setUp();
  queue.add([file('一.mp4')], 'film');
  await settled();
  sending[0]?.end(new UploadFailure('1', 0));
  await settled();
  expect(states()).toEqual(['一.mp4 broken']);
  expect(queue.items()[0]?.reason).toBe('上传中断，已传部分会保留');
  timers[0]?.();
  await settled();
  sending[1]?.end();
  await settled();
  expect(states()).toEqual(['一.mp4 arrived']);
  expect(asked).toEqual(['begin 一.mp4', 'begin 一.mp4', 'finish 1']);
});

it('does not wait any longer once the line is back', async () => {
  const { queue, sending, states } = setUp();
  queue.add([file('一.mp4')], 'film');
  await settled();
  sending[0]?.end(new UploadFailure('1', 0));
  await settled();
  queue.hurry();
  await settled();
  expect(states()).toEqual(['一.mp4 going']);
});

it('gives up what the server will never take, and says why in its words', async () => {
  const { queue, sending, timers, states } = setUp();
  queue.add([file('一.mp4')], 'film');
  await settled();
  sending[0]?.end({ status: 400, message: '文件内容与格式不符' });
  await settled();
  expect(states()).toEqual(['一.mp4 refused']);
  expect(queue.items()[0]?.reason).toBe('文件内容与格式不符');
  expect(timers).toEqual([]);
});

it('pauses and makes room, and goes on when it is told to', async () => {
  const { queue, asked, states } = setUp();
  const [first = 0] = queue.add(three, 'film');
  await settled();
  queue.pause(first);
  await settled();
  expect(states()).toEqual(['一.mp4 paused', '二.mp4 going', '三.mp4 going']);
  expect(asked.filter((call) => call.startsWith('cancel'))).toEqual([]);
  queue.resume(first);
  expect(states()[0]).toBe('一.mp4 queued');
});

it('tells the server of what is cancelled, not of what has arrived', async () => {
  const { queue, sending, asked } = setUp();
  const [first = 0, second = 0] = queue.add(three, 'film');
  await settled();
  queue.remove(first);
  sending[1]?.end();
  await settled();
  queue.remove(second);
  expect(asked.filter((call) => call.startsWith('cancel'))).toEqual(['cancel 1']);
  expect(queue.items()).toHaveLength(1);
});
