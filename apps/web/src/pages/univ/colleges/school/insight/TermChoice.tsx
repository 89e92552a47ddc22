import type { Term } from '@cheese/domain/contract/school/term';
import { styled } from '@mui/material/styles';
import { texts } from './texts';
import type { InsightAddress } from './useInsightAddress';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  marginBottom: 16,
  '& label': { display: 'flex', alignItems: 'center', gap: 8, color: theme.palette.text.third },
  '& select': {
    ...theme.typography.body1,
    height: 36,
    padding: '0 8px',
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.surface,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 4,
  },
  [theme.breakpoints.down('sm')]: {
    '& label': { width: '100%' },
    '& select': { flex: 1, minWidth: 0, height: 44 },
  },
}));

interface TermChoiceProps {
  terms: readonly Term[];
  address: InsightAddress;
}

/** Chooses the term and the one to compare it with. */
export function TermChoice({ terms, address }: TermChoiceProps) {
  const { list, term, against } = address;
  const others = terms.filter(({ id }) => id !== term?.id);
  return (
    <Bar>
      <label>
        {texts.term}
        <select
          value={term?.id}
          onChange={({ target }) => list.go({ termId: target.value, againstId: undefined })}
        >
          <Options terms={terms} />
        </select>
      </label>
      {others.length > 0 && (
        <label>
          {texts.against}
          <select
            value={against?.id ?? ''}
            onChange={({ target }) => list.go({ againstId: target.value })}
          >
            <option value="">{texts.noAgainst}</option>
            <Options terms={others} />
          </select>
        </label>
      )}
    </Bar>
  );
}

const Options = ({ terms }: { terms: readonly Term[] }) =>
  terms.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
