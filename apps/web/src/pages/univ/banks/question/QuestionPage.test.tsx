import { fakeService } from '@cheese/api-client/testing/fakeService';
import { openCalls } from '@cheese/domain/calls/base/open';
import { questionManageCalls } from '@cheese/domain/calls/exam/questionManage';
import { editorOf } from '@cheese/ui/testing/sheetOf';
import { act, screen, waitFor, within } from '@testing-library/react';
import axios, { AxiosError } from 'axios';
import { holdOnce } from '../../../../testing/holdOnce';
import { openAsTeacher } from '../../../../testing/openAsTeacher';
import { anEdited, someWords } from '../testing/aBank';
import { draftShelf } from './draftShelf';

const address = '/univ/banks/question?questionId=1';
const newAddress = '/univ/banks/question?bankId=1&chapterId=2';
const PERSON = 1;

const detailOf = (questions = [anEdited()]) => ({
  bankId: 1,
  bankName: '内科学题库',
  chapterId: 1,
  groupId: null,
  mayEdit: true,
  questions,
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Fakes the Web Locks API with a lock that another tab holds. */
function otherTabsHold(held: string) {
  const request = (name: string, _: LockOptions, work: (lock: object | null) => unknown) =>
    Promise.resolve(work(name === held ? null : {}));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return { restore: () => void Reflect.deleteProperty(navigator, 'locks') };
}

const draft = (version: number, source: string) => ({
  stamp: 'stamp-0001',
  questions: [{ id: 1, version, words: someWords({ source }) }],
});

it('keeps what is written on this device, until it is saved', async () => {
  const service = fakeService();
  service.answers(questionManageCalls.detail, detailOf());
  const { user } = await openAsTeacher(address, service);
  await user.type(await screen.findByLabelText('来源'), '教研室');
  expect(draftShelf(PERSON).find('question:1')?.questions[0]?.words.source).toBe('教研室');
  const saved = anEdited({ version: 2, words: someWords({ source: '教研室' }) });
  service.answers(questionManageCalls.save, {
    questions: [{ id: 1, version: 2, isChanged: true }],
  });
  service.answers(questionManageCalls.detail, detailOf([saved]));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已保存')).toBeVisible();
  expect(draftShelf(PERSON).find('question:1')).toBeNull();
});

it('opens with the draft of last time, which can be given up', async () => {
  draftShelf(PERSON).keep('question:1', draft(1, '写到一半'));
  const service = fakeService();
  service.answers(questionManageCalls.detail, detailOf());
  const { user } = await openAsTeacher(address, service);
  expect(await screen.findByText('已恢复您在本机未保存的草稿')).toBeVisible();
  expect(screen.getByLabelText('来源')).toHaveValue('写到一半');
  await user.click(screen.getByRole('button', { name: '放弃草稿' }));
  const asked = await screen.findByRole('alertdialog', { name: '放弃草稿？' });
  expect(draftShelf(PERSON).find('question:1')).not.toBeNull();
  await user.click(within(asked).getByRole('button', { name: '放弃草稿' }));
  await waitFor(() => expect(screen.getByLabelText('来源')).toHaveValue(''));
  await user.type(screen.getByLabelText('来源'), '新');
  expect(screen.queryByText('已恢复您在本机未保存的草稿')).toBeNull();
});

it('keeps what is written while it is being saved, over what was saved', async () => {
  const service = fakeService();
  service.answers(questionManageCalls.detail, detailOf());
  const asked: { questions: object[] }[] = [];
  service.answersWith(questionManageCalls.save, (_, body) => {
    asked.push(body as never);
    return { questions: [{ id: 1, version: asked.length + 1, isChanged: true }] };
  });
  const { user } = await openAsTeacher(address, service);
  await user.type(await screen.findByLabelText('来源'), '甲');
  const saved = anEdited({ version: 2, words: someWords({ source: '甲' }) });
  const { held, letGo } = holdOnce(service, questionManageCalls.save);
  await user.click(screen.getByRole('button', { name: '保存' }));
  await held;
  service.answers(questionManageCalls.detail, detailOf([saved]));
  await user.type(screen.getByLabelText('来源'), '乙');
  letGo();
  expect(await screen.findByText('已保存')).toBeVisible();
  expect(screen.getByLabelText('来源')).toHaveValue('甲乙');
  expect(draftShelf(PERSON).find('question:1')?.questions[0]).toMatchObject({ id: 1, version: 2 });
  expect(screen.queryByText('该题目已被他人修改，您的改动没有丢失')).toBeNull();
  await user.click(await screen.findByRole('button', { name: '保存' }));
  await waitFor(() => expect(asked[1]?.questions[0]).toMatchObject({ id: 1, version: 2 }));
  expect(asked[1]?.questions[0]).toMatchObject({ words: { source: '甲乙' } });
});

it('takes what is written meanwhile along to the page of the new question', async () => {
  const service = fakeService();
  const made = anEdited({ id: 5, words: someWords({ source: '甲' }) });
  service.answers(questionManageCalls.detail, detailOf([made]));
  const questions = [{ id: 5, version: 1, isChanged: true }];
  service.answers(questionManageCalls.save, { questions });
  const { user, at } = await openAsTeacher(newAddress, service);
  await user.type(await screen.findByLabelText('来源'), '甲');
  const { held, letGo } = holdOnce(service, questionManageCalls.save);
  await user.click(screen.getByRole('button', { name: '保存' }));
  await held;
  await user.type(screen.getByLabelText('来源'), '乙');
  letGo();
  await waitFor(() => expect(at()).toBe('/univ/banks/question?questionId=5'));
  expect(await screen.findByLabelText('来源')).toHaveValue('甲乙');
  expect(draftShelf(PERSON).find('new:1:2')).toBeNull();
});

it('leaves the draft of another tab alone that writes the same question', async () => {
  const locks = otherTabsHold(`draft ${PERSON}:question:1`);
  draftShelf(PERSON).keep('question:1', draft(1, '另一页的草稿'));
  const service = fakeService();
  service.answers(questionManageCalls.detail, detailOf());
  const { user } = await openAsTeacher(address, service);
  await user.type(await screen.findByLabelText('来源'), '这一页');
  expect(screen.getByLabelText('来源')).toHaveValue('这一页');
  const [theirs, mine] = ['question:1', 'question:1#2'].map((name) =>
    draftShelf(PERSON).find(name),
  );
  expect(theirs?.questions[0]?.words.source).toBe('另一页的草稿');
  expect(mine?.questions[0]?.words.source).toBe('这一页');
  expect(mine?.stamp).not.toBe(theirs?.stamp);
  locks.restore();
});

it('has the draft still when a session ended and the same person comes back', async () => {
  const service = fakeService();
  service.answers(questionManageCalls.detail, detailOf());
  const { user, session, router } = await openAsTeacher(address, service);
  await user.type(await screen.findByLabelText('来源'), '写到一半');
  service.refuses(questionManageCalls.save, { status: 401, flag: 401, message: '登录已过期' });
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(session.get().isSignedIn).toBe(false));
  expect(draftShelf(PERSON).find('question:1')?.questions[0]?.words.source).toBe('写到一半');
  await act(() => router.navigate('/'));
  await act(() => session.signIn('good'));
  await act(() => router.navigate(address));
  expect(await screen.findByText('已恢复您在本机未保存的草稿')).toBeVisible();
  expect(screen.getByLabelText('来源')).toHaveValue('写到一半');
});

it('shows both where somebody else has saved meanwhile, and keeps the one that is chosen', async () => {
  draftShelf(PERSON).keep('question:1', draft(1, '我的来源'));
  const service = fakeService();
  const theirs = anEdited({ version: 2, words: someWords({ source: '同事的来源' }) });
  service.answers(questionManageCalls.detail, detailOf([theirs]));
  const asked: { questions: { version: number }[] }[] = [];
  service.answersWith(questionManageCalls.save, (_, body) => {
    asked.push(body as never);
    return { questions: [{ id: 1, version: 3, isChanged: true }] };
  });
  const { user } = await openAsTeacher(address, service);
  expect(await screen.findByText('该题目已被他人修改，您的改动没有丢失')).toBeVisible();
  expect(screen.getByText('同事的来源')).toBeVisible();
  expect(screen.getByText('不同之处：来源')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '用我的改动覆盖' }));
  await waitFor(() => expect(asked[0]?.questions[0]).toMatchObject({ id: 1, version: 2 }));
});

it('takes a sound by its whole address, and says why one was not taken', async () => {
  const service = fakeService();
  service.answers(questionManageCalls.detail, detailOf());
  const permission = { host: '/storage', keyPrefix: 'upload/1/', fields: [], suffixes: ['mp3'] };
  service.answers(openCalls.oss, { ...permission, expiresAt: 0, maxBytes: 1 });
  const message = '文件内容与扩展名不符';
  const refused = new AxiosError('', '', undefined, null, { data: { message } } as never);
  const post = jest.spyOn(axios, 'post').mockRejectedValueOnce(refused).mockResolvedValue({});
  const { user } = await openAsTeacher(address, service);
  await editorOf(() => screen.getByRole('textbox', { name: /^题干/ }));
  const [, field] = document.querySelectorAll<HTMLInputElement>('input[accept*=".mp3"]');
  const sound = new File(['x'], '心音.MP3', { type: 'audio/mpeg' });
  await user.upload(field!, sound);
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重试：心音.MP3' }));
  const written = /<audio controls="" src="\/storage\/upload\/1\/[\w-]{36}\.mp3"><\/audio>/;
  await waitFor(() =>
    expect(draftShelf(PERSON).find('question:1')?.questions[0]?.words.stem).toMatch(written),
  );
  post.mockRestore();
});
