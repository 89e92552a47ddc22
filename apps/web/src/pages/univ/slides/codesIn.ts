import { type BodySystem, bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import {
  type MorphologyField,
  morphologyFields,
  type SlideStain,
  slideStains,
} from '@cheese/domain/codes/slides/morphology';

/** The code that a field holds as text, or the first of its table. */
const codeIn = <Code extends number>(labels: Record<Code, string>, value: string): Code =>
  (Object.hasOwn(labels, value) ? Number(value) : 1) as Code;

export const fieldIn = (value: string): MorphologyField => codeIn(morphologyFields, value);
export const stainIn = (value: string): SlideStain => codeIn(slideStains, value);
export const systemIn = (value: string): BodySystem | null =>
  value === '' ? null : codeIn(bodySystems, value);
