import { quizQuestionTypes } from '@cheese/domain/codes/emergency/welfare';
import type { BankQuestion } from '@cheese/domain/contract/emergency/shapes/questionShapes';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

const Options = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: '16px 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    gap: 12,
    padding: '12px 16px',
    border: `1px solid ${theme.palette.hairline}`,
    borderRadius: 8,
  },
  '& b': { fontWeight: 600 },
}));

/** The question as it is put to a trainee, and below it what they see afterwards. */
export function QuestionPreview({
  question,
  onClose,
}: {
  question: BankQuestion;
  onClose: () => void;
}) {
  const { type, stem, options, answer, analysis } = question;
  return (
    <PanelDialog title={texts.previewTitle} onClose={onClose}>
      <Chip size="small" label={quizQuestionTypes[type]} sx={{ mb: 1 }} />
      <Typography sx={{ whiteSpace: 'pre-line' }}>{stem}</Typography>
      <Options>
        {options.map(({ key, text }) => (
          <li key={key}>
            <b>{key}</b>
            {text}
          </li>
        ))}
      </Options>
      <Divider textAlign="left" sx={{ color: 'text.third', my: 2 }}>
        {texts.afterwards}
      </Divider>
      <Typography sx={{ fontWeight: 600 }}>
        {texts.answer}：{answer}
      </Typography>
      <Typography sx={{ mt: 1, whiteSpace: 'pre-line', color: 'text.secondary' }}>
        {texts.analysis}：{analysis || texts.noAnalysis}
      </Typography>
    </PanelDialog>
  );
}
