import { adFiles } from '../content/ad.files';
import { newsFiles } from '../content/news.files';
import { roamFiles } from '../content/roam.files';
import { resourceFiles } from '../emergency/resources.files';
import { bankFiles } from '../exam/bank.files';
import { luoheFiles } from '../front/luohe.files';
import { keptFiles } from '../learning/kept/kept.files';
import { commodityFiles } from '../shop/commodity.files';
import { bodyFiles } from '../bodies/bodies.files';
import { slideFiles } from '../slides/slides.files';
import type { Making } from './making';

/** Everything that the demo content shows and nobody wrote. The slow ones come first. */
export const makings: readonly Making[] = [
  ...roamFiles,
  ...commodityFiles,
  ...newsFiles,
  ...resourceFiles,
  ...bankFiles,
  ...luoheFiles,
  ...adFiles,
  ...keptFiles,
  ...slideFiles,
  ...bodyFiles,
];
