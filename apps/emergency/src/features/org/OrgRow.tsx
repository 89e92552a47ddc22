import type { Org } from '@cheese/domain/contract/emergency/org';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useOrgScope } from './OrgScope';
import { texts } from './texts';

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  borderBottom: `1px solid ${theme.palette.hairline}`,
  '& .choose': {
    ...theme.typography.body1,
    flex: 1,
    minWidth: 0,
    minHeight: 48,
    padding: '8px 0',
    color: 'inherit',
    textAlign: 'start',
    background: 'none',
    border: 0,
    cursor: 'pointer',
    '&:hover, &[aria-current]': { color: theme.palette.accent.text },
    '&[aria-current]': { fontWeight: 600 },
  },
  '& small': { ...theme.typography.caption, marginLeft: 8, color: theme.palette.text.third },
}));

interface OrgRowProps {
  org: Org;
  onChoose: () => void;
  onEdit: () => void;
}

export function OrgRow({ org: { id, name, people }, onChoose, onEdit }: OrgRowProps) {
  const isChosen = useOrgScope().chosen?.id === id;
  return (
    <Line>
      <button
        type="button"
        className="choose"
        onClick={onChoose}
        {...(isChosen && { 'aria-current': true })}
      >
        {name}
        <small>{texts.people(people)}</small>
      </button>
      <Button size="small" aria-label={`${texts.rename}：${name}`} onClick={onEdit}>
        {texts.rename}
      </Button>
    </Line>
  );
}
