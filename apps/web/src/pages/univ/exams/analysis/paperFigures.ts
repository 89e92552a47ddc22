import type { PaperFigures } from '@cheese/domain/contract/exam/shapes/examAnalysis';
import type { Figure } from '@cheese/ui/management/FigureRow';
import { rounded } from '../figureWords';
import { texts } from './texts';

export const paperFigures = (paper: PaperFigures): Figure[] => [
  { name: texts.count, value: texts.people(paper.count) },
  { name: texts.mean, value: rounded(paper.mean) },
  { name: texts.median, value: rounded(paper.median) },
  { name: texts.deviation, value: rounded(paper.deviation) },
  { name: texts.skewness, value: rounded(paper.skewness, 2) },
  { name: texts.kurtosis, value: rounded(paper.kurtosis, 2) },
  { name: texts.alpha, value: rounded(paper.alpha, 2) },
  { name: texts.standardError, value: rounded(paper.standardError, 2) },
];
