import { useAddCommentMutation, useGetCommentsQuery } from '@cheese/api-client/learning/comment';
import { pageParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import type { Comment } from '@cheese/domain/contract/learning/comment';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSessionState } from '../../session/session';
import { AskedDialogs } from './AskedDialogs';
import { CommentForm } from './CommentForm';
import { mentionedIn } from './mentionedIn';
import { Replies } from './Replies';
import { SaidItem } from './SaidItem';
import { type BestChoice, type CommentAction, type Subject, ThreadContext } from './Thread';
import { texts } from './texts';
import { useMayWrite } from '../../session/useMayWrite';

const PAGE_SIZE = 10;

interface CommentsProps extends Subject {
  /** Name of the page parameter, if another list already uses `page`. */
  pageIn?: string;
  isClosed?: boolean;
  best?: BestChoice;
}

/** Comments on something that is discussed, with a form to add one. */
export function Comments(props: CommentsProps) {
  const { subjectType, subjectId, pageIn = 'page', isClosed = false, best } = props;
  const subject = { subjectType, subjectId };
  const { page, makeHref } = usePage(pageIn);
  const query = useGetCommentsQuery({ ...subject, page, pageCnt: PAGE_SIZE });
  const [asked, ask] = useState<CommentAction | null>(null);
  const comments = query.currentData?.list ?? [];
  return (
    <UnsavedGuard>
      <ThreadContext value={{ subject, comments, ask, isClosed, best }}>
        {!isClosed && <WriteOne subject={subject} comments={comments} />}
        <Answered
          query={query}
          what={texts.what}
          skeleton={<RowsSkeleton count={4} avatar />}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState sentence={texts.empty} dense />}
        >
          {({ list, total }) => (
            <PagedList page={page}>
              {list.length === 0 && <PastTheEnd firstHref={makeHref(1)} />}
              {list.map((comment) => (
                <SaidItem key={comment.id} said={comment}>
                  <Replies comment={comment} />
                </SaidItem>
              ))}
              <Pager
                page={page}
                total={total}
                makeHref={makeHref}
                pageSize={PAGE_SIZE}
                label={texts.what}
              />
            </PagedList>
          )}
        </Answered>
        <AskedDialogs asked={asked} onClose={() => ask(null)} />
      </ThreadContext>
    </UnsavedGuard>
  );
}

interface WriteOneProps {
  subject: Subject;
  comments: readonly Comment[];
}

function WriteOne({ subject, comments }: WriteOneProps) {
  const { isSignedIn } = useSessionState();
  const mayWrite = useMayWrite();
  const [add] = useAddCommentMutation();
  if (isSignedIn === false) {
    return (
      <Button variant="outlined" onClick={mayWrite}>
        {texts.login}
      </Button>
    );
  }
  const { subjectType, subjectId } = subject;
  return (
    <CommentForm
      key={`${subjectType}-${subjectId}`}
      draft={`comment-${subjectType}-${subjectId}`}
      label={texts.label}
      placeholder={texts.placeholder}
      confirm={texts.send}
      done={texts.sent}
      send={(text) => add({ ...subject, text, mentionIds: mentionedIn(text, comments) }).unwrap()}
    />
  );
}

/** The page number has its own parameter, beside those of the screen. */
function usePage(name: string) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const makeHref = (page: number) => {
    const said = new URLSearchParams(search);
    said.set(name, String(page));
    return `${pathname}?${said}`;
  };
  return { page: pageParam(search, name), makeHref };
}
