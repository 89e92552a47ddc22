import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import type { SharedQuestion } from './shared';

/** Younger patients are not asked about work, smoking and the like. */
const GROWN_UP = 14;

const texts = {
  notAWoman: '我是男的，没有这回事。',
  notHisAge: '孩子还小，没有这回事。',
  longAgo: '小时候的事记不清了，家里没提过有什么特别。',
};

/** The answer if the case defines no other. */
export function usualAnswer({ usual, of }: SharedQuestion, patient: PatientCase['patient']) {
  const isChild = patient.years < GROWN_UP;
  if (of === 'women' && isChild) return texts.notHisAge;
  if (of === 'women' && patient.sex === 'male') return texts.notAWoman;
  if (of === 'adults' && isChild) return texts.notHisAge;
  if (of === 'children' && !isChild) return texts.longAgo;
  return usual;
}
