import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { looksLike } from '@cheese/server/modules/base/upload/upload.content';
import { everyModule } from '@cheese/server/modules/modules';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { bringFrom } from '../planting/bringFrom';
import { makeHere, readNames } from '../testing/makeHere';
import { plantAreas } from '../testing/plantAreas';
import { resourceFiles } from './resources.files';
import { seedResources } from './resources.seed';

interface Opened {
  orgName: string;
  html: string;
  files: { url: string }[];
}

const test = useTestApp({ modules: everyModule });
const folder = mkdtempSync(join(tmpdir(), 'cheese-made-'));
afterAll(() => rmSync(folder, { recursive: true }));

const groundUrl = '/doctor-cheese-smreds/resource/v1/ground';

it('the demo resources each show something of their own, and the sound can be played', async () => {
  const sounds = resourceFiles.filter(({ slug }) => slug.startsWith('file/'));
  await makeHere(sounds, folder);
  const bringSound = bringFrom(readNames(folder), folder, test.app.services.storage);
  await plantAreas(test, [seedResources], async (slug) =>
    slug.startsWith('file/') ? bringSound(slug) : { key: `${slug}.webp`, bytes: 0 },
  );
  await test.given({ people: [{ service: 'emergency' }] });
  const token = await test.signIn(1);
  const shelf = (await test.get(groundUrl)).body.data as { id: number; kind: number }[];
  expect(shelf.length).toBeGreaterThanOrEqual(13);
  for (const { id, kind } of shelf) {
    const url = `GET /doctor-cheese-smreds/resource/v1/one?id=${id}`;
    const one = (await test.ask(url, undefined, { token })).body.data as Opened;
    expect(one.orgName).toBe('平台');
    if (kind === 1) expect(one.html.length).toBeGreaterThan(200);
    else {
      const served = await test.app.inject({ url: one.files[0]?.url ?? '' });
      expect(served.headers['content-type']).toMatch(/^audio\/.*wav/);
      expect(looksLike(served.rawPayload, 'wav')).toBe(true);
    }
  }
});
