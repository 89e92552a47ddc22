import { idParam } from '@cheese/ui/address/urlParams';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { RightGate } from '../../../../../features/schoolRights/RightGate';
import { paths } from '../../../../../paths';
import { BeginPart } from './begin/BeginPart';
import { ImportView } from './ImportView';
import { texts } from './texts';

/** Adds or removes many people at once, with a preview before anything is saved. */
export default function ImportPage() {
  useDocumentTitle(texts.title);
  return <RightGate right="importPeople">{() => <Import />}</RightGate>;
}

function Import() {
  const [search] = useSearchParams();
  const importId = idParam(search, 'importId');
  const back = importId !== undefined && (
    <Button variant="outlined" color="inherit" component={Link} to={paths.univ.schoolImport()}>
      {texts.back}
    </Button>
  );
  return (
    <>
      <PageTitle lead={texts.lead} actions={back}>
        {texts.title}
      </PageTitle>
      {importId === undefined ? <BeginPart /> : <ImportView key={importId} importId={importId} />}
    </>
  );
}
