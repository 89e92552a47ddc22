import { collectTypeCodes, type CollectType } from '@cheese/domain/codes/shop/products';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { KeptShelves } from '../../../features/collect/kept/KeptShelves';
import { paths } from '../../../paths';
import { texts } from './texts';

const among: CollectType[] = [collectTypeCodes.specimen, collectTypeCodes.slide];
const wayOn = { hint: texts.noneHint, label: texts.toSlides, href: paths.slides() };

/** The user's morphology favourites, in the folders common to all favourites. */
export default function MorphologyKeptPage() {
  useDocumentTitle(texts.title);
  return (
    <Content>
      <Breadcrumbs
        trail={[{ label: texts.home, href: paths.myMorphology() }, { label: texts.title }]}
      />
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <KeptShelves types={texts.types} among={among} wayOn={wayOn} />
    </Content>
  );
}
