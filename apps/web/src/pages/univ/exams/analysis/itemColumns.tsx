import { questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { plainText } from '../plainText';
import { percent, rounded } from '../figureWords';
import type { NumberedItem } from './ItemSection';
import { texts } from './texts';

const SHOWN = 40;
const short = (words: string) => (words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words);

export const itemColumns = (
  open: (item: NumberedItem) => void,
): readonly Column<NumberedItem>[] => [
  { key: 'nth', label: texts.nth, align: 'end', width: 56, cell: ({ nth }) => nth },
  {
    key: 'question',
    label: texts.question,
    minWidth: 200,
    cell: ({ stem, type }) => (
      <>
        {short(plainText(stem))} <Chip size="small" label={questionTypes[type]} />
      </>
    ),
  },
  { key: 'facility', label: texts.facility, align: 'end', cell: (item) => percent(item.facility) },
  {
    key: 'discrimination',
    label: texts.discrimination,
    align: 'end',
    cell: (item) => rounded(item.discrimination, 2),
  },
  {
    key: 'weight',
    label: texts.weight,
    align: 'end',
    cell: ({ intendedWeight, effectiveWeight }) =>
      texts.weights(percent(intendedWeight), percent(effectiveWeight)),
  },
  {
    key: 'flags',
    label: texts.flags,
    cell: ({ flags, isCorrected }) => (
      <>
        {flags.length > 0 && (
          <Chip size="small" color="warning" label={texts.notes(flags.length)} />
        )}
        {isCorrected && <Chip size="small" color="info" label={texts.corrected} />}
      </>
    ),
  },
  {
    key: 'open',
    label: common.operations,
    cell: (item) => (
      <Button size="small" aria-label={texts.openOf(item.nth)} onClick={() => open(item)}>
        {texts.open}
      </Button>
    ),
  },
];
