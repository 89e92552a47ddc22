import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import { useGetReceivedRepliesQuery } from '@cheese/api-client/people/notice';
import { AboutRow } from '../AboutRow';
import { NoticeList } from '../NoticeList';
import { texts } from '../texts';
import { useNoticeAddress } from '../useNoticeAddress';

export default function ReplyPage() {
  const { asked, ask } = useNoticeAddress();
  const query = useGetReceivedRepliesQuery(ask);
  return (
    <NoticeList
      kind={noticeKindCodes.reply}
      asked={asked}
      query={query}
      row={(notice) => (
        <AboutRow key={notice.id} notice={notice} people={texts.repliers} did={texts.replied}>
          <p>{notice.text}</p>
        </AboutRow>
      )}
    />
  );
}
