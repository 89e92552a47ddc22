import { PopupBox, PopupPanel } from '@cheese/ui/popup/Popup';
import { usePopup } from '@cheese/ui/popup/usePopup';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Ask = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  width: 18,
  height: 18,
  padding: 0,
  color: theme.palette.text.third,
  background: 'none',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 9,
  cursor: 'pointer',
  lineHeight: '16px',
  // Enlarges the touch area beyond the small sign.
  '&::after': { content: '""', position: 'absolute', inset: -12 },
}));

const Sentence = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  width: 232,
  margin: 0,
  padding: '4px 12px',
  color: theme.palette.text.primary,
}));

interface MeaningProps {
  name: string;
  sentence: string;
  align?: 'start' | 'end';
}

/** A small ? button that explains a figure. */
export function Meaning({ name, sentence, align = 'start' }: MeaningProps) {
  const { isOpen, panelId, box, trigger } = usePopup();
  return (
    <PopupBox {...box} style={{ display: 'inline-block' }}>
      <Ask type="button" aria-label={texts.meaningOf(name)} {...trigger}>
        {texts.mark}
      </Ask>
      {isOpen && (
        <PopupPanel id={panelId} align={align} label={texts.meaningOf(name)}>
          <Sentence>{sentence}</Sentence>
        </PopupPanel>
      )}
    </PopupBox>
  );
}
