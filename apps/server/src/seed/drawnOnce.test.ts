import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawnOnce } from './drawnOnce';

it('draws a picture once, whoever asks, and each name for itself', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'drawn-')), 'made-when-needed');
  const drawn: string[] = [];
  const draw = (name: string) => async () => {
    drawn.push(name);
    return Buffer.from(name);
  };
  for (const name of ['heart', 'lungs', 'heart']) {
    const bytes = await drawnOnce(folder)(name, draw(name));
    expect(Buffer.from(bytes).toString()).toBe(name);
  }
  expect(drawn).toEqual(['heart', 'lungs']);
  rmSync(folder, { recursive: true });
});
