import { aCourse, LEARNER, making, makingRoutes, studyRoutes } from '../../../testing/calls/making';
import { commodity } from '../../shop/goods/commodity.tables';
import { media } from '../mediaFile/media.tables';
import { courseRoutes } from '../course/course.routes';
import { useTestApp } from '../../../testing/useTestApp';

const routes = [makingRoutes, courseRoutes, studyRoutes];
const test = useTestApp({ modules: { main: routes } });
const { given, post, detail, item, saveItem } = making(test);

const asLearner = async (path: string) =>
  test.ask(`GET /doctor-cheese/${path}`, undefined, { token: await test.signIn(LEARNER) });
const publish = async () =>
  post('publish', { courseId: 1, edition: (await detail()).edition, at: null });

describe('an item', () => {
  const test64 = { courses: [{ ...aCourse, chapters: [{ items: [{ type: 64 as const }] }] }] };
  const film = { courses: [{ ...aCourse, chapters: [{ items: [{ type: 1 as const }] }] }] };
  const aFilm = { type: 1, mediaId: 1, chapters: [], checks: [], inOrder: true, subtitles: null };
  const give = (row: Partial<typeof media.$inferInsert> = {}) =>
    test.database.db.insert(media).values({
      kind: 'film',
      key: 'film/a.mp4',
      name: '片.mp4',
      bytes: 1,
      organisationId: 1,
      createdAt: test.clock.now(),
      readyAt: test.clock.now(),
      durationS: 60,
      ...row,
    });

  it('asks questions of the school’s banks, and of no other', async () => {
    await given(test64);
    const ask = (...questionIds: number[]) =>
      saveItem({ rule: 'passed', content: { type: 64, questionIds, passShare: 80 } });
    expect((await ask(1, 3)).body.message).toBe('所选题目中有您不能使用的题');
    expect((await ask(1, 99)).status).toBe(400);
    expect((await ask(2, 1)).body.data).toEqual({ edition: 2, fault: null });
    expect((await item()).questions.map(({ stem }) => stem)).toEqual(['乙', '甲']);
  });

  it('tells the specimens that it names by picture and name, and that one is gone', async () => {
    await given({ courses: [{ ...aCourse, chapters: [{ items: [{ type: 48 as const }] }] }] });
    const sold = { type: 2, productId: 5, title: '心脏标本' } as const;
    // The second one has no slides, so it is not offered.
    const empty = { type: 2, productId: 7, title: '空的' } as const;
    await test.given({ commodities: [sold, empty], slides: [{ id: 5, slides: [] }] });
    const named = (...specimenIds: number[]) => saveItem({ content: { type: 48, specimenIds } });
    expect((await named(7)).status).toBe(400);
    expect((await named(5)).status).toBe(200);
    expect((await item()).opens).toMatchObject([{ id: 5, title: '心脏标本', isGone: false }]);
    await test.database.db.delete(commodity);
    expect((await item()).opens).toEqual([{ id: 5, title: '', thumbnail: '', isGone: true }]);
  });

  it('has its own rules alone, and stays of its type', async () => {
    await given(test64);
    const content = { type: 64, questionIds: [1], passShare: 60 };
    expect((await saveItem({ rule: 'watched', content })).status).toBe(400);
    expect((await saveItem({ content: { type: 8, html: '好' } })).status).toBe(400);
  });

  it.each([
    ['another school’s', { organisationId: 2 }, '文件不存在，或不属于您的学校'],
    ['the platform’s', { organisationId: null }, '文件不存在，或不属于您的学校'],
    ['a document', { kind: 'document' as const }, '文件类型与课件不符'],
  ])('takes no film that is %s', async (_, row, message) => {
    await given(film);
    await give(row);
    expect((await saveItem({ content: aFilm })).body.message).toBe(message);
  });

  it('says that a film is not ready, and that a mark is beyond its end', async () => {
    await given(film);
    await give({ readyAt: null });
    expect((await saveItem({ content: aFilm })).body.data).toMatchObject({
      fault: '文件还在转换，完成后才能学习',
    });
    await test.database.db.update(media).set({ readyAt: test.clock.now() });
    const late = { ...aFilm, checks: [{ second: 61, questionId: 1, mustAnswer: true }] };
    expect((await saveItem({ content: late })).body.data).toMatchObject({
      fault: '第 61 秒超出了视频时长',
    });
    const marks = [9, 3].map((second) => ({ second, title: `${second}` }));
    await saveItem({ content: { ...aFilm, chapters: marks, subtitles: 'WEBVTT\n\n' } });
    expect((await item()).content).toMatchObject({ chapters: [{ second: 3 }, { second: 9 }] });
    expect((await saveItem({ content: { ...aFilm, subtitles: '1\n00:00' } })).status).toBe(400);
  });

  it('of an open course is hidden until it is whole', async () => {
    await given();
    await publish();
    const { itemId } = (await post('item/add', { chapterId: 1, type: 8, title: '新' })).body
      .data as {
      itemId: number;
    };
    expect(await item(itemId)).toMatchObject({ isHidden: true, fault: '笔记还没有内容' });
    const { body } = await saveItem({ isHidden: false }, itemId);
    expect(body.message).toContain('课程已发布：请先补全');
    const content = { type: 8, html: '<p>好</p>' };
    expect((await saveItem({ isHidden: false, content }, itemId)).status).toBe(200);
    test.clock.pass(2);
    const { data } = (await asLearner('course/v1/directory?courseId=1')).body;
    expect(data).toMatchObject([{ coursewares: [{ id: 1 }, { id: itemId }] }]);
  });

  it('is not written over by who did not see what a colleague has saved', async () => {
    await given();
    const content = (html: string) => ({ content: { type: 8, html } });
    await saveItem(content('<p>一</p>'));
    expect((await saveItem({ ...content('<p>二</p>'), edition: 1 })).status).toBe(409);
    expect((await item()).content).toEqual({ type: 8, html: '一' });
  });
});
