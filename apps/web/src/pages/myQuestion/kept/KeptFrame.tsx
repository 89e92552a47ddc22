import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useBegin } from '../../../features/questionBank/useBegin';
import { paths } from '../../../paths';
import { KeptFilters } from './KeptFilters';
import { PrintedAlone } from './PrintedAlone';
import { texts } from './texts';
import type { KeptAddress } from './useKeptAddress';

interface KeptFrameProps {
  title: string;
  lead: string;
  /** Source of a practice with these questions. */
  source: 2 | 3;
  kept: KeptAddress;
  children: ReactNode;
}

/** Frame of a list of kept questions: filters, and actions on the whole list. */
export function KeptFrame({ title, lead, source, kept, children }: KeptFrameProps) {
  const { isPrint, href, libraryId } = kept;
  return (
    <Content>
      <Breadcrumbs trail={[{ label: texts.shelf, href: paths.myQuestion() }, { label: title }]} />
      <PageTitle
        lead={lead}
        actions={
          isPrint ? (
            <>
              <Button size="small" href={href({ print: undefined })}>
                {texts.backToList}
              </Button>
              <Button size="small" variant="contained" onClick={() => window.print()}>
                {texts.print}
              </Button>
            </>
          ) : (
            <>
              <Button size="small" href={href({ print: 1 })}>
                {texts.toPrint}
              </Button>
              <AgainButton source={source} libraryId={libraryId} />
            </>
          )
        }
      >
        {title}
      </PageTitle>
      {isPrint ? <PrintedAlone /> : <KeptFilters kept={kept} />}
      <Box className="printed" sx={{ pb: 3 }}>
        {children}
      </Box>
    </Content>
  );
}

/** A practice covers a single bank, the one in the filter. */
function AgainButton({ source, libraryId }: { source: 2 | 3; libraryId: number | undefined }) {
  const { isBusy, begin } = useBegin();
  const isOff = libraryId === undefined;
  return (
    <Button
      size="small"
      variant="contained"
      title={isOff ? texts.againHint : ''}
      disabled={isOff}
      aria-disabled={isBusy || isOff}
      onClick={() => libraryId !== undefined && begin({ source, sourceId: libraryId })}
    >
      {isOff ? `${texts.again}（${texts.againHint}）` : texts.again}
    </Button>
  );
}
