import { FilterBar } from '@cheese/ui/management/FilterBar';
import { FigureRow, FiguresSkeleton } from '@cheese/ui/management/FigureRow';
import { PagedTable } from '@cheese/ui/management/PagedTable';
import { RowActions } from '@cheese/ui/management/RowActions';
import { PeriodChooser } from '@cheese/ui/period/PeriodChooser';
import { readPeriod } from '@cheese/ui/period/readPeriod';
import { Plate } from './Plate';
import { Section } from './Section';
import { Specimen } from './Specimen';

const filters = { state: { 0: '已下架', 1: '已上架' } } as const;
const address = {
  asked: { page: 1 },
  href: () => '/dev/gallery#management',
  go: () => undefined,
};
const rows = ['心肺复苏', '止血包扎', '骨折固定'].map((name, index) => ({ id: index + 1, name }));
const actions = [
  { text: '编辑', act: () => undefined },
  { text: '删除', isDangerous: true, act: () => undefined },
];
const columns = [
  { key: 'name', label: '名称', cell: ({ name }: (typeof rows)[number]) => name },
  {
    key: 'actions',
    label: '操作',
    cell: ({ name }: (typeof rows)[number]) => <RowActions name={name} actions={actions} />,
  },
];
const answered = (list: typeof rows) => ({
  data: { list, total: list.length },
  isFetching: false,
  refetch: () => undefined,
});
const table = { what: '课程', columns, idOf: ({ id }: { id: number }) => id, address };

const period = readPeriod(new URLSearchParams('from=2026-03-01&to=2026-03-31'), 0);

export function ManagementSection() {
  return (
    <Section
      id="management"
      title="管理"
      lead="筛选、关键词与页码都在地址里；没有内容时说明下一步。"
    >
      <Plate across={1}>
        <Specimen name="FigureRow" note="一项预警">
          <FigureRow
            label="概况"
            figures={[
              { name: '学员', value: '128' },
              { name: '预警', value: '3', isWarning: true },
            ]}
          />
        </Specimen>
        <Specimen name="FiguresSkeleton">
          <FiguresSkeleton count={2} />
        </Specimen>
        <Specimen name="FilterBar">
          <FilterBar
            address={address}
            filters={filters}
            names={{ state: '状态' }}
            placeholder="搜索课程"
          />
        </Specimen>
        <Specimen name="PagedTable" note="有内容">
          <PagedTable {...table} query={answered(rows)} />
        </Specimen>
        <Specimen name="PagedTable" note="没有内容">
          <PagedTable {...table} query={answered([])} />
        </Specimen>
        <Specimen name="PeriodChooser" note="自定义">
          <PeriodChooser period={period} onSpan={() => undefined} onDays={() => undefined} />
        </Specimen>
      </Plate>
    </Section>
  );
}
