import type { MediaShown } from '@cheese/domain/contract/learning/media';
import type { TileSource } from '@cheese/domain/contract/slides/shapes/tileSource';
import sharp from 'sharp';
import { uploadRoutes } from '../../modules/base/upload/upload.routes';
import { mediaRoutes } from '../../modules/learning/media/media.routes';
import { serveMedia } from '../../modules/learning/media/serving/media.files';
import { slideLibraryRoutes } from '../../modules/slides/slide/library/slideLibrary.routes';
import { slideRoutes } from '../../modules/slides/slide/slide.routes';
import { slideFolderRoutes } from '../../modules/slides/slideMaking/slideFolder.routes';
import { slideMakingRoutes } from '../../modules/slides/slideMaking/slideMaking.routes';
import { tileRoutes } from '../../modules/slides/tile/tile.routes';
import { mediaCalls } from './mediaCalls';
import { TEACHER } from '../given/teaching';
import type { TestApp } from '../useTestApp';

export const slideModules = {
  main: [mediaRoutes, slideRoutes, slideLibraryRoutes, slideMakingRoutes, slideFolderRoutes],
  aside: [uploadRoutes, serveMedia, tileRoutes],
};

export const written = {
  title: '肝（正常）',
  titleEn: 'Liver',
  summary: '',
  material: '人肝',
  source: '教研室',
  field: 1,
  system: 3,
  organ: '肝',
  stain: 1,
  isShown: true,
};

/** Slides that teachers of the first school make of what they bring, and what is seen of them. */
export function slideCalls(test: TestApp) {
  const { bring, one, work, by, ...media } = mediaCalls(test);
  const ask = async (call: string, asked?: object, personId: number = TEACHER) => {
    const [method = '', path = ''] = call.split(' ');
    const token = await by(personId);
    return test.ask(`${method} /doctor-cheese/${path}`, asked, { token });
  };
  const made = async (name: string, content: Uint8Array) => {
    const { id } = await bring(name, content);
    expect(await work()).toBe(true);
    return (await one(id)) as MediaShown;
  };
  const add = (mediaId: number, personId?: number) =>
    ask('POST slide-making/v1', { ...written, mediaId }, personId);
  const sourceOf = (id: number, personId?: number) =>
    ask(`GET slide-library/v1/slide/tile-source?slideId=${id}`, undefined, personId);
  const tileOf = async (source: TileSource, level: number) => {
    const words = { '{level}': String(level), '{column}': '0', '{row}': '0' };
    const url = Object.entries(words).reduce(
      (all, [from, to]) => all.replace(from, to),
      source.tileAddress,
    );
    const { statusCode, rawPayload } = await test.app.inject({ url });
    const { width, height } = await sharp(rawPayload).metadata();
    return { statusCode, width, height, rawPayload };
  };
  return { ...media, askMedia: media.ask, bring, one, work, by, ask, made, add, sourceOf, tileOf };
}
