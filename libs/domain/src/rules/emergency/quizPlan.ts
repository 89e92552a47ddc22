import { testRule } from '../../codes/emergency/testRule';
import type { QuizSupply } from '../../contract/emergency/shapes/quizShapes';

/**
 * What comes of a draw. Practice asks what was seen already, so that it uses up no test; only a bank
 * that is too small for any test is practised as it is. `none`: a test has to come first.
 */
export type QuizPlan = 'test' | 'practice' | 'practiceOfAll' | 'none';

export function planQuiz(count: number, { bank, fresh, seen }: QuizSupply): QuizPlan {
  if (bank < testRule.fullLength) return fresh + seen > 0 ? 'practiceOfAll' : 'none';
  if (count >= testRule.fullLength && fresh >= testRule.fullLength) return 'test';
  return seen > 0 ? 'practice' : 'none';
}
