import type { QuestionLibrary } from '@cheese/domain/contract/exam/questionLibrary';
import { bankAsCard } from '../questionBank/bankAsCard';
import { soldAsCard } from './soldAsCard';

const sold = {
  charge: 2,
  offer: null,
  isLocked: true,
  openUntil: null,
  givenBy: null,
  cover: '/a.webp',
} as const;
const named = { id: 7, commodityId: 9, name: '解剖', summary: '简介' };
const shown = {
  charge: 2,
  offer: null,
  isLocked: true,
  opened: null,
  openUntil: null,
  givenBy: null,
  limitedFree: false,
  deadline: null,
  id: 9,
  productId: 7,
  title: '解剖',
  description: '简介',
  cover: '/a.webp',
  learnerCount: 0,
  tags: [],
  teacher: null,
  publishedAt: 0,
};

it('is shown as everything on sale', () => {
  const one = { ...sold, ...named, opened: null };
  expect(soldAsCard(16, one)).toEqual({ ...shown, type: 16 });
  const free = soldAsCard(16, { ...one, opened: 'limitedFree', learnerCount: 3 });
  expect(free).toMatchObject({ limitedFree: true, learnerCount: 3 });
});

it('a bank is shown like that', () => {
  const bank = (opened: 'limitedFree' | null) =>
    bankAsCard({ ...sold, ...named, opened, learnerCount: 3 } as QuestionLibrary);
  expect(bank(null)).toEqual({ ...shown, type: 4, learnerCount: 3 });
  expect(bank('limitedFree').limitedFree).toBe(true);
});
