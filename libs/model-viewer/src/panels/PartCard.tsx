import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { withColour } from '../model/modelState';
import type { Part } from '../model/part';
import type { PartTree } from '../model/partTree';
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

const Colour = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& label': { display: 'flex', alignItems: 'center', gap: 8 },
});

export function PartNames({ part, tree }: { part: Part; tree: PartTree }) {
  const holders = tree.holdersOf(part.id).map(({ name }) => name);
  const lines = [
    [texts.latin, part.nameLatin],
    [texts.english, part.nameEn],
    [texts.holders, holders.join(' › ')],
  ] as const;
  return (
    <>
      <h2>{part.name}</h2>
      <Names>
        {lines
          .filter(([, words]) => words !== '')
          .map(([label, words]) => [
            <dt key={label}>{label}</dt>,
            <dd key={`${label} words`}>{words}</dd>,
          ])}
      </Names>
    </>
  );
}

/** The field for colours takes six digits only. */
const hex = /^#[0-9a-f]{6}$/i;
const PLAIN = '#808080'; // eslint-disable-line cheese/colours -- that of a part that has none

export function PartCard({ model }: { model: Model }) {
  const { tree, chosen, state, change } = model;
  const part = chosen === null ? null : tree.partOf(chosen);
  if (!part) {
    return (
      <Panel aria-label={texts.card}>
        <p>{texts.nothingChosen}</p>
      </Panel>
    );
  }
  const ids = tree.bodiesUnder(part.id);
  const paint = (colour: string | null) =>
    change((was) => withColour(was, ids, colour), `colour ${part.id}`);
  return (
    <Panel aria-label={texts.card}>
      <PartNames part={part} tree={tree} />
      {part.text && <p>{part.text}</p>}
      {ids.length > 0 && (
        <Colour>
          <label>
            {texts.colour}
            <input
              type="color"
              value={state.colours.get(ids[0] ?? '') ?? (hex.test(part.color) ? part.color : PLAIN)}
              onChange={({ target }) => paint(target.value)}
            />
          </label>
          {ids.some((id) => state.colours.has(id)) && (
            <Button size="small" color="inherit" onClick={() => paint(null)}>
              {texts.ownColour}
            </Button>
          )}
        </Colour>
      )}
    </Panel>
  );
}
