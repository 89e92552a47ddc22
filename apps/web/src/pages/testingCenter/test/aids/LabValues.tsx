import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type LabGroup, labGroups, labSources } from './labTexts';
import { texts } from './texts';

const Table = styled('table')(({ theme: { palette, typography } }) => ({
  width: '100%',
  marginTop: 16,
  borderCollapse: 'collapse',
  '& caption': { ...typography.subtitle2, padding: '8px 0', textAlign: 'left' },
  '& th, & td': {
    padding: '6px 8px',
    borderBottom: `1px solid ${palette.hairline}`,
    textAlign: 'left',
    verticalAlign: 'top',
    '&:last-child': { whiteSpace: 'nowrap' },
    overflowWrap: 'anywhere',
  },
  '& th': { color: palette.text.third, fontWeight: 400 },
  '& small': { color: palette.text.third },
}));

const found = (keyword: string): LabGroup[] => {
  const word = keyword.trim().toLowerCase();
  const fits = (words: string) => words.toLowerCase().includes(word);
  return labGroups
    .map(({ title, values }) => ({
      title,
      values: values.filter(({ name, short }) => fits(name) || fits(short)),
    }))
    .filter(({ values }) => values.length > 0);
};

/** Reference intervals of laboratory values, each with its source. */
export default function LabValues({ onClose }: { onClose: () => void }) {
  const [keyword, setKeyword] = useState('');
  const groups = found(keyword);
  return (
    <PanelDialog title={texts.lab} lead={texts.labLead} width="md" onClose={onClose}>
      <TextField
        fullWidth
        size="small"
        type="search"
        label={texts.search}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      {groups.length === 0 && <EmptyState dense sentence={texts.noItem} />}
      {groups.map((group) => (
        <GroupTable key={group.title} group={group} />
      ))}
      <details style={{ marginTop: 16 }}>
        <summary>{texts.sources}</summary>
        <ul>
          {Object.entries(labSources).map(([short, whole]) => (
            <li key={short}>{whole}</li>
          ))}
        </ul>
      </details>
    </PanelDialog>
  );
}

const GroupTable = ({ group: { title, values } }: { group: LabGroup }) => (
  <Table>
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.item}</th>
        <th scope="col">{texts.range}</th>
        <th scope="col">{texts.source}</th>
      </tr>
    </thead>
    <tbody>
      {values.map(({ name, short, range, unit, source }) => (
        <tr key={name}>
          <td>
            {name} <small>{short.split(' ')[0]}</small>
          </td>
          <td>
            {range} {unit}
          </td>
          <td>
            <small>{source}</small>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
