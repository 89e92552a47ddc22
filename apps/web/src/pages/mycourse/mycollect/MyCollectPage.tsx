import { collectTypes } from '@cheese/domain/codes/shop/products';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { KeptShelves } from '../../../features/collect/kept/KeptShelves';
import { paths } from '../../../paths';
import { OtherKept } from './OtherKept';
import { texts } from './texts';

const wayOn = { hint: texts.noneHint, label: texts.toCourses, href: paths.course.home() };

export default function MyCollectPage() {
  useDocumentTitle(texts.title);
  return (
    <Content>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <OtherKept />
      <KeptShelves types={collectTypes} wayOn={wayOn} />
    </Content>
  );
}
