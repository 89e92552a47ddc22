import { sizes } from '@cheese/ui/tokens';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';

const chapters = [
  ['colours', '颜色'],
  ['type', '文字'],
  ['buttons', '按钮与标签'],
  ['fields', '表单与页签'],
  ['unsaved', '未保存的内容'],
  ['answered', '请求的四种面貌'],
  ['faces', '空白与错误'],
  ['toasts', '轻提示'],
  ['images', '图片与卡片'],
  ['pager', '分页'],
  ['management', '管理'],
  ['certificate', '证书'],
  ['questions', '题目与答题'],
  ['panorama', '全景'],
  ['small', '时间、数量与二维码'],
  ['captcha', '安全验证'],
  ['article', '文章'],
  ['frame', '页面框架'],
] as const;

const Strip = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: sizes.header,
  zIndex: 2,
  display: 'flex',
  gap: 8,
  padding: '12px 0',
  overflowX: 'auto',
  backgroundColor: theme.palette.ground,
  scrollbarWidth: 'none',
}));

/** Links to the sections; stays visible while scrolling. */
export function GalleryIndex() {
  return (
    <Strip aria-label="陈列目录">
      {chapters.map(([id, label]) => (
        <Chip
          key={id}
          component="a"
          href={`#${id}`}
          label={label}
          variant="outlined"
          clickable
          sx={{ flex: 'none', bgcolor: 'surface' }}
        />
      ))}
    </Strip>
  );
}
