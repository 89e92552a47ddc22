import { gzipSync } from 'node:zlib';
import { makeZip } from '../../testing/providers/zip';
import { unzip } from '../alipay/unzip';
import { openBill } from '../wechat/wechatBill';
import { BillTooBig, readLimited } from './readLimited';

const parts = (count: number) => {
  const given = { count: 0, isHungUp: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (given.count === count) return controller.close();
      given.count += 1;
      controller.enqueue(new Uint8Array(100));
    },
    cancel() {
      given.isHungUp = true;
    },
  });
  return { given, answer: new Response(body) };
};

it('reads all that there is room for', async () => {
  expect((await readLimited(parts(3).answer, 300)).length).toBe(300);
  expect((await readLimited(new Response(null), 300)).length).toBe(0);
});

it('reads no further, and hangs up', async () => {
  const { given, answer } = parts(1000);
  await expect(readLimited(answer, 299)).rejects.toThrow(BillTooBig);
  expect(given.isHungUp).toBe(true);
  expect(given.count).toBeLessThan(10);
});

it('unpacks no more than there is room for', () => {
  const hash = { type: 'SHA1', value: '' };
  expect(() => openBill(gzipSync(Buffer.alloc(301)), hash, 300)).toThrow(BillTooBig);
  const zip = makeZip([{ name: Buffer.from('a'), bytes: Buffer.alloc(301) }]);
  expect(() => unzip(zip, 300)).toThrow(BillTooBig);
});
