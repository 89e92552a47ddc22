import { uploadLimits } from '@cheese/domain/codes/base/fileLimits';
import { cutApart } from '../../ports/cutting';
import type { FileRules } from '../../ports/fileRules';
import { drawnApart } from '../../ports/pages';
import { tissuesOf } from '../../ports/tissues';
import { takenApart } from '../../ports/taking';
import { cutSlideFile, drawPagesFile, drawTissueFile, takeModelFile } from './heavyWorkFile';

/** A machine that has Node and nothing else. */
export const bareFiles: FileRules = {
  limits: uploadLimits,
  schoolMediaBytes: 500 * 1024 ** 3,
  convert: null,
  films: null,
  drawPages: drawnApart(drawPagesFile),
  cutSlide: cutApart(cutSlideFile),
  takeModel: takenApart(takeModelFile),
  drawTissue: tissuesOf(drawTissueFile),
  tileSecret: null,
};
