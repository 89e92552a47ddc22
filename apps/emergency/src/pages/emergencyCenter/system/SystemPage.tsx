import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Typography from '@mui/material/Typography';
import { EntryCard } from '@cheese/ui/links/EntryCard';
import { useOrgScope } from '../../../features/org/OrgScope';
import { systemAreas } from '../../../layouts/system/systemAreas';
import { useSessionState } from '../../../session/session';
import { QuickNumbers } from './QuickNumbers';
import { texts } from './texts';
import { useTotals } from './useTotals';

/** The start page of the management: key figures and links to its areas. */
export default function SystemPage() {
  useDocumentTitle(texts.title);
  const { person } = useSessionState();
  const { chosen } = useOrgScope();
  const totals = useTotals();
  return (
    <>
      <PageTitle lead={chosen?.name ?? person?.orgName ?? undefined}>{texts.title}</PageTitle>
      <QuickNumbers />
      <Typography variant="h2" sx={{ mb: 2 }}>
        {texts.areas}
      </Typography>
      <CardGrid columns={3}>
        {systemAreas.map(({ href, name, what }) => (
          <EntryCard key={href} href={href} name={name} what={texts.area(what, totals[href])} />
        ))}
      </CardGrid>
    </>
  );
}
