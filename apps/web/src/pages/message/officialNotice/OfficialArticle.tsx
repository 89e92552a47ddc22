import { noticeKindCodes, readStateCodes } from '@cheese/domain/codes/people/notices';
import { useGetOfficialNoticeQuery } from '@cheese/api-client/people/notice';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';
import { NoticeFrame } from '../NoticeFrame';
import { useAskedAgain } from '../useAskedAgain';
import { useLeavingUnread } from '../useLeavingUnread';

export function OfficialArticle({ id }: { id: number }) {
  const query = useGetOfficialNoticeQuery({ id });
  const notice = query.currentData;
  const { isLeaving, leaveUnread } = useLeavingUnread(
    noticeKindCodes.official,
    id,
    notice?.status === readStateCodes.unread,
  );
  const markUnread = (
    <Button color="inherit" disabled={!notice || isLeaving} onClick={() => void leaveUnread()}>
      {texts.markUnread}
    </Button>
  );
  return (
    <NoticeFrame kind={noticeKindCodes.official} title={notice?.title} action={markUnread}>
      <Answered
        query={useAskedAgain(query)}
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
    </NoticeFrame>
  );
}
