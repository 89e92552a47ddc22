import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { useState } from 'react';
import { ColumnsForm } from './ColumnsForm';
import { texts } from './texts';

interface ColumnsDialogProps {
  found: QuestionImport;
  onClose: () => void;
}

/** Shows the guessed meaning of each column, which can be corrected. */
export function ColumnsDialog({ found, onClose }: ColumnsDialogProps) {
  const { sheets } = found;
  const [sheet, turnTo] = useState(0);
  const [isBusy, setBusy] = useState(false);
  return (
    <PanelDialog
      title={texts.columnsTitle}
      lead={texts.columnsLead}
      isBusy={isBusy}
      onClose={onClose}
    >
      {sheets.length > 1 && (
        <ToggleRow
          label={texts.sheet}
          choices={sheets.map(({ name }, value) => ({ value, label: name }))}
          chosen={sheet}
          onChoose={turnTo}
        />
      )}
      <ColumnsForm key={sheet} found={found} sheet={sheet} onClose={onClose} onBusy={setBusy} />
    </PanelDialog>
  );
}
