import type { Given } from '@cheese/domain/questions/kind';

export const lettersInWords = (given: Given) => given.join('、');
