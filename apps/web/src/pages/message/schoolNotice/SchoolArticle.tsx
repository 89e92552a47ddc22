import { useGetReceivedSchoolNoticeQuery } from '@cheese/api-client/people/notice';
import { noticeKindCodes, readStateCodes } from '@cheese/domain/codes/people/notices';
import type { ReceivedSchoolNoticeDetail } from '@cheese/domain/contract/people/shapes/noticeShapes';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { byteText } from '@cheese/ui/files/byteText';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { NoticeFrame } from '../NoticeFrame';
import { texts } from '../texts';
import { useAskedAgain } from '../useAskedAgain';
import { useLeavingUnread } from '../useLeavingUnread';

const kind = noticeKindCodes.school;

export function SchoolArticle({ id }: { id: number }) {
  const query = useGetReceivedSchoolNoticeQuery({ id });
  const notice = query.currentData;
  const isUnread = notice?.status === readStateCodes.unread;
  const { isLeaving, leaveUnread } = useLeavingUnread(kind, id, isUnread);
  const markUnread = notice && !notice.isWithdrawn && (
    <Button color="inherit" disabled={isLeaving} onClick={() => void leaveUnread()}>
      {texts.markUnread}
    </Button>
  );
  return (
    <NoticeFrame kind={kind} title={notice?.title || undefined} action={markUnread}>
      <Answered
        query={useAskedAgain(query)}
        what={texts.notice}
        skeleton={<RowsSkeleton count={3} />}
        notFound={<NotFoundFace />}
      >
        {(shown) =>
          shown.isWithdrawn ? <EmptyState sentence={texts.withdrawnHint} /> : <Whole {...shown} />
        }
      </Answered>
    </NoticeFrame>
  );
}

const Whole = ({ title, sentAt, issuer, html, attachments }: ReceivedSchoolNoticeDetail) => (
  <Box component="article" sx={{ maxWidth: 760 }}>
    <Typography variant="h2">{title}</Typography>
    <Typography variant="caption" component="p" sx={{ mb: 2, color: 'text.third' }}>
      {texts.from(issuer)} · <RelativeTime at={sentAt} />
    </Typography>
    <SafeHtml html={html} />
    {attachments.length > 0 && (
      <section>
        <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
          {texts.attachments}
        </Typography>
        <ul style={{ margin: 0, paddingLeft: 20 }}>
          {attachments.map(({ fileName, bytes, url }) => (
            <li key={url} style={{ overflowWrap: 'anywhere' }}>
              <Link href={url} target="_blank" rel="noopener">
                {texts.attachment(fileName, byteText(bytes))}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )}
  </Box>
);
