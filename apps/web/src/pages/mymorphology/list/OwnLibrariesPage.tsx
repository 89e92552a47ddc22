import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { paths } from '../../../paths';
import { OwnLibraries } from '../OwnLibraries';
import { texts } from './texts';

const PAGE_SIZE = 12;

export default function OwnLibrariesPage() {
  useDocumentTitle(texts.title);
  const { asked, href } = useListAddress({});
  return (
    <Content>
      <Breadcrumbs
        trail={[{ label: texts.home, href: paths.myMorphology() }, { label: texts.title }]}
      />
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <OwnLibraries
        page={asked.page}
        pageSize={PAGE_SIZE}
        hrefOf={(page) => href({ page: page > 1 ? page : undefined })}
      />
    </Content>
  );
}
