import { memberStates } from '@cheese/domain/codes/people/memberStates';
import {
  joinedBy,
  type PlaceState,
  teachingRoleCodes,
  teachingRoles,
} from '@cheese/domain/codes/school/teachingClasses';
import type { TeachingPlace } from '@cheese/domain/contract/school/teachingClass';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { texts } from './texts';

/** Role of a member; says whether an assistant may see marks. */
function roleOf({ role, seesMarks }: TeachingPlace) {
  if (role !== teachingRoleCodes.assistant) return teachingRoles[role];
  return `${teachingRoles[role]}（${seesMarks ? texts.marks : texts.noMarks}）`;
}

export function placeColumns(
  state: PlaceState,
  actionsFor: ((place: TeachingPlace) => RowAction[]) | null,
): Column<TeachingPlace>[] {
  const columns: Column<TeachingPlace>[] = [
    { key: 'name', label: texts.name, cell: ({ name }) => name, minWidth: 112 },
    { key: 'number', label: texts.number, cell: ({ number }) => number, width: 128 },
    { key: 'class', label: texts.className, cell: ({ className }) => className, width: 144 },
    { key: 'role', label: texts.role, cell: roleOf, width: 152 },
    {
      key: 'state',
      label: texts.state,
      cell: (place) => memberStates[place.state],
      width: 96,
    },
    {
      key: 'joined',
      label: texts.joined,
      cell: ({ joinedAt, by }) => `${chinaMinute(joinedAt)} ${joinedBy[by]}`,
      width: 208,
    },
  ];
  if (state === 'past') {
    columns.push({
      key: 'left',
      label: texts.left,
      cell: ({ leftAt }) => leftAt !== null && chinaMinute(leftAt),
      width: 144,
    });
  }
  if (actionsFor) {
    columns.push({
      key: 'operations',
      label: common.operations,
      cell: (place) => <RowActions name={place.name} actions={actionsFor(place)} />,
      width: 168,
    });
  }
  return columns;
}
