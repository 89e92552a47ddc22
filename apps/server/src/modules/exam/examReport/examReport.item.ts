import type { ItemFlag } from '@cheese/domain/codes/exam/examReports';
import type { AnalysedItem, ChosenOption } from '@cheese/domain/contract/exam/shapes/examAnalysis';
import { questionKinds } from '@cheese/domain/questions/kinds';
import type { QuestionKind } from '@cheese/domain/questions/kind';
import { inMarks } from '../exam/exam.shapes';
import { toPaper } from '../question/question.shapes';
import type { WordsRow } from '../bank/question.tables';
import {
  covarianceOf,
  correlationOf,
  deviationOf,
  efficiencyOf,
  meanOf,
} from './examReport.figures';
import type { AskedQuestion } from './examReport.asked.store';

const THIRDS = 3;
const [EASY, WEAK] = [0.95, 0.2];
const ENOUGH = 30;

interface Counted {
  at: number;
  share: number;
  marks: number;
  rest: number;
  total: number;
}

/** Those whose answer is marked by now, with what else they got. */
const countedOf = ({ shares, scores, totals }: AskedQuestion): Counted[] =>
  shares.flatMap((share, at) => {
    if (share === null) return [];
    const marks = share * (scores[at] ?? 0);
    const total = totals[at] ?? 0;
    return [{ at, share, marks, rest: total - marks, total }];
  });

/** Everything about one question but how it stands beside the others. */
export function itemOf(asked: AskedQuestion, words: WordsRow, isCorrected: boolean) {
  const counted = countedOf(asked);
  const kind: QuestionKind = questionKinds[words.type];
  const shares = counted.map(({ share }) => share);
  const marks = counted.map((one) => one.marks);
  const rest = counted.map((one) => one.rest);
  const chosen = kind.choosesOptions ? optionsOf(asked, words, counted) : [];
  const figures = {
    facility: meanOf(shares),
    deviation: deviationOf(shares),
    guess: kind.guess?.(words) ?? null,
    discrimination: correlationOf(marks, rest),
    efficiency: efficiencyOf(marks, rest),
  };
  const item: AnalysedItem = {
    ...toPaper({ words, groupId: null, shown: null }),
    version: words.nth,
    right: words.key,
    analysis: words.analysis,
    isCorrected,
    score: inMarks(Math.max(...asked.scores)),
    count: asked.attemptIds.length,
    answeredCount: asked.given.filter((given) => given !== null).length,
    ...figures,
    intendedWeight: null,
    effectiveWeight: null,
    chosen,
    flags: flagsOf(figures, chosen, counted.length),
  };
  return {
    item,
    together: covarianceOf(
      marks,
      counted.map(({ total }) => total),
    ),
  };
}

type Figures = Pick<AnalysedItem, 'facility' | 'guess' | 'discrimination'>;

function flagsOf(
  { facility, guess, discrimination }: Figures,
  options: readonly ChosenOption[],
  count: number,
): ItemFlag[] {
  const right = Math.max(0, ...options.filter(({ isRight }) => isRight).map(({ upper }) => upper));
  const wrong = options.filter(({ isRight }) => !isRight);
  const isNegative = discrimination !== null && discrimination < 0;
  const flags: Record<ItemFlag, boolean> = {
    few: count < ENOUGH,
    negative: isNegative,
    weak: !isNegative && discrimination !== null && discrimination < WEAK,
    easy: (facility ?? 0) >= EASY,
    hard: facility !== null && facility <= (guess ?? 0),
    betterDistractor: wrong.some(({ upper }) => upper > right),
    unusedOption: count >= ENOUGH && wrong.some(({ all }) => all === 0),
  };
  return (Object.keys(flags) as ItemFlag[]).filter((flag) => flags[flag]);
}

/** Choices of the top, middle and bottom group of learners by total mark. */
function optionsOf(asked: AskedQuestion, words: WordsRow, counted: Counted[]): ChosenOption[] {
  const byTotal = [...counted].sort((a, b) => b.total - a.total);
  const third = Math.round(byTotal.length / THIRDS);
  const [upper, middle, lower] = [
    byTotal.slice(0, third),
    byTotal.slice(third, byTotal.length - third),
    byTotal.slice(byTotal.length - third),
  ];
  const shareIn = (group: readonly Counted[], option: string) => {
    const hits = group.filter(({ at }) => asked.given[at]?.includes(option)).length;
    return group.length === 0 ? 0 : hits / group.length;
  };
  return words.options.map(({ key: option }) => ({
    option,
    isRight: words.key.some((part) => part.includes(option)),
    upper: shareIn(upper, option),
    middle: shareIn(middle, option),
    lower: shareIn(lower, option),
    all: shareIn(byTotal, option),
  }));
}
