import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { ShelfTabs } from '../making/ShelfTabs';
import { useShelf } from '../making/useShelf';
import { FilesPart } from './FilesPart';
import { ModelsPart } from './ModelsPart';
import { texts } from './texts';

/** Uploaded files and models of a school or of the platform. */
export default function ModelsPage() {
  useDocumentTitle(texts.title);
  const shelf = useShelf();
  return (
    <>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <ShelfTabs chosen={shelf} />
      <FilesPart shelf={shelf} />
      <ModelsPart key={shelf} shelf={shelf} />
    </>
  );
}
