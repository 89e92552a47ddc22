import type {
  ImportProgress,
  ImportRow,
} from '@cheese/domain/contract/emergency/shapes/importShapes';
import { PanelDialog } from '../dialog/PanelDialog';
import type { Answerable } from '../feedback/answerable';
import type { FileToFetch } from '../management/download';
import { CheckingStep } from './CheckingStep';
import { ChooseStep } from './ChooseStep';
import { DoneStep } from './DoneStep';
import { PreviewStep } from './PreviewStep';
import { SavingStep } from './SavingStep';
import { texts } from './texts';
import type { ImportFlow } from './useImportFlow';

export interface ImportDialogProps {
  /** Name of the rows, as in 题目. */
  what: string;
  flow: ImportFlow;
  template: () => Promise<FileToFetch>;
  rows: Answerable<{ list: ImportRow[]; total: number }>;
  progress: ImportProgress | undefined;
  onClose: () => void;
}

/** Imports rows of a spreadsheet, of any kind. */
export function ImportDialog({ what, onClose, ...parts }: ImportDialogProps) {
  const { flow } = parts;
  const close = () => {
    flow.leave();
    onClose();
  };
  return (
    <PanelDialog
      title={texts.title(what)}
      width={flow.step.name === 'preview' ? 'lg' : 'sm'}
      isBusy={flow.step.name === 'saving'}
      onClose={close}
    >
      <CurrentStep {...parts} onClose={close} />
    </PanelDialog>
  );
}

function CurrentStep(props: Omit<ImportDialogProps, 'what'>) {
  const { flow, template, rows, progress, onClose } = props;
  const { step } = flow;
  switch (step.name) {
    case 'choose':
      return <ChooseStep flow={flow} template={template} fault={step.fault} />;
    case 'checking':
      return <CheckingStep {...step} onCancel={flow.leave} />;
    case 'preview':
      return <PreviewStep flow={flow} rows={rows} {...step} />;
    case 'saving':
      return (
        <SavingStep
          progress={progress}
          total={step.preview.ready + (flow.takesSimilar ? step.preview.similar : 0)}
        />
      );
    case 'done':
      return <DoneStep {...step} takesSimilar={flow.takesSimilar} onClose={onClose} />;
  }
}
