import { fakeService } from '@cheese/api-client/testing/fakeService';
import { paperManageCalls } from '@cheese/domain/calls/exam/paperManage';
import type { KeyedQuestion, PaperDetail } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { openAsTeacher } from '../../../../../testing/openAsTeacher';

export const question = (id: number, more: Partial<KeyedQuestion> = {}): KeyedQuestion => ({
  id,
  type: 1,
  difficulty: 1,
  context: null,
  groupId: null,
  pictures: [],
  stem: `第${id}号题`,
  options: ['甲', '乙'].map((text, at) => ({ key: 'AB'[at]!, text, picture: null })),
  prompts: [],
  version: 1,
  isOutdated: false,
  bankId: 1,
  right: [['A']],
  analysis: '因为甲',
  tags: [],
  ...more,
});
const item = (questionId: number) => ({ questionId, version: 1, score: 2 });
export const aPaper: PaperDetail = {
  id: 1,
  name: '期中试卷',
  edition: 3,
  isArchived: false,
  updatedAt: 0,
  sections: [{ title: '一、单选题', note: '', draws: [], items: [item(11), item(12)] }],
  questions: [question(11), question(12)],
  findings: [{ kind: 'outdated', section: 0, at: 1, message: '第 2 题已有新版本' }],
};
export const source = {
  id: 1,
  name: '病理学题库',
  isOwn: true,
  chapters: [{ id: 4, parentId: null, name: '炎症', count: 9 }],
};

export const seenPaper = async (address = '/univ/papers/detail?paperId=1') => {
  const service = fakeService();
  service.answers(paperManageCalls.detail, aPaper);
  service.answers(paperManageCalls.sources, [source]);
  const { user } = await openAsTeacher(address, service);
  return { service, user };
};
