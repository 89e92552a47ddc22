import { useGetReceivedSchoolNoticesQuery } from '@cheese/api-client/people/notice';
import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import { idParam } from '@cheese/ui/address/urlParams';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import Link from '@mui/material/Link';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { NoticeFrame } from '../NoticeFrame';
import { NoticeList } from '../NoticeList';
import { NoticeRow } from '../NoticeRow';
import { texts } from '../texts';
import { useNoticeAddress } from '../useNoticeAddress';
import { SchoolArticle } from './SchoolArticle';

/** The list of the school's notices, or the notice in the address. */
export default function SchoolNoticePage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  if (id !== undefined) return <SchoolArticle key={id} id={id} />;
  return search.get('id') ? <NoSuchNotice /> : <SchoolList />;
}

/** Shown for an invalid id. */
const NoSuchNotice = () => (
  <NoticeFrame kind={noticeKindCodes.school}>
    <NotFoundFace />
  </NoticeFrame>
);

function SchoolList() {
  const { asked, ask } = useNoticeAddress();
  const query = useGetReceivedSchoolNoticesQuery(ask);
  return (
    <NoticeList
      kind={noticeKindCodes.school}
      asked={asked}
      query={query}
      row={(notice) => {
        const { id, title, summary, issuer, isWithdrawn } = notice;
        const href = paths.message(noticeKindCodes.school, { id });
        return (
          <NoticeRow
            key={id}
            notice={notice}
            name={isWithdrawn ? texts.withdrawn : title}
            heading={
              isWithdrawn ? (
                texts.withdrawn
              ) : (
                <Link href={href} color="inherit">
                  {title}
                </Link>
              )
            }
            facts={texts.from(issuer)}
            isOver={isWithdrawn}
          >
            <p>{isWithdrawn ? texts.withdrawnHint : summary}</p>
          </NoticeRow>
        );
      }}
    />
  );
}
