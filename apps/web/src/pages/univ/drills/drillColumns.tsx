import { drillShelves } from '@cheese/domain/codes/viewers/drillMaking';
import { drillDifficulties } from '@cheese/domain/codes/viewers/drills';
import { firstAidTopics } from '@cheese/domain/codes/viewers/firstAid';
import type { MadeDrill } from '@cheese/domain/contract/viewers/drillMaking';
import { chinaMinute } from '@cheese/domain/rules/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '../../../paths';
import { StateChip } from './StateChip';
import { texts } from './texts';

export const nameOf = ({ title }: Pick<MadeDrill, 'title'>) => title.trim() || texts.untitled;

function Name({ drill }: { drill: MadeDrill }) {
  const { id, topic, difficulty, isPlatform } = drill;
  const facts = [
    ...(isPlatform ? [drillShelves.platform] : []),
    ...(topic ? [firstAidTopics[topic]] : []),
    drillDifficulties[difficulty],
  ];
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Link href={paths.univ.drill({ id })}>{nameOf(drill)}</Link>
      <Typography variant="caption" component="div" sx={{ color: 'text.third' }}>
        {facts.join(' · ')}
      </Typography>
    </div>
  );
}

export const drillColumns = (
  actionsFor: (drill: MadeDrill) => RowAction[],
): Column<MadeDrill>[] => [
  { key: 'name', label: texts.name, cell: (drill) => <Name drill={drill} />, minWidth: 200 },
  {
    key: 'state',
    label: texts.state,
    width: 144,
    cell: ({ state }) => <StateChip state={state} />,
  },
  {
    ...{ key: 'version', label: texts.version, width: 88 },
    cell: ({ version }) => texts.versionOf(version),
  },
  {
    ...{ key: 'size', label: texts.size, width: 80 },
    cell: ({ sceneCount }) => texts.sizeOf(sceneCount),
  },
  {
    ...{ key: 'updated', label: texts.updated, width: 144 },
    cell: ({ updatedAt }) => chinaMinute(updatedAt),
  },
  {
    ...{ key: 'operations', label: common.operations, width: 144 },
    cell: (drill) => <RowActions name={nameOf(drill)} actions={actionsFor(drill)} />,
  },
];
