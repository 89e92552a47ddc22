import { slideLimits } from '@cheese/domain/codes/slides/slideMaking';
import type { Asks } from '@cheese/domain/contract/call';
import type {
  MadeSlide,
  SlideMakingContract as C,
} from '@cheese/domain/contract/slides/slideMaking';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { fieldIn, stainIn, systemIn } from '../codesIn';
import { folderIdOf, folderValue } from '../../../../features/slide/choosing/folderChoices';
import { texts } from './texts';

const textOf = (value: number | null) => (value === null ? '' : String(value));

export const toValues = (slide: MadeSlide) => ({
  title: slide.title,
  titleEn: slide.titleEn,
  summary: slide.summary,
  material: slide.material,
  source: slide.source,
  organ: slide.organ,
  field: textOf(slide.field),
  system: textOf(slide.system),
  stain: textOf(slide.stain),
  folder: folderValue(slide.folderId),
  shown: slide.isShown ? 'shown' : 'hidden',
  mpp: textOf(slide.saidMpp),
  objective: textOf(slide.saidObjective),
});
export type SlideValues = ReturnType<typeof toValues>;

const numberIn = (text: string) => (text.trim() === '' ? null : Number(text.trim()));

export const toAsked = (values: SlideValues): Omit<Asks<C['edit']>, 'id' | 'edition'> => ({
  title: values.title,
  titleEn: values.titleEn,
  summary: values.summary,
  material: values.material,
  source: values.source,
  organ: values.organ,
  field: fieldIn(values.field),
  system: systemIn(values.system),
  stain: stainIn(values.stain),
  isShown: values.shown === 'shown',
  folderId: folderIdOf(values.folder),
  saidMpp: numberIn(values.mpp),
  saidObjective: numberIn(values.objective),
});

function outside(text: string, { least, most }: { least: number; most: number }) {
  const value = numberIn(text);
  // Negated, so that NaN counts as out of range.
  return value !== null && !(value >= least && value <= most) && texts.mppWrong(least, most);
}

export const slideFaults = ({ title, mpp, objective }: SlideValues) =>
  faultsOf({
    title: missing(title, texts.nameEmpty),
    mpp: outside(mpp, slideLimits.mpp),
    objective: outside(objective, slideLimits.objective),
  });
