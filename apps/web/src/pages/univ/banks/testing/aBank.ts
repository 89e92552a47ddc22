import type {
  BankQuestionWords,
  EditedQuestion,
  ListedQuestion,
} from '@cheese/domain/contract/exam/shapes/bankQuestion';
import type { ManagedBank } from '@cheese/domain/contract/exam/bankManage';

export const aBank = (said: Partial<ManagedBank> = {}): ManagedBank => ({
  id: 1,
  name: '内科学题库',
  summary: '',
  isPlatform: false,
  isMine: true,
  isShared: true,
  ownerName: '王老师',
  mayEdit: true,
  mayGovern: true,
  questionCount: 2,
  chapterCount: 2,
  reportCount: 1,
  updatedAt: 0,
  archivedAt: null,
  ...said,
});

export const someChapters = [
  { id: 1, parentId: null, name: '第一章', questionCount: 2 },
  { id: 2, parentId: null, name: '第二章', questionCount: 0 },
];

export const aListed = (said: Partial<ListedQuestion> = {}): ListedQuestion => ({
  id: 1,
  version: 1,
  chapterId: 1,
  groupId: null,
  type: 1,
  difficulty: 2,
  stem: '甲题',
  tags: [],
  source: '',
  reportCount: 0,
  hasTwins: false,
  writtenAt: 0,
  ...said,
});

export const someWords = (said: Partial<BankQuestionWords> = {}): BankQuestionWords => ({
  type: 1,
  difficulty: 2,
  context: '',
  group: null,
  stem: '甲题',
  pictures: [],
  options: [
    { key: 'A', text: '甲', picture: null },
    { key: 'B', text: '乙', picture: null },
  ],
  prompts: [],
  key: [['B']],
  analysis: '解析',
  tags: [],
  source: '',
  ...said,
});

export const anEdited = (said: Partial<EditedQuestion> = {}): EditedQuestion => ({
  id: 1,
  version: 1,
  words: someWords(),
  writerName: '王老师',
  writtenAt: 0,
  ...said,
});
