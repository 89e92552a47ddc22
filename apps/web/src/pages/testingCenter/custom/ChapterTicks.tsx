import type { FittingQuestions } from '@cheese/domain/contract/exam/practiceSet';
import { type TreeNode, treeOf } from '@cheese/domain/rules/lists/tree';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { FilterProps } from './FitFilters';
import { texts } from './texts';

type Chapter = FittingQuestions['chapters'][number];

const list = { m: 0, p: 0, listStyle: 'none', '& ul': { pl: 3 } };

/** Chapters of the chosen banks; choosing one includes its sub-chapters. */
export function ChapterTicks({ choices: { chapterIds }, fitting, choose }: FilterProps) {
  const toggle = (id: number) =>
    choose({
      chapterIds: chapterIds.includes(id)
        ? chapterIds.filter((one) => one !== id)
        : [...chapterIds, id],
    });
  return (
    <Box component="details" open={chapterIds.length > 0} sx={{ mb: 2 }}>
      <summary>{texts.none(texts.chapters)}</summary>
      <Box component="ul" aria-label={texts.chapters} sx={list}>
        {treeOf(fitting.chapters).map((node) => (
          <Ticks
            key={node.id}
            node={node}
            isAbove={false}
            chapterIds={chapterIds}
            toggle={toggle}
          />
        ))}
      </Box>
    </Box>
  );
}

interface TicksProps {
  node: TreeNode<Chapter>;
  /** True if a chapter above is chosen, which includes this one. */
  isAbove: boolean;
  chapterIds: readonly number[];
  toggle: (id: number) => void;
}

function Ticks({ node, isAbove, chapterIds, toggle }: TicksProps) {
  const { id, name, count, children } = node;
  const isChosen = chapterIds.includes(id);
  if (count === 0 && !isChosen) return null;
  const below = { isAbove: isAbove || isChosen, chapterIds, toggle };
  return (
    <li>
      <FormControlLabel
        control={<Checkbox checked={isChosen || isAbove} disabled={isAbove} />}
        label={texts.counted(name, count)}
        onChange={() => toggle(id)}
      />
      {children.length > 0 && (
        <Box component="ul" sx={list}>
          {children.map((child) => (
            <Ticks key={child.id} node={child} {...below} />
          ))}
        </Box>
      )}
    </li>
  );
}
