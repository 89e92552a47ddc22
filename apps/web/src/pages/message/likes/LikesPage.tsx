import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import { useGetReceivedLikesQuery } from '@cheese/api-client/people/notice';
import { AboutRow } from '../AboutRow';
import { NoticeList } from '../NoticeList';
import { texts } from '../texts';
import { useNoticeAddress } from '../useNoticeAddress';

export default function LikesPage() {
  const { asked, ask } = useNoticeAddress();
  const query = useGetReceivedLikesQuery(ask);
  return (
    <NoticeList
      kind={noticeKindCodes.like}
      asked={asked}
      query={query}
      row={(notice) => (
        <AboutRow key={notice.id} notice={notice} people={texts.likers} did={texts.liked} />
      )}
    />
  );
}
