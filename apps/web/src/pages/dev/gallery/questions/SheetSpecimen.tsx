import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { PlacedAnswer, Question } from '@cheese/question-sheet/Paper';
import { useAnswerKeeper } from '@cheese/question-sheet/keeping/useAnswerKeeper';
import type { SaveOutcome } from '@cheese/question-sheet/keeping/AnswerAutosave';
import { QuestionSheet } from '@cheese/question-sheet/sheet/QuestionSheet';
import type { SheetProps } from '@cheese/question-sheet/sheet/SheetProps';
import { useState } from 'react';
import { examples } from './examples';

const context =
  '<p>男，58 岁。胸骨后压榨样疼痛 3 小时，伴大汗。血压 90/60 mmHg。</p><table><tr><th>项目</th><th>结果</th></tr><tr><td>肌钙蛋白 I</td><td>2.8 ng/mL</td></tr></table>';

/** Questions of every type, including a case with two questions. */
const questions = (count: number): Question[] =>
  Array.from({ length: count }, (_, at) => {
    const of = [1, 2, 3, 4, 5, 6, 7, 8, 1, 1, 1, 1] as const;
    const question: Question = {
      ...examples[of[at % of.length] ?? questionTypeCodes.singleChoice],
      id: at + 1,
    };
    const isCase = at === 8 || at === 9;
    return isCase ? { ...question, context, groupId: 1 } : question;
  });

const sections = [
  { title: '第一部分 基础知识', lead: '多选题少选按比例得分，错选不得分', firstPlace: 0 },
  { title: '第二部分 病例分析', lead: '', firstPlace: 8 },
];

const answers: PlacedAnswer[] = [
  { place: 0, given: ['B'], isFlagged: false, number: 2 },
  { place: 1, given: ['A'], isFlagged: true, number: 2 },
];

const arrived = (sent: readonly PlacedAnswer[]): SaveOutcome => ({
  saved: sent,
  endsAt: null,
  now: 0,
  isOpen: true,
});

/** A sheet with a fake server that accepts everything. */
export function SheetSpecimen({ count, ...props }: { count: number } & Partial<SheetProps>) {
  const attempt = { key: `gallery/${count}`, answers, startedAt: 0, now: 0 };
  const keeper = useAnswerKeeper(attempt, { save: (sent) => Promise.resolve(arrived(sent)) });
  const [paper] = useState(() => ({
    questions: questions(count),
    scores: Array.from({ length: count }, () => 2),
    sections,
  }));
  const calls = { submit: () => Promise.resolve('lost' as const), onSubmitted: () => undefined };
  return <QuestionSheet paper={paper} keeper={keeper} calls={calls} ended={null} {...props} />;
}
