import type { BankQuestion } from '@cheese/domain/contract/emergency/shapes/questionShapes';
import { useRemoveQuestionMutation } from '@cheese/emergency-api/question';
import { Suspense } from 'react';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { lazyPart } from '../../../../loading/lazyPart';
import { QuestionFormDialog } from './QuestionFormDialog';
import { QuestionPreview } from './QuestionPreview';
import { texts } from './texts';

const QuestionImport = lazyPart(() => import('./QuestionImport'));

export type OpenDialog =
  | { kind: 'edit'; question: BankQuestion | null }
  | { kind: 'preview' | 'remove'; question: BankQuestion }
  | { kind: 'import' };

export function QuestionDialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const [remove] = useRemoveQuestionMutation();
  switch (dialog.kind) {
    case 'edit':
      return <QuestionFormDialog question={dialog.question} onClose={onClose} />;
    case 'preview':
      return <QuestionPreview question={dialog.question} onClose={onClose} />;
    case 'remove':
      return (
        <RemoveDialog
          title={texts.removeTitle}
          consequence={texts.removeLoss(dialog.question.stem)}
          remove={() => remove({ id: dialog.question.id }).unwrap()}
          onClose={onClose}
        />
      );
    case 'import':
      return (
        <Suspense fallback={null}>
          <QuestionImport onClose={onClose} />
        </Suspense>
      );
  }
}
