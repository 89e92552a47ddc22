import { useGetRepliesQuery } from '@cheese/api-client/learning/comment';
import type { Comment } from '@cheese/domain/contract/learning/comment';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { SaidItem } from './SaidItem';
import { texts } from './texts';

const Box = styled('div')(({ theme }) => ({
  marginTop: 4,
  padding: '0 12px',
  backgroundColor: theme.palette.ground,
  borderRadius: 8,
  [theme.breakpoints.down('sm')]: { marginLeft: -40 },
}));

const PAGE_SIZE = 20;

/** The first replies, and the others on demand. */
export function Replies({ comment }: { comment: Comment }) {
  const [pages, show] = useState(0);
  const { id, firstReplies, replyCount } = comment;
  if (firstReplies.length === 0) return null;
  const isAll = pages > 0;
  const isMore = replyCount > firstReplies.filter(({ isHeld }) => !isHeld).length;
  return (
    <Box role="group" aria-label={texts.replies}>
      {!isAll && firstReplies.map((reply) => <SaidItem key={reply.id} said={reply} />)}
      {Array.from({ length: pages }, (_, at) => (
        <RepliesPage
          key={at}
          commentId={id}
          page={at + 1}
          isLast={at + 1 === pages}
          onMore={() => show(pages + 1)}
        />
      ))}
      {!isAll && isMore && (
        <Button size="small" onClick={() => show(1)}>
          {texts.allReplies(replyCount)}
        </Button>
      )}
      {isAll && (
        <Button size="small" color="inherit" onClick={() => show(0)}>
          {texts.fewer}
        </Button>
      )}
    </Box>
  );
}

interface RepliesPageProps {
  commentId: number;
  page: number;
  isLast: boolean;
  onMore: () => void;
}

function RepliesPage({ commentId, page, isLast, onMore }: RepliesPageProps) {
  const query = useGetRepliesQuery({ commentId, page, pageCnt: PAGE_SIZE });
  return (
    <Answered
      query={query}
      what={texts.replies}
      skeleton={<RowsSkeleton count={2} avatar />}
      isEmpty={() => false}
    >
      {({ list, total }) => (
        <>
          {list.map((reply) => (
            <SaidItem key={reply.id} said={reply} />
          ))}
          {isLast && total > page * PAGE_SIZE && (
            <Button size="small" onClick={onMore}>
              {texts.moreReplies}
            </Button>
          )}
        </>
      )}
    </Answered>
  );
}
