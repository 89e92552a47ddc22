import { idParam } from '@cheese/ui/address/urlParams';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { BeginImport } from './begin/BeginImport';
import { ImportView } from './ImportView';
import { texts } from './texts';

/** Imports questions from a file; they are checked and corrected before anything is saved. */
export default function ImportPage() {
  useDocumentTitle(texts.title);
  const [search] = useSearchParams();
  const bankId = idParam(search, 'bankId');
  const importId = idParam(search, 'importId');
  if (bankId === undefined) return <NotFoundFace />;
  const toBank = (
    <Button variant="outlined" color="inherit" component={Link} to={paths.univ.bank({ bankId })}>
      {texts.toBank}
    </Button>
  );
  return (
    <>
      <PageTitle actions={toBank} lead={texts.chooseLead}>
        {texts.title}
      </PageTitle>
      {importId === undefined ? (
        <BeginImport bankId={bankId} />
      ) : (
        <ImportView key={importId} bankId={bankId} importId={importId} />
      )}
    </>
  );
}
