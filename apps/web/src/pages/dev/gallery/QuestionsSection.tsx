import type { QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import { questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { examples } from './questions/examples';
import { EditorSpecimen } from './questions/EditorSpecimen';
import { KindSpecimens } from './questions/KindSpecimens';
import { SheetSpecimen } from './questions/SheetSpecimen';
import { Plate } from './Plate';
import { Section } from './Section';
import { Specimen } from './Specimen';

const time = { endsAt: 42 * 60_000, now: 0, isOpen: true };
const practice = {
  revealed: {},
  reveal: (place: number) =>
    Promise.resolve({
      question: examples[((place % 8) + 1) as QuestionType],
      othersChose: { A: 0.42, B: 0.31, C: 0.15, D: 0.12 },
    }),
};
const tools = {
  collecting: { isCollected: (id: number) => id === 1, collect: () => undefined },
  report: () => Promise.resolve(),
  notes: { read: () => '', write: () => Promise.resolve(true) },
};
const codes = Object.keys(questionTypes).map((code) => Number(code) as QuestionType);

export function QuestionsSection() {
  return (
    <Section
      id="questions"
      title="题目与答题"
      lead="八种题型的作答、回顾与编辑；每次作答随即存于本机，两秒内保存到服务器。"
    >
      <Plate across={1}>
        <Specimen name="QuestionSheet" note="考试">
          <SheetSpecimen count={12} isExamination time={time} />
        </Specimen>
        <OnDemand note="练习">
          <SheetSpecimen count={8} practice={practice} tools={tools} />
        </OnDemand>
        <OnDemand note="300 题">
          <SheetSpecimen count={300} isExamination time={time} />
        </OnDemand>
      </Plate>
      <KindSpecimens />
      <Plate>
        {codes.map((type) => (
          <Specimen key={type} name="QuestionEditor" note={questionTypes[type]}>
            <EditorSpecimen type={type} />
          </Specimen>
        ))}
      </Plate>
    </Section>
  );
}

/** Rendered on demand, because a sheet handles key presses of the whole page. */
function OnDemand({ note, children }: { note: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  return (
    <Specimen name="QuestionSheet" note={note}>
      {isShown ? children : <Button onClick={() => setShown(true)}>显示：{note}</Button>}
    </Specimen>
  );
}
