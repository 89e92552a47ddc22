import { testRule } from '../../codes/emergency/testRule';
import type { QuizSupply } from '../../contract/emergency/shapes/quizShapes';

/**
 * The result of planning a quiz. Practice repeats questions already seen, so that it uses up no
 * test; only a bank too small for any test is practised as a whole. `none`: the person has to take
 * a test first.
 */
export type QuizPlan = 'test' | 'practice' | 'practiceOfAll' | 'none';

export function planQuiz(count: number, { bank, fresh, seen }: QuizSupply): QuizPlan {
  if (bank < testRule.fullLength) return fresh + seen > 0 ? 'practiceOfAll' : 'none';
  if (count >= testRule.fullLength && fresh >= testRule.fullLength) return 'test';
  return seen > 0 ? 'practice' : 'none';
}
