import { useSetNoticeStatusMutation } from '@cheese/api-client/people/notice';
import { readStateCodes, type ReadState } from '@cheese/domain/codes/people/notices';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import { VisuallyHidden } from '@cheese/ui/text/VisuallyHidden';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { texts } from './texts';

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  gap: '0 12px',
  padding: '16px 0',
  borderTop: `1px solid ${theme.palette.hairline}`,
  '& .dot': { width: 8, height: 8, marginTop: 8, borderRadius: '50%' },
  '& .unread': { backgroundColor: theme.palette.error.main, forcedColorAdjust: 'none' },
  '& h2': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& p': { margin: '4px 0 0', color: theme.palette.text.secondary, overflowWrap: 'anywhere' },
  '& .foot': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 16px',
    marginTop: 4,
    color: theme.palette.text.third,
  },
  '& .foot button': { marginLeft: 'auto' },
}));

interface NoticeRowProps {
  notice: { id: number; status: ReadState; sentAt: number };
  /** Completes the accessible name of the button. */
  name: string;
  heading: ReactNode;
  children?: ReactNode;
  facts?: ReactNode;
  /** True for a withdrawn notice, whose read state no longer matters. */
  isOver?: boolean;
}

/** A notice with a dot while it is unread, and a button that changes its read state. */
export function NoticeRow(props: NoticeRowProps) {
  const { notice, name, heading, children, facts, isOver = false } = props;
  const { id, status, sentAt } = notice;
  const [setStatus, { isLoading }] = useSetNoticeStatusMutation();
  const isUnread = status === readStateCodes.unread;
  const action = isUnread ? texts.markRead : texts.markUnread;
  return (
    <Row>
      <span className={isUnread ? 'dot unread' : 'dot'} />
      <div>
        <h2>
          {isUnread && <VisuallyHidden>{texts.unread}</VisuallyHidden>}
          {heading}
        </h2>
        {children}
        <div className="foot">
          <RelativeTime at={sentAt} />
          {facts}
          {!isOver && (
            <Button
              size="small"
              color="inherit"
              disabled={isLoading}
              aria-label={texts.of(action, name)}
              onClick={() =>
                void setStatus({
                  noticeIds: [id],
                  status: isUnread ? readStateCodes.read : readStateCodes.unread,
                })
              }
            >
              {action}
            </Button>
          )}
        </div>
      </div>
    </Row>
  );
}
