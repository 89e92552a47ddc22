import type { UploadKind } from '@cheese/domain/codes/base/uploadSuffixes';
import type { Convert } from './converter';
import type { Films } from './films';
import type { CutSlide } from './cutting';
import type { TakeModel } from './taking';
import type { DrawPages } from './pages';
import type { DrawTissue } from './tissues';

export interface FileRules {
  limits: Record<UploadKind, number>;
  /** Quota in bytes for the films and documents of one school. */
  schoolMediaBytes: number;
  /** Turns office documents into PDF; null where nothing is installed that can. */
  convert: Convert | null;
  /** Makes sizes of films; null where nothing is installed that can. */
  films: Films | null;
  drawPages: DrawPages;
  cutSlide: CutSlide;
  takeModel: TakeModel;
  /** Draws generated slides, which have no file. */
  drawTissue: DrawTissue;
  /** Secret for signing tile addresses, if a web server in front checks them too. */
  tileSecret: string | null;
}
