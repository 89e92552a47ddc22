import { useLazyGetFaultyQuestionsQuery } from '@cheese/api-client/exam/questionImport';
import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';
import { Card } from '@cheese/ui/frame/Card';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import Box from '@mui/material/Box';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { FaultKindRow } from './FaultKindRow';
import type { FaultKind } from './faultKind';
import { texts } from '../texts';

interface FaultKindsProps {
  found: QuestionImport;
  /** Kind by which the list below is filtered. */
  shown: FaultKind | null;
  onShow: (kind: FaultKind | null) => void;
}

/** Faults by kind, each fixable for all questions at once; renders nothing without any. */
export function FaultKinds({ found, shown, onShow }: FaultKindsProps) {
  const { importId, faultKinds, counts } = found;
  const [faulty] = useLazyGetFaultyQuestionsQuery();
  if (faultKinds.length === 0) return null;
  return (
    <Card sx={{ mb: 2 }}>
      <CardContent>
        <Typography variant="h3" component="h2">
          {texts.kindsTitle(counts.faulty)}
        </Typography>
        <Typography sx={{ my: 1, color: 'text.secondary' }}>{texts.kindsLead}</Typography>
        <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
          {faultKinds.map((kind) => (
            <FaultKindRow
              key={`${kind.field} ${kind.message}`}
              found={found}
              kind={kind}
              isShown={kind === shown}
              onShow={() => onShow(kind === shown ? null : kind)}
            />
          ))}
        </Box>
        <ExportButton ask={() => faulty({ importId }).unwrap()}>{texts.exportFaulty}</ExportButton>
      </CardContent>
    </Card>
  );
}
