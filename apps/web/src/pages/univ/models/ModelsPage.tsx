import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { FilesPart } from './FilesPart';
import { ModelsPart } from './ModelsPart';
import { texts } from './texts';

/** The models of a school: what was brought, and what its teachers make of it. */
export default function ModelsPage() {
  useDocumentTitle(texts.title);
  return (
    <>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <FilesPart />
      <ModelsPart />
    </>
  );
}
