import { useGetOfficialNoticeQuery, useSetNoticeStatusMutation } from '@cheese/api-client/notice';
import { Answered } from '@cheese/ui/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { RelativeTime } from '@cheese/ui/RelativeTime';
import { SafeHtml } from '@cheese/ui/SafeHtml';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { MessageCentre } from '../MessageCentre';
import { texts } from '../texts';

const OFFICIAL = 1;

/** Whoever opens a notice has read it, unless they say otherwise before they leave. */
function useReading(id: number, isUnread: boolean) {
  const [setStatus] = useSetNoticeStatusMutation();
  const wasMarked = useRef(false);
  useEffect(() => {
    if (!isUnread || wasMarked.current) return;
    wasMarked.current = true;
    void setStatus({ noticeIds: [id], status: 1 });
  }, [id, isUnread, setStatus]);
  return () => setStatus({ noticeIds: [id], status: 0 });
}

/** One official notice, whole. */
export function OfficialArticle({ id }: { id: number }) {
  const query = useGetOfficialNoticeQuery({ id });
  const notice = query.currentData;
  const unread = useReading(id, notice?.status === 0);
  const navigate = useNavigate();
  const leaveUnread = async () => {
    await unread();
    await navigate(paths.message(OFFICIAL));
  };
  return (
    <MessageCentre kind={OFFICIAL} title={notice?.title}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', py: 1 }}>
        <Button href={paths.message(OFFICIAL)}>{texts.backToList}</Button>
        <Button color="inherit" disabled={!notice} onClick={() => void leaveUnread()}>
          {texts.markUnread}
        </Button>
      </Box>
      <Answered
        query={query}
        what={texts.notice}
        skeleton={<RowsSkeleton count={3} />}
        notFound={<NotFoundFace />}
      >
        {({ title, sentAt, html }) => (
          <Box component="article" sx={{ maxWidth: 760 }}>
            <Typography variant="h2">{title}</Typography>
            <Typography variant="caption" component="p" sx={{ mb: 2, color: 'text.third' }}>
              <RelativeTime at={sentAt} />
            </Typography>
            <SafeHtml html={html} />
          </Box>
        )}
      </Answered>
    </MessageCentre>
  );
}
