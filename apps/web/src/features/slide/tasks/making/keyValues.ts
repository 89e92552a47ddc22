import { slideTaskKindCodes } from '@cheese/domain/codes/slides/slideTask';
import type { MadeTask } from '@cheese/domain/contract/slides/slideTaskMaking';
import { objectiveOf } from '@cheese/slide-viewer/geometry/resolution';
import type { Slide } from '@cheese/slide-viewer/slide';

export interface Values {
  title: string;
  text: string;
  explanation: string;
  tries: string;
  reveals: string;
  isShown: string;
  reach: string;
  threshold: string;
  allowed: string;
  most: string;
  others: string;
}

/** Micrometres per pixel; 1 if unknown, so that lengths are in pixels. */
export const unitOf = ({ mpp }: Slide) => mpp ?? 1;
/** Factor between scale and displayed magnification; percent if the objective is unknown. */
export const timesOf = (slide: Slide) => objectiveOf(slide) ?? 100;

const short = (value: number) => String(Number(value.toPrecision(4)));

const blank = { title: '', text: '', explanation: '', tries: '0', reveals: '2', isShown: '1' };

/** Initial values of the form. */
export function valuesOf(made: MadeTask | null, slide: Slide): Values {
  const said = made?.key;
  const reach = said && 'reach' in said ? said.reach : 10 / unitOf(slide);
  const threshold = said?.kind === slideTaskKindCodes.outline ? said.threshold : 70;
  const most = said?.kind === slideTaskKindCodes.find ? said.most : 4 / (objectiveOf(slide) ?? 40);
  const written = made && {
    title: made.title,
    text: made.text,
    explanation: made.explanation,
    tries: `${made.tries}`,
    reveals: `${made.reveals}`,
    isShown: made.isShown ? '1' : '0',
  };
  return {
    ...blank,
    ...written,
    reach: short(reach * unitOf(slide)),
    threshold: `${threshold}`,
    allowed: `${said?.kind === slideTaskKindCodes.count ? said.allowed : 2}`,
    most: short(most * timesOf(slide)),
    others: said?.kind === slideTaskKindCodes.label ? said.others.join('\n') : '',
  };
}
