import { useGetFreeCommoditiesQuery } from '@cheese/api-client/shop/commodity';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { CommodityPages, PAGE_SIZE } from '../../features/commodity/listing/CommodityPages';
import { codeParam, pageParam } from '@cheese/ui/address/urlParams';
import { soldCodes, soldTypes } from '../../features/commodity/soldTypes';
import { useChosenTag } from '../../features/tagCascader/useChosenTag';
import { paths } from '../../paths';
import { majorHint } from '../../features/commodity/listing/listingTexts';
import { texts } from './texts';

export default function FreeZonePage() {
  useDocumentTitle(texts.title);
  const [search] = useSearchParams();
  const page = pageParam(search);
  const type = codeParam(search, 'type', soldTypes);
  const tagId = useChosenTag();
  const query = useGetFreeCommoditiesQuery({
    page,
    pageCnt: PAGE_SIZE,
    ...(type && { productType: type }),
    ...(tagId && { tagId }),
  });
  const seeAll = <Button href={paths.freeZone()}>{texts.seeAll}</Button>;
  const home = <Button href={paths.home()}>{texts.home}</Button>;

  return (
    <Content>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <ChoiceRow
        label={texts.types}
        choices={[
          { label: texts.all, href: paths.freeZone(), isChosen: !type },
          ...soldCodes.map((code) => ({
            label: soldTypes[code],
            href: paths.freeZone({ type: code }),
            isChosen: code === type,
          })),
        ]}
      />
      <CommodityPages
        query={query}
        what={texts.what}
        page={page}
        makeHref={(to) => paths.freeZone({ type, page: to })}
        empty={
          <EmptyState
            sentence={texts.empty}
            hint={tagId ? majorHint : texts.emptyHint}
            action={type ? seeAll : home}
          />
        }
      />
    </Content>
  );
}
