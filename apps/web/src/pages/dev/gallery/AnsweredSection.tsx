import { Answered } from '@cheese/ui/feedback/Answered';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plate } from './Plate';
import { Section } from './Section';
import { Specimen } from './Specimen';

const courses = ['系统解剖学', '诊断学基础', '外科学总论'];
const nothing = () => undefined;
const settled = { isFetching: false, refetch: nothing };
const offline = { status: 0, flag: 0, message: '网络连接失败，请稍后重试' };
const down = { status: 503, flag: 503, message: '服务暂时不可用，请稍后重试' };
const lost = { status: 404, flag: 404, message: '该课程不存在或已下线' };

const faces: { note: string; query: Answerable<string[]> }[] = [
  { note: '加载中', query: { isFetching: true, refetch: nothing } },
  { note: '完整', query: { ...settled, data: courses } },
  { note: '为空', query: { ...settled, data: [] } },
  { note: '网络失败', query: { ...settled, error: offline } },
  { note: '服务失败，正在重试', query: { isFetching: true, refetch: nothing, error: down } },
  { note: '不存在', query: { ...settled, error: lost } },
  { note: '更新中，保留旧内容', query: { isFetching: true, refetch: nothing, data: courses } },
  { note: '更新失败，保留旧内容', query: { ...settled, data: courses, error: offline } },
];

const empty = (
  <EmptyState
    sentence="您还没有收藏课程"
    hint="收藏的课程会出现在这里"
    action={
      <Button variant="contained" href="/course">
        去选课
      </Button>
    }
  />
);

export function AnsweredSection() {
  return (
    <Section
      id="answered"
      title="请求的四种面貌"
      lead="加载、失败、为空、完整由 Answered 统一负责；已有内容在更新时不会消失。"
    >
      <Plate>
        {faces.map(({ note, query }) => (
          <Specimen key={note} name="Answered" note={note}>
            <Answered
              query={query}
              what="课程列表"
              skeleton={<RowsSkeleton count={3} />}
              empty={empty}
            >
              {(list) => list.map((name) => <Course key={name} name={name} />)}
            </Answered>
          </Specimen>
        ))}
      </Plate>
    </Section>
  );
}

function Course({ name }: { name: string }) {
  return (
    <>
      <Typography variant="h3" sx={{ pt: 1.5 }}>
        {name}
      </Typography>
      <Typography sx={{ pb: 1.5, color: 'text.third' }}>共 24 讲 · 主讲：示例教师</Typography>
    </>
  );
}
