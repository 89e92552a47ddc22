import { importVerdicts, type ImportVerdict } from '@cheese/domain/codes/base/imports';
import type {
  ImportPreview,
  ImportRow,
} from '@cheese/domain/contract/emergency/shapes/importShapes';
import { messages } from '@cheese/domain/texts/messages';
import type { Answerable } from '../feedback/answerable';
import { ToggleRow } from '../form/ToggleRow';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ImportRows } from './ImportRows';
import { texts } from './texts';
import type { ImportFlow } from './useImportFlow';

interface PreviewStepProps {
  flow: ImportFlow;
  preview: ImportPreview;
  /** It was confirmed, but saving was not confirmed by the server. */
  isUnsaved?: boolean;
  rows: Answerable<{ list: ImportRow[]; total: number }>;
}

/** In sight however long the table is: it is what the step is there for. */
const Actions = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 16,
  padding: '12px 0',
  backgroundColor: theme.palette.surface,
}));

const all = 'all';
type Shown = ImportVerdict | typeof all;

/** Shows the rows of the spreadsheet and their faults before anything is saved. */
export function PreviewStep({ flow, preview, isUnsaved, rows }: PreviewStepProps) {
  const { ready, faulty, duplicates, similar, fileName } = preview;
  const counts = { ready, faulty, duplicate: duplicates, similar };
  const wanted = ready + (flow.takesSimilar ? similar : 0);
  const verdicts = (Object.keys(importVerdicts) as ImportVerdict[]).filter(
    // Only questions can look like others.
    (verdict) => verdict !== 'similar' || similar > 0,
  );
  const choices = [
    { value: all as Shown, label: `${messages.all} ${ready + faulty + duplicates + similar}` },
    ...verdicts.map((verdict) => ({
      value: verdict as Shown,
      label: `${importVerdicts[verdict]} ${counts[verdict]}`,
    })),
  ];
  return (
    <>
      <Typography variant="h3">{texts.summary(fileName)}</Typography>
      {isUnsaved && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {texts.unsaved}
        </Alert>
      )}
      <Alert severity={ready + similar > 0 ? 'info' : 'warning'} sx={{ my: 2 }}>
        {ready + similar > 0 ? texts.nothingSaved : texts.nothingReady}
      </Alert>
      <ToggleRow
        label={texts.filter}
        choices={choices}
        chosen={flow.rowsAsked.verdict ?? all}
        onChoose={(value) => flow.askRows({ page: 1, ...(value !== all && { verdict: value }) })}
      />
      {similar > 0 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={flow.takesSimilar}
              onChange={({ target }) => flow.takeSimilar(target.checked)}
            />
          }
          label={texts.takeSimilar(similar)}
        />
      )}
      <ImportRows columns={preview.columns} flow={flow} rows={rows} />
      <Actions>
        <Button color="inherit" onClick={flow.leave}>
          {texts.other}
        </Button>
        <Button
          variant="contained"
          disabled={wanted === 0}
          onClick={() => void flow.confirm(preview)}
        >
          {texts.confirm(wanted)}
        </Button>
      </Actions>
    </>
  );
}
