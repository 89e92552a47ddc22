import { useRemoveQuestionsMutation } from '@cheese/api-client/exam/questionManage';
import type { Twin } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { Card } from '@cheese/ui/frame/Card';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '../../../../paths';
import { WordsView } from '../WordsView';
import { texts } from './texts';
import { useUndoable } from './useUndoable';

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: 16,
  marginBottom: 24,
} as const;

interface TwinGroupProps {
  /** Current bank; removing from other banks asks first. */
  bankId: number;
  twins: readonly Twin[];
}

/** Duplicate questions; keeping one removes the others. */
export function TwinGroup({ bankId, twins }: TwinGroupProps) {
  const [remove] = useRemoveQuestionsMutation();
  const { isBusy, act } = useUndoable();
  const [asked, ask] = useState<Twin | null>(null);
  const keys = new Set(twins.map(({ words }) => rightWords(words)));
  const goingFor = (kept: Twin) => twins.filter(({ id, mayEdit }) => id !== kept.id && mayEdit);
  const elsewhere = (kept: Twin) => [
    ...new Set(goingFor(kept).flatMap((one) => (one.bankId === bankId ? [] : one.bankName))),
  ];
  /** One request per bank, because the call removes from a single bank. */
  const keep = async (kept: Twin) => {
    const others = goingFor(kept);
    for (const of of new Set(others.map((one) => one.bankId))) {
      const questionIds = others.filter((one) => one.bankId === of).map(({ id }) => id);
      await act(() => remove({ bankId: of, questionIds }).unwrap(), texts.kept);
    }
    ask(null);
  };
  return (
    <div style={sideBySide}>
      {twins.map((twin) => (
        <Card key={twin.id} sx={{ p: 2 }}>
          <Typography variant="caption" component="p" sx={{ mb: 1 }}>
            <Link href={paths.univ.question({ questionId: twin.id })}>
              {twin.bankName} / {twin.chapterName}
            </Link>{' '}
            {texts.answered(twin.answerCount)}{' '}
            {keys.size > 1 && <Chip size="small" color="error" label={texts.keyDiffers} />}
          </Typography>
          <WordsView words={twin.words} />
          {goingFor(twin).length > 0 && (
            <Button
              variant="outlined"
              size="small"
              aria-disabled={isBusy}
              sx={{ mt: 2 }}
              onClick={() => (elsewhere(twin).length > 0 ? ask(twin) : void keep(twin))}
            >
              {texts.keep}
            </Button>
          )}
        </Card>
      ))}
      {asked && (
        <ConfirmDialog
          title={texts.keepTitle}
          consequence={texts.keepLoss(goingFor(asked).length, elsewhere(asked))}
          confirm={texts.keep}
          isBusy={isBusy}
          onConfirm={() => void keep(asked)}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
}

/** Texts of the right options, because duplicates may use other letters. */
const rightWords = ({ key, options }: Twin['words']) =>
  key
    .flat()
    .map((word) => options.find((option) => option.key === word)?.text ?? word)
    .sort()
    .join('\n');
