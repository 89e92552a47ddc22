import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import { useGetOfficialNoticesQuery } from '@cheese/api-client/people/notice';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import Link from '@mui/material/Link';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { idParam } from '@cheese/ui/address/urlParams';
import { NoticeList } from '../NoticeList';
import { NoticeRow } from '../NoticeRow';
import { useNoticeAddress } from '../useNoticeAddress';
import { NoticeFrame } from '../NoticeFrame';
import { OfficialArticle } from './OfficialArticle';

/** The list of official notices, or the notice in the address. */
export default function OfficialNoticePage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  if (id !== undefined) return <OfficialArticle key={id} id={id} />;
  return search.get('id') ? <NoSuchNotice /> : <OfficialList />;
}

/** Shown for an invalid id. */
const NoSuchNotice = () => (
  <NoticeFrame kind={noticeKindCodes.official}>
    <NotFoundFace />
  </NoticeFrame>
);

function OfficialList() {
  const { asked, ask } = useNoticeAddress();
  const query = useGetOfficialNoticesQuery(ask);
  return (
    <NoticeList
      kind={noticeKindCodes.official}
      asked={asked}
      query={query}
      row={(notice) => (
        <NoticeRow
          key={notice.id}
          notice={notice}
          name={notice.title}
          heading={
            <Link href={paths.message(noticeKindCodes.official, { id: notice.id })} color="inherit">
              {notice.title}
            </Link>
          }
        >
          <p>{notice.summary}</p>
        </NoticeRow>
      )}
    />
  );
}
