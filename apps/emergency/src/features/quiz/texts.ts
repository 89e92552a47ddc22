import type { Quiz } from '@cheese/domain/contract/emergency/shapes/quizShapes';

/** Practice uses only questions seen before, so giving it up wastes none. */
const usedUp = (isTest: boolean) => (isTest ? '；所抽的题目也算见过，不再计入以后的成绩' : '');

export const texts = {
  title: '急救测验',
  result: '测验结果',
  wrong: '错题本',
  history: '测验记录',
  parts: '测验栏目',
  ended: '本次测验已结束',
  endedWhy: '它可能已在其他窗口交卷，或已被新的测验取代。',
  seeHistory: '查看测验记录',
  wrongTimes: (count: number) => `累计答错 ${count} 次`,
  practice: '练习',
  practiceOnly: '本次为练习，不计入成绩、学情与证书。',
  again: '再测一次',
  practiseWrong: '再练错题',
  drawing: '正在抽题…',
  giveUpTitle: '放弃未完成的测验？',
  giveUp: ({ answers, questions, isTest }: Quiz) =>
    `您有一份未完成的测验（已答 ${answers.length}/${questions.length}）。开始新的测验后，它的作答将丢失${usedUp(isTest)}。`,
  giveUpAlone: '放弃测验',
  givenUp: '已放弃测验',
  giveUpLoses: ({ answers, questions, isTest }: Quiz) =>
    `已答 ${answers.length}/${questions.length}，放弃后作答将丢失${usedUp(isTest)}。`,
  goOn: '继续作答',
  giveUpConfirm: '放弃并开始',
  goOnFirst: '继续原测验',
} as const;
