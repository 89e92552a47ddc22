import type { Bring } from '../../planting/bringFrom';
import { bringDocument } from './bringDocument';
import { bringFilm } from './bringFilm';
import { bringMap } from './bringMap';
import { documents } from './documents';

const brought: string[] = [];
const bringAs =
  (ending: string): Bring =>
  async (slug) => {
    brought.push(slug);
    return { key: `${slug}-1a2b3c4d${ending}`, bytes: 7 };
  };
beforeEach(() => (brought.length = 0));

it('a film is brought at once with all that lies beside it', async () => {
  const film = await bringFilm(bringAs('.mp4'), 'cardiac-cycle');
  expect(brought).toEqual(['film/cardiac-cycle']);
  expect(film).toMatchObject({
    key: 'film/cardiac-cycle-1a2b3c4d.mp4',
    bytes: 7,
    poster: 'film/cardiac-cycle-1a2b3c4d-poster.webp',
    strip: 'film/cardiac-cycle-1a2b3c4d-strip.webp',
    subtitles: expect.stringMatching(/^WEBVTT/),
    width: 1280,
    height: 720,
  });
});

it('a document is brought with a picture and the text of each page', async () => {
  const { key, pages } = await bringDocument(bringAs('.pdf'), 'ecg-reading');
  expect(key).toBe('document/ecg-reading-1a2b3c4d.pdf');
  expect(pages).toHaveLength(documents['ecg-reading'].pages.length);
  expect(pages[0]).toMatchObject({
    picture: 'document/ecg-reading-1a2b3c4d-01.webp',
    width: 1600,
    height: 900,
  });
});

it('a map that nobody has drawn is missed by its name', async () => {
  await expect(bringMap(bringAs('.webp'), 'nobody')).rejects.toThrow('nobody');
});
