import { testRule } from '@cheese/domain/codes/emergency/testRule';
import type { QuizSupply } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import { planQuiz } from '@cheese/domain/rules/emergency/quizPlan';

const { fullLength } = testRule;

/** Describes the questions a quiz would draw, and why. */
export function supplyWords(count: number, supply: QuizSupply): string {
  const { bank, fresh, seen } = supply;
  const fits = fresh + seen;
  switch (planQuiz(count, supply)) {
    case 'test':
      return `计入成绩的测验：可用于测验的新题还有 ${fresh} 题。未通过或中途放弃，所抽的题目也算见过。`;
    case 'practiceOfAll':
      return `本中心题库只有 ${bank} 题，不够一次测验：本次为练习，不计入成绩。`;
    case 'practice':
      return count < fullLength
        ? `不满 ${fullLength} 题为练习：从您见过的 ${seen} 题中抽取，不计入成绩，也不会用掉新题。`
        : `可用于测验的新题只剩 ${fresh} 题，不够一次测验：本次从见过的 ${seen} 题中抽取练习，不计入成绩。${howToGoOn}`;
    case 'none':
      return fits === 0 ? '这里还没有题目，请放宽出题范围。' : nothingSeen(fresh);
  }
}

const howToGoOn = '可放宽出题范围；题库增加新题后即可再测，请联系本中心管理员。';

const nothingSeen = (fresh: number) =>
  fresh < fullLength
    ? `这里只有 ${fresh} 题，不够一次测验，请放宽出题范围。`
    : `不满 ${fullLength} 题为练习，只从您见过的题目中抽取，这里还没有。请先做一次满 ${fullLength} 题的测验。`;
