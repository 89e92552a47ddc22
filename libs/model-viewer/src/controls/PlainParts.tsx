import { styled } from '@mui/material/styles';
import type { PartTree } from '../model/partTree';
import { texts } from '../texts';

export const PlainList = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  inset: 0,
  padding: 16,
  overflow: 'auto',
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.ground,
  '& dt': { marginTop: 12, fontWeight: 600 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

interface PlainPartsProps {
  tree: PartTree;
  /** Then nothing is named: there is nothing to ask by either. */
  isQuiet: boolean;
}

/** What can be read of a model where nothing can be drawn. */
export function PlainParts({ tree, isQuiet }: PlainPartsProps) {
  if (isQuiet) {
    return (
      <PlainList>
        <p role="status">{texts.missingQuiet}</p>
      </PlainList>
    );
  }
  return (
    <PlainList tabIndex={0} role="region" aria-label={texts.plain}>
      <p role="status">{texts.missing}</p>
      <dl>
        {tree.parts.map(({ id, name, nameLatin, nameEn, text }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{[nameLatin, nameEn].filter(Boolean).join(' · ')}</dd>
            {text && <dd>{text}</dd>}
          </div>
        ))}
      </dl>
    </PlainList>
  );
}
