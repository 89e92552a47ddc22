import { makeAutosave } from '../keeping/makeAutosave';
import { browserPorts } from '../keeping/browserPorts';
import type { Question } from '../Paper';
import { QuestionSheet } from '../sheet/QuestionSheet';
import { AppTheme } from '@cheese/ui/look/AppTheme';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** The page that `sheetChoice` measures: an examination of 300 questions. */
const COUNT = 300;
const options = ['甲', '乙', '丙', '丁', '戊'].map((text, at) => ({
  key: 'ABCDE'[at] ?? '',
  text: `选项${text}：<b>伴</b>有发热与咳嗽`,
  picture: null,
}));
const questions: Question[] = Array.from({ length: COUNT }, (_, at) => ({
  id: at + 1,
  type: at % 3 === 0 ? 3 : 1,
  stem: `第 ${at + 1} 题：患者男，<b>${30 + (at % 40)}</b> 岁，最可能的诊断是`,
  context: null,
  groupId: null,
  pictures: [],
  prompts: [],
  options,
}));

const attempt = { key: 'bench', answers: [], startedAt: 0, now: 0 };
const keeper = makeAutosave(attempt, browserPorts());
keeper.start({
  save: (saved) => Promise.resolve({ saved, endsAt: null, now: 0, isOpen: true }),
});
const calls = { submit: () => Promise.resolve('lost' as const), onSubmitted: () => undefined };
const element = (
  <AppTheme>
    <QuestionSheet
      paper={{ questions, scores: [], sections: [] }}
      keeper={keeper}
      calls={calls}
      ended={null}
      isExamination
      time={{ endsAt: 3_600_000, now: 0, isOpen: true }}
    />
  </AppTheme>
);
const place = document.querySelector('#root');
if (place) {
  createRoot(place).render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  );
}
