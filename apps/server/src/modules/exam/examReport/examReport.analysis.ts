import type {
  AnalysedItem,
  ExamAnalysis,
  PaperFigures,
} from '@cheese/domain/contract/exam/shapes/examAnalysis';
import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../db/database';
import { lruCache } from '../../../support/lruCache';
import { correctedWords, correctionOf, correctionsOf } from '../attempt/attempt.corrections';
import { inMarks } from '../exam/exam.shapes';
import type { ExamRow } from '../exam/exam.tables';
import { wordsOf } from '../question/question.words';
import {
  alphaOf,
  deviationOf,
  kurtosisOf,
  meanOf,
  medianOf,
  skewnessOf,
} from './examReport.figures';
import { itemOf } from './examReport.item';
import { type AskedQuestion, selectAsked, stampOf } from './examReport.asked.store';

const MOST_KEPT = 50;
const known = lruCache<ExamAnalysis>({
  name: 'examReport.analysis',
  most: MOST_KEPT,
  invalidatedBy: 'marks and corrections: they are part of its key',
});

/** Reckoned once for what was handed in and marked by now. */
export async function analysisOf(db: Db, exam: ExamRow): Promise<ExamAnalysis> {
  const name = `${exam.id}/${await stampOf(db, exam.id)}`;
  const kept = known.find(name);
  if (kept) return { ...kept, title: exam.title };
  const analysis = await analyse(db, exam);
  known.keep(name, analysis);
  return analysis;
}

async function analyse(db: Db, exam: ExamRow): Promise<ExamAnalysis> {
  const asked = await selectAsked(db, exam.id);
  const words = await wordsOf(db, asked);
  const corrections = await correctionsOf(db, { kind: 'exam', sourceId: exam.id });
  const found: ReturnType<typeof itemOf>[] = [];
  for (const [at, question] of asked.entries()) {
    const row = words[at]!;
    const correction = correctionOf(corrections, row);
    found.push(itemOf(question, correctedWords(row, correction), correction !== undefined));
    // Thousands of answers to a hundred questions: others want to be answered meanwhile.
    await setImmediate();
  }
  return {
    examId: exam.id,
    title: exam.title,
    paper: paperFigures(asked),
    items: withWeights(found, inMarks(exam.totalScore)),
  };
}

/** Adds the intended and the effective weight of each question in the total. */
function withWeights(found: readonly ReturnType<typeof itemOf>[], total: number): AnalysedItem[] {
  const weightOf = (together: number | null) => Math.sqrt(Math.max(0, together ?? 0));
  const sum = found.reduce((all, { together }) => all + weightOf(together), 0);
  return found.map(({ item, together }) => ({
    ...item,
    intendedWeight: total === 0 ? null : item.score / total,
    effectiveWeight: sum === 0 || (together ?? -1) < 0 ? null : weightOf(together) / sum,
  }));
}

function paperFigures(asked: readonly AskedQuestion[]): PaperFigures {
  const byAttempt = new Map<number, number>();
  for (const { attemptIds, totals } of asked) {
    for (const [at, id] of attemptIds.entries()) byAttempt.set(id, totals[at] ?? 0);
  }
  const totals = [...byAttempt].sort(([a], [b]) => a - b).map(([, total]) => inMarks(total));
  const deviation = deviationOf(totals);
  const isSame = asked.every(({ attemptIds }) => attemptIds.length === totals.length);
  const alpha = isSame ? alphaOf(asked.map(marksOf), totals) : null;
  return {
    count: totals.length,
    mean: meanOf(totals),
    median: medianOf(totals),
    deviation,
    skewness: skewnessOf(totals),
    kurtosis: kurtosisOf(totals),
    alpha,
    standardError:
      alpha === null || deviation === null ? null : deviation * Math.sqrt(Math.max(0, 1 - alpha)),
  };
}

const marksOf = ({ shares, scores }: AskedQuestion) =>
  shares.map((share, at) => inMarks((share ?? 0) * (scores[at] ?? 0)));
