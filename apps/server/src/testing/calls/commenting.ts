import type { Seeing } from '../../modules/learning/comment/comment.subject';
import { mute, sensitiveWord } from '../../modules/people/publicWord/publicWord.tables';
import { refuse } from '../../calls/refusal';
import type { TestApp } from '../useTestApp';

const at = '/doctor-cheese/comment/v1';

/** The first teaches a free platform course, the others are learners. */
export const [teacher, first, second, third] = [1, 2, 3, 4] as const;

/** There is one drill in these tests, and no question. */
export const seeing: Seeing = {
  seeDrill: async ({ person }, id) =>
    id === 1
      ? { isKeeping: person?.roles.includes('platformAdmin') ?? false }
      : refuse('drill.notFound'),
  seeQuestion: () => refuse('question.notFound'),
  seeTopic: () => refuse('comment.subjectGone'),
};

interface Said {
  id: number;
  text: string;
  state: number;
  isHeld: boolean;
  isLiked: boolean;
  isMine: boolean;
  mayModerate: boolean;
  likeCount: number;
  replyCount: number;
  firstReplies: Said[];
  mentions: { id: number }[];
}

/** A course that is commented on, another of a school, and what is done to them. */
export function commenting(test: TestApp) {
  async function given() {
    await test.given({
      people: [{ nickname: '陈老师' }, { nickname: '甲' }, { nickname: '乙' }, { nickname: '丙' }],
      organisations: [{}],
      commodities: [{ charge: 1 }],
      courses: [
        {
          teachers: [{ personId: 1 }],
          chapters: [{ items: [{}] }],
          learners: [{ personId: 2, studied: 1 }],
        },
        { organisationId: 1, teachers: [{ personId: 1 }] },
      ],
    });
  }

  async function ask(call: string, by: number | null, asked?: object) {
    const who = by === null ? {} : { token: await test.signIn(by) };
    const [method = '', path = ''] = call.split(' ');
    return test.ask(`${method} ${at}/${path}`, asked, who);
  }

  const add = (by: number, text: string, more: object = {}) =>
    ask('POST add', by, { subjectType: 1, subjectId: 1, text, ...more });
  const reply = (by: number, commentId: number, text: string, more: object = {}) =>
    ask('POST reply/add', by, { commentId, text, ...more });

  async function made(way: ReturnType<typeof ask>) {
    const { status, body } = await way;
    if (status !== 200) throw new Error(String(body['message']));
    return body.data as Said;
  }
  const added = (...said: Parameters<typeof add>) => made(add(...said));
  const replied = (...said: Parameters<typeof reply>) => made(reply(...said));

  async function list(by: number | null, more = '') {
    const { body } = await ask(`GET list?subjectType=1&subjectId=1${more}`, by);
    return body.data as { list: Said[]; total: number };
  }
  const textsSeenBy = async (by: number | null) => (await list(by)).list.map(({ text }) => text);

  async function noticesOf(by: number, kind: 'reply' | 'like') {
    const token = await test.signIn(by);
    const { body } = await test.ask(`GET /doctor-cheese/notice/v1/${kind}/list`, undefined, {
      token,
    });
    return (body.data as { list: object[] }).list;
  }
  return { given, ask, add, reply, added, replied, list, textsSeenBy, noticesOf };
}

/** 1 bans the word, 2 holds the text for moderation. */
export const makeSensitive = ({ database, clock }: TestApp, word: string, action: 1 | 2) =>
  database.db.insert(sensitiveWord).values({ word, bare: word, action, addedAt: clock.now() });

/** For an hour. */
export function silence({ database, clock }: TestApp, personId: number) {
  const mutedAt = clock.now();
  const until = new Date(mutedAt.getTime() + 3_600_000);
  return database.db.insert(mute).values({ personId, reason: '刷屏', mutedAt, until });
}
