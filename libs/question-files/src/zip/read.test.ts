import { readZip } from './read';
import { writeZip } from './write';

const CENTRAL = Buffer.from('PK\x01\x02', 'latin1');
const END = Buffer.from('PK\x05\x06', 'latin1');
const large = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

/** One file in zip64 format, with all its numbers in extra fields. */
function largeZip(content: string, { isEndLarge }: { isEndLarge: boolean }): Buffer {
  const file = writeZip(new Map([['3D/模型.model', Buffer.from(content)]]));
  const [listAt, endAt] = [file.indexOf(CENTRAL), file.indexOf(END)];
  const list = Buffer.from(file.subarray(listAt, endAt));
  const numbers = [24, 20, 42].map((at) => list.readUInt32LE(at));
  for (const at of [24, 20, 42]) list.writeUInt32LE(0xffffffff, at);
  list.writeUInt16LE(28, 30);
  const beside = Buffer.concat([Buffer.from([1, 0, 24, 0]), ...numbers.map(large)]);
  const end = Buffer.from(file.subarray(endAt));
  end.writeUInt32LE(isEndLarge ? 0xffffffff : list.length + beside.length, 12);
  if (isEndLarge) end.writeUInt32LE(0xffffffff, 16);
  const largeEnd = Buffer.alloc(56 + 20);
  largeEnd.write('PK\x06\x06', 'latin1');
  large(list.length + beside.length).copy(largeEnd, 40);
  large(listAt).copy(largeEnd, 48);
  const before = isEndLarge ? [largeEnd] : [];
  return Buffer.concat([file.subarray(0, listAt), list, beside, ...before, end]);
}

it.each([
  ['of its files alone', false],
  ['of its end as well', true],
])('an archive that tells %s as if they were large is opened', (_, isEndLarge) => {
  const archive = readZip(largeZip('<model/>', { isEndLarge }));
  expect(archive.names).toEqual(['3D/模型.model']);
  expect(archive.open('3D/模型.model')?.toString()).toBe('<model/>');
});
