import { styled } from '@mui/material/styles';
import { texts } from '../texts';
import type { Model } from '../useModel';
import { Panel } from './Panel';

const Names = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 12,
  margin: '0 0 8px',
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** What is known of the part that is chosen. */
export function PartCard({ model }: { model: Model }) {
  const { tree, chosen } = model;
  const part = chosen === null ? null : tree.partOf(chosen);
  if (!part) {
    return (
      <Panel aria-label={texts.card}>
        <p>{texts.nothingChosen}</p>
      </Panel>
    );
  }
  const holders = tree.holdersOf(part.id).map(({ name }) => name);
  const lines = [
    [texts.latin, part.nameLatin],
    [texts.english, part.nameEn],
    [texts.holders, holders.join(' › ')],
  ] as const;
  return (
    <Panel aria-label={texts.card}>
      <h2>{part.name}</h2>
      <Names>
        {lines
          .filter(([, words]) => words !== '')
          .map(([label, words]) => [
            <dt key={label}>{label}</dt>,
            <dd key={`${label} words`}>{words}</dd>,
          ])}
      </Names>
      {part.text && <p>{part.text}</p>}
    </Panel>
  );
}
