import { questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import { QuestionSheet } from '@cheese/question-sheet/QuestionSheet';
import { ReviewCard } from '@cheese/question-sheet/ReviewCard';
import { CertificateDrawing } from '@cheese/ui/certificate/CertificateDrawing';
import { Plate } from './Plate';
import { Section } from './Section';
import { Specimen } from './Specimen';

const options = ['60', '80', '100 至 120'].map((text, index) => ({
  key: 'ABC'[index] ?? '',
  text: `每分钟 ${text} 次`,
}));
const question = { id: 1, type: 1, stem: '成人胸外按压的频率是多少？', options };
const paper = { questions: [question, { ...question, id: 2 }], answers: [] };
const done = () => Promise.resolve('done' as const);
const calls = { keep: done, submit: done, onSubmitted: () => undefined };
const drafts = { read: () => ({}), write: () => undefined };
const review = { ...question, answer: 'C', given: 'A', analysis: '频率过低时心输出量不足。' };
const certificate = {
  number: 'JJ-0000-0000',
  name: '苏念',
  itemName: '心肺复苏',
  body: '已完成下列项目的学习与考核，成绩合格，特发此证。',
  orgName: '示例机构',
  template: 1,
  issuedAt: Date.parse('2026-05-01T12:00:00+08:00'),
  expiresAt: null,
} as const;

export function AnsweringSection() {
  return (
    <Section
      id="answering"
      title="答题与证书"
      lead="每次作答随即保存，交卷前会提示未答的题目；证书在屏幕、纸上与 PDF 中是同一张。"
    >
      <Plate across={1}>
        <Specimen name="QuestionSheet">
          <QuestionSheet {...{ paper, calls, drafts }} kinds={questionTypes} ended={null} />
        </Specimen>
        <Specimen name="ReviewCard" note="答错">
          <ReviewCard question={{ ...review, verdict: 'wrong' }} kinds={questionTypes} number={1} />
        </Specimen>
        <Specimen name="CertificateDrawing" note="作废" bare>
          <CertificateDrawing {...{ certificate }} stamp="已吊销" verifyUrl="https://example.com" />
        </Specimen>
      </Plate>
    </Section>
  );
}
