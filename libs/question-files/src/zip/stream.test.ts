import { readZip } from './read';
import { streamZip } from './stream';

async function* pieces(...all: string[]) {
  for (const piece of all) yield await Promise.resolve(piece);
}

async function zipped(files: Record<string, () => AsyncIterable<string>>) {
  const parts: Buffer[] = [];
  await streamZip(
    Object.entries(files).map(([name, read]) => ({ name, read })),
    async (piece) => void parts.push(piece),
  );
  return readZip(Buffer.concat(parts));
}

describe('an archive that is written while its files are read', () => {
  it('is read again as it was', async () => {
    const zip = await zipped({
      '个人信息.json': () => pieces('{"姓', '名":"欧阳"}'),
      'empty.csv': () => pieces(),
      'last.csv': () => pieces('end'),
    });
    expect(zip.names).toEqual(['个人信息.json', 'empty.csv', 'last.csv']);
    expect(zip.names.map((name) => String(zip.open(name)))).toEqual(['{"姓名":"欧阳"}', '', 'end']);
  });

  it('hands out a large file in pieces', async () => {
    const line = 'x,一行\r\n'.repeat(1000);
    let most = 0;
    let total = 0;
    async function* lines() {
      for (let at = 0; at < 300; at += 1) yield await Promise.resolve(`${at}${line}`);
    }
    await streamZip([{ name: 'a.csv', read: lines }], async (piece) => {
      most = Math.max(most, piece.length);
      total += piece.length;
    });
    expect(most).toBeLessThan(70_000);
    expect(total).toBeGreaterThan(1_000);
  });

  it('fails as the reading fails', async () => {
    async function* broken() {
      yield await Promise.resolve('a');
      throw new Error('gone');
    }
    await expect(zipped({ 'a.csv': broken })).rejects.toThrow('gone');
  });
});
