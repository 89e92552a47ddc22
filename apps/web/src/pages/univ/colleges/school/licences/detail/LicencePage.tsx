import { useGetLicenceQuery } from '@cheese/api-client/shop/licence';
import type { LicenceDetail } from '@cheese/domain/contract/shop/licence';
import { licenceStates } from '@cheese/domain/codes/shop/licences';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { licenceFacts } from '../../../../../../features/licence/licenceFacts';
import { RightGate } from '../../../../../../features/schoolRights/RightGate';
import { paths } from '../../../../../../paths';
import { OrderDialog } from '../OrderDialog';
import { texts as listTexts } from '../texts';
import { Payment } from './Payment';
import { Seats } from './Seats';
import { texts } from './texts';

/** A licence of the school with its payment and its seats. */
export default function LicencePage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  if (id === undefined) return <NotFoundFace />;
  return <RightGate right="licences">{() => <One key={id} id={id} />}</RightGate>;
}

function One({ id }: { id: number }) {
  const query = useGetLicenceQuery({ id }, { refetchOnMountOrArgChange: true });
  useDocumentTitle(query.data?.product.title ?? texts.title);
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton count={6} />}
      notFound={<NotFoundFace />}
    >
      {(licence) => <Whole licence={licence} />}
    </Answered>
  );
}

function Whole({ licence }: { licence: LicenceDetail }) {
  const [isOrdering, order] = useState(false);
  const { product, state, followsId } = licence;
  const { coverage, span } = licenceFacts(licence);
  return (
    <>
      <PageTitle
        lead={`${licenceStates[state]} · ${texts.lead(coverage, span)}`}
        actions={
          <>
            <Button href={paths.univ.licences()}>{texts.back}</Button>
            {state === 'offered' && (
              <Button variant="contained" onClick={() => order(true)}>
                {listTexts.order}
              </Button>
            )}
          </>
        }
      >
        {product.title}
      </PageTitle>
      {followsId !== null && <Alert severity="info">{texts.follows}</Alert>}
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
        <Payment licence={licence} />
        <Seats licence={licence} />
      </Box>
      {isOrdering && (
        <OrderDialog
          licence={licence}
          onOrdered={() => order(false)}
          onClose={() => order(false)}
        />
      )}
    </>
  );
}
