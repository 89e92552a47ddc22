import { paperManageCalls } from '@cheese/domain/calls/exam/paperManage';
import { questionManageCalls } from '@cheese/domain/calls/exam/questionManage';
import { courseMakingCalls as calls } from '@cheese/domain/calls/learning/courseMaking';
import { coursewareCalls } from '@cheese/domain/calls/learning/courseware';
import type { FilmPlayerProps } from '@cheese/player/FilmPlayer';
import { writeRich } from '@cheese/ui/testing/sheetOf';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anItemDetail, bodiesOf, seenItem } from '../testing/madeCourse';

/** Props of the fake player. */
const film = { props: null as FilmPlayerProps | null };
jest.mock('@cheese/player/FilmPlayer', () => ({
  FilmPlayer(props: FilmPlayerProps) {
    film.props = props;
    return <p>影片</p>;
  },
}));

const content = { type: 1, mediaId: 4, chapters: [], checks: [], inOrder: false, subtitles: null };
const chapters = [{ id: 21, parentId: null, name: '心律', count: 3 }];

async function seen(banks: object[]) {
  const shown = await seenItem(anItemDetail({ type: 1, rule: 'watched', content } as never));
  const { service, user } = shown;
  service.answers(paperManageCalls.sources, banks);
  service.answers(coursewareCalls.detail, {
    id: 11,
    courseId: 1,
    type: 1,
    title: '房颤',
    video: '/media/x/film.mp4',
    poster: null,
    subtitles: null,
    chapters: [],
    sizes: [],
    strip: null,
  });
  await user.click(await screen.findByRole('button', { name: '边看边写题' }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: '边看边写题' })) };
}

it('is written with the film beside it, and asked where that stands', async () => {
  const own = { id: 2, name: '诊断学', isOwn: true, chapters };
  const { service, user, dialog } = await seen([{ ...own, id: 1, isOwn: false }, own]);
  const made = { questions: [{ id: 55, version: 1, isChanged: true }] };
  const written = bodiesOf(service, questionManageCalls.save, made);
  const saved = bodiesOf(service, calls.saveItem, { edition: 2, fault: null });
  expect(await dialog.findByText('影片')).toBeVisible();
  act(() => film.props?.onSecond(83));
  expect(dialog.getByText('将在 01:23 停下提问')).toBeVisible();
  await user.selectOptions(await dialog.findByLabelText(/题型/), '判断题');
  const send = dialog.getByRole('button', { name: '保存，在 01:23 提问' });
  await user.click(send);
  expect(dialog.getByText('请填写题干')).toBeVisible();
  await writeRich(() => dialog.getByRole('textbox', { name: /^题干/ }), '<p>是房颤</p>');
  await user.click(await dialog.findByRole('radio', { name: '正确' }));
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(written).toMatchObject([{ bankId: 2, chapterId: 21 }]);
  // Submitting the dialog must not submit the form behind it.
  expect(saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: '保存' }));
  const checks = [{ second: 83, questionId: 55, mustAnswer: true }];
  await waitFor(() => expect(saved).toMatchObject([{ content: { checks } }]));
});

it('leads to the banks who has none to write in', async () => {
  const { dialog } = await seen([]);
  expect(await dialog.findByRole('link', { name: '前往题库' })).toBeVisible();
});
