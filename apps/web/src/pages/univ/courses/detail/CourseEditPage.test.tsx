import { courseMakingCalls as calls } from '@cheese/domain/calls/learning/courseMaking';
import { writeRich } from '@cheese/ui/testing/sheetOf';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCourse, anItem, bodiesOf, seenCourse } from '../testing/madeCourse';

it('moves an item by the keyboard into the next chapter, and keeps the focus', async () => {
  const { service, user } = await seenCourse();
  const bodies = bodiesOf(service, calls.moveItem, null);
  const link = await screen.findByRole('link', { name: '课件12' });
  act(() => link.focus());
  const items = [anItem(11), anItem(12, { chapterId: 2 })];
  service.answers(calls.detail, aCourse({ items }));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(bodies).toEqual([{ itemId: 12, chapterId: 2, place: 0 }]));
  const second = await screen.findByRole('region', { name: '第2章' });
  const moved = await within(second).findByRole('link', { name: '课件12' });
  await waitFor(() => expect(moved).toHaveFocus());
});

it('moves an item by dropping it on another one, or on a chapter', async () => {
  const { service } = await seenCourse();
  const bodies = bodiesOf(service, calls.moveItem, null);
  const [first, second] = await screen.findAllByRole('listitem');
  const drop = (on: Element) => {
    const event = createEvent.drop(on);
    const dataTransfer = { getData: () => '12', types: ['application/x-courseware'] };
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    fireEvent(on, event);
  };
  drop(first!);
  await waitFor(() => expect(bodies).toEqual([{ itemId: 12, chapterId: 1, place: 0 }]));
  expect(second).toBeVisible();
});

it('takes an item out, and gives it back', async () => {
  const { service, user } = await seenCourse();
  service.answers(calls.removeItem, { removedAt: 77 });
  const bodies = bodiesOf(service, calls.restore, null);
  await user.click(await screen.findByRole('button', { name: '移除：课件11' }));
  expect(await screen.findByText('已移除“课件11”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(bodies).toEqual([{ courseId: 1, removedAt: 77 }]));
});

it('adds a chapter and an item of a type', async () => {
  const { service, user } = await seenCourse();
  const chapters = bodiesOf(service, calls.addChapter, { chapterId: 3 });
  const items = bodiesOf(service, calls.addItem, { itemId: 9 });
  await user.click(await screen.findByRole('button', { name: '添加章' }));
  await user.type(screen.getByLabelText(/章节名称/), '第三章');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(chapters).toEqual([{ courseId: 1, pid: null, title: '第三章' }]));
  await user.click(screen.getByRole('button', { name: '添加课件：第1章' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '添加课件' }));
  expect(dialog.getByText('请填写课件名称')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/课件类型/), '随堂测试');
  await user.type(dialog.getByLabelText(/课件名称/), '小测');
  await user.click(dialog.getByRole('button', { name: '添加课件' }));
  await waitFor(() => expect(items).toEqual([{ chapterId: 1, type: 64, title: '小测' }]));
});

it('writes what stands before a chapter', async () => {
  const { service, user } = await seenCourse();
  const bodies = bodiesOf(service, calls.saveChapter, { edition: 2 });
  await user.click(await screen.findByRole('button', { name: '编辑章节：第1章' }));
  const dialog = within(await screen.findByRole('dialog', { name: '编辑章节' }));
  await writeRich(() => dialog.getByRole('textbox', { name: /本章导读/ }), '<p>先复习解剖</p>');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  const html = expect.stringContaining('先复习解剖') as unknown;
  await waitFor(() => expect(bodies).toEqual([{ chapterId: 1, edition: 1, title: '第1章', html }]));
});

it('lists what keeps it from being published, and publishes nothing before', async () => {
  const message = '课件“课件11”：笔记还没有内容';
  const { user } = await seenCourse(aCourse({ faults: [{ itemId: 11, message }] }));
  const fault = await screen.findByRole('link', { name: message });
  expect(fault).toHaveAttribute('href', '/univ/courses/item?itemId=11');
  await user.click(screen.getByRole('button', { name: '发布' }));
  expect(await screen.findByText('课程还不能发布，请先处理列出的问题')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('publishes now, or says when', async () => {
  const { service, user } = await seenCourse();
  const bodies = bodiesOf(service, calls.publish, { edition: 4 });
  await user.click(await screen.findByRole('button', { name: '发布' }));
  const dialog = within(await screen.findByRole('dialog', { name: '发布课程' }));
  expect(dialog.getByText(/本校全部学生（目前 30 人，包括之后加入的）/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '定时发布' }));
  await user.click(dialog.getByRole('button', { name: '发布' }));
  expect(dialog.getByText('请选择发布时间')).toBeVisible();
  fireEvent.change(dialog.getByLabelText(/发布时间/, { selector: 'input' }), {
    target: { value: '2026-12-01T08:00' },
  });
  await user.click(dialog.getByRole('button', { name: '发布' }));
  const at = Date.parse('2026-12-01T08:00:00+08:00');
  await waitFor(() => expect(bodies).toEqual([{ courseId: 1, edition: 3, at }]));
});

it('says that changes are seen at once, and withdraws after asking', async () => {
  const { service, user } = await seenCourse(aCourse({ state: 'published', publishedAt: 1 }));
  const bodies = bodiesOf(service, calls.withdraw, { edition: 4 });
  expect(await screen.findByText(/您的修改会立即对学员生效/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '撤下' }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText(/他们的笔记与学习记录会保留/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: '撤下' }));
  await waitFor(() => expect(bodies).toEqual([{ courseId: 1, edition: 3 }]));
});

describe('the sheet', () => {
  it('is saved with what was seen, its goals line by line', async () => {
    const { service, user } = await seenCourse(aCourse(), '&view=sheet');
    const bodies = bodiesOf(service, calls.save, { edition: 4 });
    await user.type(await screen.findByLabelText('学习目标'), '判读心率{Enter}判读节律');
    await user.click(screen.getByRole('button', { name: '移出：陈老师' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      courseId: 1,
      edition: 3,
      teachers: [],
      sheet: { goals: ['判读心率', '判读节律'] },
    });
    expect(bodies[0]).not.toHaveProperty('audience');
  });

  it('says that a colleague was first, and keeps what was typed', async () => {
    const { service, user } = await seenCourse(aCourse(), '&view=sheet');
    service.refuses(calls.save, { status: 409, flag: 409, message: '已被修改' });
    await user.type(await screen.findByLabelText(/课程名称/), '（上）');
    service.answers(calls.detail, aCourse({ edition: 5 }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('button', { name: '载入新版本' })).toBeVisible();
    expect(screen.getByLabelText(/课程名称/)).toHaveValue('心电图入门（上）');
    await user.click(screen.getByRole('button', { name: '发布' }));
    expect(await screen.findByText('还有没保存的修改，请先保存再发布')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what counts for a certificate, and lets its maker say otherwise', async () => {
    const { service, user } = await seenCourse(aCourse(), '&view=sheet');
    const bodies = bodiesOf(service, calls.save, { edition: 4 });
    const share = await screen.findByLabelText('结业证书');
    expect(screen.queryByLabelText('由学员手动标记学完的课件')).toBeNull();
    await user.selectOptions(share, '80');
    expect(
      screen.getByText(/2 项课件有 1 项计入证书.*其余 1 项由学员手动标记，不计入/),
    ).toBeVisible();
    await user.selectOptions(screen.getByLabelText('由学员手动标记学完的课件'), '计入证书');
    expect(screen.getByText(/2 项课件全部计入证书，其中 1 项只凭学员自己标记/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '保存' }));
    const sheet = { certificateShare: 80, countsByHand: true };
    await waitFor(() => expect(bodies).toMatchObject([{ sheet }]));
  });

  it('warns where nothing counts, and the certificate is out of reach', async () => {
    const { user } = await seenCourse(aCourse({ seenDoneCount: 0 }), '&view=sheet');
    await user.selectOptions(await screen.findByLabelText('结业证书'), '80');
    expect(screen.getByText(/学员无法获得证书/)).toBeVisible();
  });

  it('takes a drawing after the name as its cover', async () => {
    const { service, user } = await seenCourse(aCourse(), '&view=sheet');
    service.answers(calls.drawCover, { cover: 'course/drawn-1-960.webp' });
    const bodies = bodiesOf(service, calls.save, { edition: 4 });
    await user.click(await screen.findByRole('button', { name: '按名称绘制' }));
    await screen.findByText('已绘制新封面，保存后生效');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(bodies).toMatchObject([{ sheet: { cover: 'course/drawn-1-960.webp' } }]),
    );
  });
});
