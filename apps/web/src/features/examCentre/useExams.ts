import { useGetExamListQuery } from '@cheese/api-client/exam/exam';
import type { ExamState } from '@cheese/domain/codes/exam/exams';
import type { Exam } from '@cheese/domain/contract/exam/exam';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { skipToken } from '@reduxjs/toolkit/query';

export const EXAMS_EACH = 8;

export type ExamTab = 'now' | 'next' | 'past';

const statesOf: Record<ExamTab, readonly [ExamState, ExamState?]> = {
  now: ['answering', 'open'],
  next: ['upcoming'],
  past: ['submitted', 'missed'],
};

interface Listed {
  list: Exam[];
  total: number;
}

/**
 * A tab may combine two exam states, which the service lists separately. Page 2 then holds the
 * second page of both lists, and the number of pages is that of the longer list.
 */
export function useExams(tab: ExamTab, page: number): Answerable<Listed> {
  const [first, second] = statesOf[tab];
  const asked = { page, pageCnt: EXAMS_EACH };
  const fresh = { refetchOnMountOrArgChange: true };
  const one = useGetExamListQuery({ ...asked, state: first }, fresh);
  const other = useGetExamListQuery(second ? { ...asked, state: second } : skipToken, fresh);
  const known = [one, ...(second ? [other] : [])];
  return {
    data: joined(known.map(({ data }) => data)),
    currentData: joined(known.map(({ currentData }) => currentData)),
    error: known.find(({ error }) => error)?.error,
    isFetching: known.some(({ isFetching }) => isFetching),
    refetch: () => known.map(({ refetch }) => refetch()),
  };
}

function joined(parts: readonly (Listed | undefined)[]): Listed | undefined {
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return {
    list: known.flatMap(({ list }) => list),
    total: Math.max(...known.map(({ total }) => total)),
  };
}
