import type { UploadKind } from '@cheese/domain/codes/base/uploadSuffixes';
import type { Convert } from './converter';
import type { Films } from './films';
import type { CutSlide } from './cutting';
import type { TakeModel } from './taking';
import type { DrawPages } from './pages';
import type { DrawTissue } from './tissues';

/** What this deployment does with the files that people bring. */
export interface FileRules {
  /** How many bytes a file of each kind may have. */
  limits: Record<UploadKind, number>;
  /** How many the films and documents of one school may have together. */
  schoolMediaBytes: number;
  /** Turns office documents into PDF; null where nothing is installed that can. */
  convert: Convert | null;
  /** Makes sizes of films; null where nothing is installed that can. */
  films: Films | null;
  drawPages: DrawPages;
  cutSlide: CutSlide;
  takeModel: TakeModel;
  /** Draws slides of which there is no file. */
  drawTissue: DrawTissue;
  /** What addresses of tiles are signed with, where a web server in front knows it, too. */
  tileSecret: string | null;
}
