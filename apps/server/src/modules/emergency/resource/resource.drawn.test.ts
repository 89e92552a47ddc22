import { storeDrawn } from './resource.drawn';

const store = () => {
  const files = new Map<string, Uint8Array>();
  return { files, put: async (key: string, bytes: Uint8Array) => void files.set(key, bytes) };
};

it('stores a picture under a name that tells what it is of and changes with its bytes', async () => {
  const storage = store();
  const first = await storeDrawn(storage, 'heart', { motif: 'heartbeat', palette: 'red' });
  const again = await storeDrawn(storage, 'heart', { motif: 'heartbeat', palette: 'red' });
  const other = await storeDrawn(storage, 'heart', { motif: 'heartbeat', palette: 'blue' });
  expect(first).toMatch(/^resource\/heart-[0-9a-f]{8}-960\.webp$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  const narrow = (key: string) => key.replace('-960', '-480');
  expect([...storage.files.keys()]).toEqual([narrow(first), first, narrow(other), other]);
  expect(Buffer.from(storage.files.get(first) ?? []).toString('latin1', 8, 12)).toBe('WEBP');
});
