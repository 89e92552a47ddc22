import { roles } from '@cheese/domain/codes/people/roles';
import type { Member } from '@cheese/domain/contract/school/member';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '../../../../../paths';
import { MemberStateChip } from '../MemberStateChip';
import { texts } from './texts';

const Under = ({ words }: { words: string | undefined }) =>
  words ? (
    <Typography variant="caption" component="div" sx={{ color: 'text.third' }}>
      {words}
    </Typography>
  ) : null;

export const memberColumns: readonly Column<Member>[] = [
  {
    key: 'name',
    label: texts.name,
    minWidth: 104,
    cell: ({ id, name }) => <Link href={paths.univ.person({ id })}>{name}</Link>,
  },
  { key: 'number', label: texts.number, cell: ({ number }) => number ?? texts.none },
  {
    key: 'role',
    label: texts.role,
    minWidth: 96,
    cell: ({ role, grants }) => (
      <>
        {roles[role]}
        <Under words={texts.grants(grants)} />
      </>
    ),
  },
  {
    key: 'place',
    label: texts.place,
    minWidth: 144,
    cell: ({ department, class: inClass }) => (
      <>
        {department?.name ?? texts.none}
        <Under words={inClass?.name} />
      </>
    ),
  },
  {
    key: 'year',
    label: texts.year,
    minWidth: 72,
    cell: ({ year }) => (year === null ? texts.none : texts.yearOf(year)),
  },
  { key: 'state', label: texts.state, cell: ({ state }) => <MemberStateChip state={state} /> },
  {
    key: 'account',
    label: texts.account,
    minWidth: 96,
    cell: ({ hasAccount }) => (hasAccount ? texts.hasAccount : texts.noAccount),
  },
  {
    key: 'see',
    label: common.operations,
    cell: ({ id, name }) => (
      <Button
        size="small"
        href={paths.univ.person({ id })}
        aria-label={texts.seeOf(name)}
        sx={{ minWidth: 0, ml: -1, px: 1 }}
      >
        {texts.see}
      </Button>
    ),
  },
];
