import {
  useGetMyCourseQuestionsQuery,
  useGetWaitingCourseQuestionsQuery,
} from '@cheese/api-client/learning/courseQuestion';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import { Lines } from '@cheese/ui/list/Lines';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths';
import { useSession, useSessionState } from '../../../session/session';
import { QuestionLine } from './QuestionLine';
import { texts } from './texts';

const PAGE_SIZE = 20;
const filters = { waiting: texts.waitings } as const;

/** The user's questions in all courses, and unanswered ones in the courses they teach. */
export function OwnQuestions() {
  const { isSignedIn } = useSessionState();
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isSignedIn === false) mayAct(pathname + search);
  }, [isSignedIn, mayAct, pathname, search]);
  return (
    <Content>
      <PageTitle lead={texts.lead}>{texts.mine}</PageTitle>
      {isSignedIn ? <Own /> : <RowsSkeleton />}
    </Content>
  );
}

function Own() {
  const address = useListAddress(filters);
  const { waiting, ...narrowed } = address.asked;
  const asked = { ...narrowed, pageCnt: PAGE_SIZE };
  const mine = useGetMyCourseQuestionsQuery(asked, { skip: waiting === 1 });
  const open = useGetWaitingCourseQuestionsQuery(asked, { skip: waiting !== 1 });
  const makeHref = (page: number) => address.href({ page });
  const { page, keyword } = narrowed;
  const choices = [
    { label: texts.mine, href: address.href({ waiting: undefined }), isChosen: waiting !== 1 },
    { label: texts.toAnswer, href: address.href({ waiting: 1 }), isChosen: waiting === 1 },
  ];
  return (
    <Section title={texts.what}>
      <ChoiceRow label={texts.whose} choices={choices} />
      <FilterBar address={address} filters={{}} names={{}} placeholder={texts.placeholder} />
      <Answered
        query={waiting === 1 ? open : mine}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<Nothing isWaiting={waiting === 1} isNarrowed={Boolean(keyword)} />}
      >
        {({ list, total }) => (
          <PagedList page={page}>
            {list.length === 0 && <PastTheEnd firstHref={makeHref(1)} />}
            <Lines>
              {list.map((question) => (
                <QuestionLine key={question.id} question={question} hasCourse />
              ))}
            </Lines>
            <Pager page={page} total={total} makeHref={makeHref} pageSize={PAGE_SIZE} />
          </PagedList>
        )}
      </Answered>
    </Section>
  );
}

function Nothing({ isWaiting, isNarrowed }: { isWaiting: boolean; isNarrowed: boolean }) {
  if (isNarrowed) return <EmptyState picture="search" sentence={texts.none} />;
  if (isWaiting) return <EmptyState sentence={texts.noneWaiting} />;
  return (
    <EmptyState
      sentence={texts.noneAsked}
      hint={texts.noneAskedHint}
      action={<Button href={paths.myCourse()}>{texts.toCourses}</Button>}
    />
  );
}
