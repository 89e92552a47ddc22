import type { PracticeSource } from '@cheese/domain/codes/exam/practices';
import { present } from '../../../db/present';
import type { AttemptKind } from '../attempt/attempt.kinds';

export const kindOf = {
  1: 'chapter',
  2: 'wrong',
  3: 'collected',
  4: 'random',
  5: 'courseware',
  6: 'slide',
  7: 'simulation',
  8: 'due',
  9: 'made',
} as const satisfies Record<PracticeSource, AttemptKind>;

export type PracticeKind = (typeof kindOf)[PracticeSource];
export const practiceKinds = Object.values(kindOf);

const codes = Object.entries(kindOf).map(([code, kind]) => [kind, Number(code)] as const);
const sources = new Map<string, number>(codes);

export const sourceOf = (kind: AttemptKind) => present(sources.get(kind)) as PracticeSource;
