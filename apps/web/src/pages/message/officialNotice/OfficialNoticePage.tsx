import { useGetOfficialNoticesQuery } from '@cheese/api-client/notice';
import Link from '@mui/material/Link';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { readId } from '../../realTimeInfo/detail/readId';
import { NoticeList } from '../NoticeList';
import { NoticeRow } from '../NoticeRow';
import { useNoticeAddress } from '../useNoticeAddress';
import { OfficialArticle } from './OfficialArticle';

const OFFICIAL = 1;

/** The official notices; the address names the one that is open. */
export default function OfficialNoticePage() {
  const [search] = useSearchParams();
  const id = readId(search);
  return id === null ? <OfficialList /> : <OfficialArticle key={id} id={id} />;
}

function OfficialList() {
  const { asked, ask } = useNoticeAddress();
  const query = useGetOfficialNoticesQuery(ask);
  return (
    <NoticeList
      kind={OFFICIAL}
      asked={asked}
      query={query}
      row={(notice) => (
        <NoticeRow
          key={notice.id}
          notice={notice}
          name={notice.title}
          heading={
            <Link href={paths.message(OFFICIAL, { id: notice.id })} color="inherit">
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
