import { commenting, first, second, seeing, third } from '../../../testing/calls/commenting';
import { useTestApp } from '../../../testing/useTestApp';
import { commentLike } from '../course/learners/comment.tables';
import { commentRoutes } from './comment.routes';
import { notices } from '../../../testing/given/school/notices';

const test = useTestApp({ modules: { main: [commentRoutes(seeing), notices] } });
const { given, ask, add, reply, added, replied, list, noticesOf } = commenting(test);

beforeEach(given);

describe('comment/v1/reply', () => {
  it('shows the first two, and all of them in their order when asked', async () => {
    const { id } = await added(first, '问');
    const one = await replied(second, id, '答一');
    await replied(first, id, '谢谢', { replyId: one.id });
    await replied(second, id, '不客气');
    const [shown] = (await list(null)).list;
    expect(shown).toMatchObject({
      replyCount: 3,
      firstReplies: [
        { text: '答一', answers: null },
        { text: '谢谢', answers: { nickname: '乙' } },
      ],
    });
    const { body } = await ask(`GET reply/list?commentId=${id}&page=2&pageCnt=2`, null);
    expect(body.data).toMatchObject({ total: 3, list: [{ text: '不客气' }] });
  });

  it('answers no reply as if it were a comment, and none of another thread', async () => {
    const { id } = await added(first, '问');
    const other = await added(first, '另问');
    const one = await replied(second, id, '答');
    expect((await reply(first, one.id, '错')).status).toBe(404);
    expect((await reply(first, other.id, '错', { replyId: one.id })).status).toBe(404);
    expect((await reply(first, 999, '错')).status).toBe(404);
  });

  it('tells who is answered, in one line until they read it, and nobody of themselves', async () => {
    const { id } = await added(first, '问');
    await replied(first, id, '补充');
    expect(await noticesOf(first, 'reply')).toEqual([]);
    await replied(second, id, '答一');
    await replied(third, id, '答二');
    expect(await noticesOf(first, 'reply')).toMatchObject([
      {
        text: '答二',
        others: 1,
        sender: { nickname: '丙' },
        about: { target: 1, targetId: id, excerpt: '问', productId: 1, productType: 1 },
      },
    ]);
  });

  it('names people of the thread, and tells them; strangers to it are not disturbed', async () => {
    await added(second, '在');
    const said = await added(first, '@乙 @丙 请看', { mentionIds: [second, third] });
    expect(said.mentions).toMatchObject([{ id: second }]);
    expect(await noticesOf(second, 'reply')).toMatchObject([{ about: { isMention: true } }]);
    expect(await noticesOf(third, 'reply')).toEqual([]);
  });

  it('tells of words at a drill on whose page they stand', async () => {
    const drill = { subjectType: 5, subjectId: 1 };
    const { id } = await added(first, '手放哪里？', drill);
    await replied(second, id, '胸骨下半段');
    expect(await noticesOf(first, 'reply')).toMatchObject([
      { text: '胸骨下半段', about: { targetId: id, productId: 1, productType: 512 } },
    ]);
    const { body } = await ask('GET list?subjectType=5&subjectId=1', null);
    expect(body.data).toMatchObject({ total: 1, list: [{ text: '手放哪里？', stars: null }] });
    expect((await ask('GET list?subjectType=5&subjectId=2', null)).status).toBe(404);
    expect((await list(null)).total).toBe(0);
  });

  it('calls the same person ten times a day, whatever is written', async () => {
    await added(second, '好');
    for (let nth = 0; nth < 10; nth += 1) {
      await added(first, `@乙 ${nth}`, { mentionIds: [second] });
      test.clock.pass(60);
    }
    expect((await add(first, '@乙 再来', { mentionIds: [second] })).status).toBe(429);
    expect((await add(first, '不再叫人')).status).toBe(200);
  });
});

describe('comment/v1/like', () => {
  const like = (by: number, id: number, isLiked = true) => ask('PUT like', by, { id, isLiked });

  it('counts each person once, also twice at once, and is taken back', async () => {
    const { id } = await added(first, '好');
    await Promise.all([like(second, id), like(second, id), like(second, id), like(third, id)]);
    expect((await list(second)).list[0]).toMatchObject({ likeCount: 2, isLiked: true });
    expect((await list(first)).list[0]).toMatchObject({ likeCount: 2, isLiked: false });
    expect((await like(second, id, false)).body.data).toEqual({ likeCount: 1 });
    expect((await like(second, id, false)).body.data).toEqual({ likeCount: 1 });
    expect(await test.database.db.$count(commentLike)).toBe(2);
  });

  it('is nobody’s for their own words', async () => {
    const { id } = await added(first, '好');
    expect((await like(first, id)).body).toMatchObject({ message: '不能为自己的评论点赞' });
    expect((await list(first)).list[0]).toMatchObject({ likeCount: 0, isLiked: false });
  });

  it('is told once, and with those of others in one line', async () => {
    const { id } = await added(first, '好');
    for (const isLiked of [true, false, true, false, true]) await like(second, id, isLiked);
    await like(third, id);
    expect(await noticesOf(first, 'like')).toMatchObject([
      { others: 1, sender: { nickname: '丙' }, about: { targetId: id } },
    ]);
  });
});
