import { adStates } from '@cheese/domain/codes/content/adStates';
import type { ManagedAd } from '@cheese/domain/contract/content/adManage';
import type { Column } from '@cheese/ui/table/DataTable';
import { periodOf } from './adForm';
import { texts } from './texts';

export const adColumns: readonly Column<ManagedAd>[] = [
  { key: 'title', label: texts.name, cell: ({ title }) => title, minWidth: 160 },
  { key: 'subtitle', label: texts.subtitle, cell: ({ subtitle }) => subtitle, minWidth: 160 },
  { key: 'link', label: texts.link, cell: ({ link }) => link, minWidth: 160 },
  { key: 'period', label: texts.period, cell: periodOf, width: 184 },
  { key: 'state', label: texts.state, cell: ({ state }) => adStates[state], width: 80 },
];
