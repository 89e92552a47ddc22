import { faultIn, moved, onTopOf, toAsked, withNew, type Written } from './draft';

const video = (id: number, more: object = {}) => ({
  id,
  title: `第 ${id} 段`,
  html: '',
  mediaId: id,
  ...more,
});
const written = (more: Partial<Written> = {}): Written => ({
  title: '基础生命支持',
  summary: '',
  html: '',
  cover: '',
  aims: '',
  equipment: '',
  steps: '判断意识',
  videos: [],
  practice: null,
  ...more,
});

it('sends lines without those that are empty', () => {
  const { steps } = toAsked(written({ steps: ' 判断意识 \n\n呼救\n' }));
  expect(steps).toEqual(['判断意识', '呼救']);
});

it.each([
  ['the name', { title: ' ' }, { at: 'title' }],
  ['too many lines', { aims: '线\n'.repeat(41) }, { at: 'aims' }],
  ['a long line', { steps: '长'.repeat(201) }, { at: 'steps' }],
  ['a name of a video', { videos: [video(1, { title: '' })] }, { id: 1, missing: 'title' }],
  [
    'how many questions',
    { practice: { chapterId: 1, questionCount: '51' } },
    { at: 'questionCount' },
  ],
  ['a film', { videos: [video(1), video(-1, { mediaId: null })] }, { id: -1, missing: 'film' }],
])('knows that %s is missing or too much', (_, said, fault) => {
  expect(faultIn(written(said as Partial<Written>))).toMatchObject(fault);
});

it('sends how many questions of a chapter are practised', () => {
  const practice = { chapterId: 4, questionCount: ' 12 ' };
  expect(toAsked(written({ practice })).practice).toEqual({ chapterId: 4, questionCount: 12 });
  expect(toAsked(written()).practice).toBeNull();
});

it('numbers new ones below those that are there', () => {
  expect(withNew(withNew([video(3)])).map(({ id }) => id)).toEqual([3, -1, -2]);
});

it('moves one, and none over the end', () => {
  const ids = (videos: readonly { id: number }[]) => videos.map(({ id }) => id);
  const all = [video(1), video(2), video(3)];
  expect(ids(moved(all, 1, -1))).toEqual([2, 1, 3]);
  expect(ids(moved(all, 2, 1))).toEqual([1, 2, 3]);
});

it('keeps what was written while it was saved, and knows new videos by their numbers', () => {
  const sent = written({ videos: [video(-1)] });
  const after = written({ steps: '判断意识', videos: [video(7)] });
  const was = { ...sent, title: '改名', videos: [video(-1, { title: '改' }), video(-2)] };
  const now = onTopOf(was, { sent, after });
  expect(now.title).toBe('改名');
  expect(now.videos.map(({ id, title }) => [id, title])).toEqual([
    [7, '改'],
    [-2, '第 -2 段'],
  ]);
});
