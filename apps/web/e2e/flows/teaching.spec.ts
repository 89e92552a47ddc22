import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { openExam, writePaper } from '../pages/people/school';
import { signIn, signInAnew } from '../pages/people/signIn';

const TEACHER = '13800000003';
const LEARNER = '13811150003';

test('a teacher gives more time while a learner is at it, and reads what came of it', async ({
  page,
  browser,
}) => {
  await signIn(page, TEACHER);
  const { examId, code } = await openExam(page, '随堂小考（延时）');
  const learners = await (await browser.newContext()).newPage();
  await signInAnew(learners, LEARNER);
  await learners.goto(`/univ/join?code=${code}`);
  await learners.getByRole('button', { name: '加入' }).click();
  await expect(learners.getByRole('alert')).toBeVisible();
  await learners.goto(`/testingCenter/examination?examId=${examId}`);
  await learners.getByRole('button', { name: '进入考试' }).click();
  await expect(learners.getByRole('timer')).toContainText('00:2');
  await learners.keyboard.press('b');
  await expect(learners.getByText('已保存')).toBeVisible();

  await page.goto(`/univ/exams/live?examId=${examId}`);
  await expect(page.getByText('1 / 2').first()).toBeVisible();
  await page.getByRole('button', { name: '全体延时' }).click();
  await page.getByRole('textbox', { name: '延长（分钟）' }).fill('30');
  await page.getByRole('dialog').getByRole('button', { name: '延时' }).click();
  await expect(learners.getByRole('timer')).toContainText('00:5', { timeout: 10_000 });

  await learners.getByRole('button', { name: '交卷' }).first().click();
  await learners.getByRole('button', { name: '确认交卷' }).click();
  await expect(learners.getByRole('heading', { name: '考试结果' })).toBeVisible();

  await page.goto(`/univ/exams/results?examId=${examId}`);
  await expect(page.getByRole('table', { name: '成绩单' })).toContainText('已交卷');
  await page.getByRole('link', { name: /的答卷/ }).click();
  await expect(page.getByText('正确答案').first()).toBeVisible();
  await page.goto(`/univ/exams/analysis?examId=${examId}`);
  await expect(page.getByRole('table', { name: '各题数据' })).toBeVisible();
});

test('questions come out of a text into a bank, are looked through, saved, and taken back', async ({
  page,
}) => {
  await signIn(page, TEACHER);
  await page.goto('/univ/banks');
  await page.getByRole('button', { name: '新建题库' }).click();
  await page.getByRole('textbox', { name: '名称' }).fill('导入试验');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await page.getByRole('link', { name: '导入试验' }).click();
  await page.getByRole('link', { name: '导入题目' }).click();
  await page
    .getByRole('textbox', { name: '题目文字' })
    .fill(
      ['1. 成人胸外按压的频率是（ ）', 'A. 60～80 次/分', 'B. 100～120 次/分', '答案：B', ''].join(
        '\n',
      ),
    );
  await page.getByRole('button', { name: '识别题目' }).click();
  await expect(page.getByText('共 1 题，将导入 1 题').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('成人胸外按压的频率是')).toBeVisible();
});

test('what was answered in words is marked, a key is corrected, and the learner reads it all', async ({
  page,
  browser,
}) => {
  await signIn(page, TEACHER);
  const { examId, code } = await openExam(page, '随堂小考（阅卷）', [1, 5], {
    review: { when: 'atOnce', at: null },
  });
  const learner = await (await browser.newContext()).newPage();
  await signInAnew(learner, '13811150004');
  await learner.goto(`/univ/join?code=${code}`);
  await learner.getByRole('button', { name: '加入' }).press('Enter');
  await expect(learner.getByRole('alert')).toBeVisible();
  await learner.goto(`/testingCenter/examination?examId=${examId}`);
  await learner.getByRole('button', { name: '进入考试' }).press('Enter');
  await expect(learner.getByText('第 1 / 3 题')).toBeVisible();
  await learner.keyboard.press('b');
  await learner.keyboard.press('ArrowRight');
  await learner.keyboard.press('a');
  await learner.keyboard.press('ArrowRight');
  await learner.getByRole('textbox').pressSequentially('心肌变薄，向外膨出');
  await expect(learner.getByText('已保存')).toBeVisible();

  await page.goto(`/univ/exams/live?examId=${examId}`);
  await expect(page.getByText('3 / 3').first()).toBeVisible();
  await learner.getByRole('button', { name: '交卷' }).first().press('Enter');
  await learner.getByRole('button', { name: '确认交卷' }).press('Enter');
  await expect(learner.getByRole('heading', { name: '考试结果' })).toBeVisible();

  await page.goto(`/univ/exams/marking?examId=${examId}`);
  await page.getByRole('textbox', { name: /的得分$/ }).fill('1.5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('已定分 1 / 1')).toBeVisible();

  await page.goto(`/univ/exams/analysis?examId=${examId}`);
  await page.getByRole('button', { name: '第 1 题的详细分析' }).click();
  await page.getByRole('button', { name: '更正答案并重新评分' }).click();
  const correcting = page.getByRole('dialog', { name: '更正第 1 题的答案' });
  await correcting.getByText('本题所有考生给满分').click();
  await correcting.getByRole('button', { name: '试算影响' }).click();
  await expect(correcting.getByText('答过本题')).toBeVisible();
  await correcting.getByRole('textbox', { name: '更正原因' }).fill('题干有歧义');
  await correcting.getByRole('button', { name: '确认更正并重新评分' }).click();
  await expect(page.getByText('答案已更正，成绩已重新计算')).toBeVisible();

  // Until then it may be taken back.
  await learner.getByRole('link', { name: '查看试卷与解析' }).click();
  await expect(learner.getByText('得 1.5 / 2 分')).toBeVisible();
  await expect(learner.getByText('得 2 / 2 分').first()).toBeVisible();
});

test('a paper of chosen and drawn questions is looked at, and taken along as a document', async ({
  page,
}) => {
  await signIn(page, TEACHER);
  const paperId = await writePaper(page, '组卷旅程（A 卷）', [1, 5]);
  await page.goto(`/univ/papers/detail?paperId=${paperId}`);
  await page.getByRole('button', { name: '按规则抽题' }).first().click();
  const rules = page.getByRole('dialog', { name: '按规则抽题' });
  await rules.getByRole('combobox', { name: '题库' }).selectOption('病理学校内题库');
  await rules.getByRole('textbox', { name: '题数' }).fill('3');
  await rules.getByRole('button', { name: '抽出固定题目' }).click();
  await expect(page.getByText('共 6 题，12 分')).toBeVisible();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('试卷已保存')).toBeVisible();

  await page.getByRole('button', { name: '预览' }).click();
  await expect(page.getByText('第 1 / 6 题')).toBeVisible();
  await page.keyboard.press('Escape');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 Word', exact: true }).click();
  expect((await arriving).suggestedFilename()).toMatch(/^组卷旅程（A 卷）.*\.docx$/);
});
