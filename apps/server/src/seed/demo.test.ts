import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from './demo';

it('says what is missing where no demo content stands beside the server', async () => {
  const alone = mkdtempSync(join(tmpdir(), 'cheese-alone-'));
  await expect(loadDemo(alone)).rejects.toThrow(
    'SEED is demo, but no demo content is built: npm start builds it.',
  );
  rmSync(alone, { recursive: true });
});
