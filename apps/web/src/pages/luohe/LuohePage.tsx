import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetLuoheZoneQuery } from '@cheese/api-client/front/luohe';
import { pageParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Content } from '@cheese/ui/frame/Content';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { CommoditiesSkeleton } from '../../features/commodity/CommoditiesSkeleton';
import { paths } from '../../paths';
import { ZoneEntries } from './ZoneEntries';
import { texts } from './texts';
import { ZoneView } from './ZoneView';

/** Page of a partner school: introduction, joint courses and news. */
export default function LuohePage() {
  const [search] = useSearchParams();
  const page = pageParam(search);
  const query = useGetLuoheZoneQuery();
  useDocumentTitle(query.currentData?.school ?? texts.title);
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={
        <Content sx={{ py: 3 }}>
          <CommoditiesSkeleton count={8} />
        </Content>
      }
      notFound={
        <EmptyState
          sentence={texts.notOpen}
          hint={texts.notOpenHint}
          action={
            <Button href={paths.productList({ productType: commodityTypeCodes.course })}>
              {texts.browse}
            </Button>
          }
        />
      }
    >
      {(zone) => (
        <ZoneView zone={zone}>
          <ZoneEntries page={page} />
        </ZoneView>
      )}
    </Answered>
  );
}
