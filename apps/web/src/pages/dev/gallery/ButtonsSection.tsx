import ArrowBack from '@mui/icons-material/ArrowBack';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Share from '@mui/icons-material/Share';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Plate } from './Plate';
import { Section } from './Section';
import { Specimen } from './Specimen';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& + &': { marginTop: 16 },
});

export function ButtonsSection() {
  return (
    <Section id="buttons" title="按钮与标签" lead="每个区块只有一个主按钮；图标按钮都有名称。">
      <Plate>
        <Specimen name="Button" note="层级">
          <Row>
            <Button variant="contained">立即购买</Button>
            <Button variant="outlined">加入课堂</Button>
            <Button variant="outlined" color="inherit">
              取消
            </Button>
            <Button>查看全部</Button>
          </Row>
          <Row>
            <Button variant="contained" color="error">
              删除
            </Button>
            <Button variant="outlined" color="error">
              删除
            </Button>
            <Button variant="contained" disabled>
              不可用
            </Button>
            <Button variant="contained" loading loadingPosition="start">
              提交中
            </Button>
          </Row>
        </Specimen>
        <Specimen name="Button" note="尺寸 32 · 36 · 44">
          <Row>
            <Button variant="contained" size="small" sx={{ width: 88 }}>
              去支付
            </Button>
            <Button variant="contained">去支付</Button>
            <Button variant="contained" size="large">
              去支付
            </Button>
          </Row>
          <Row>
            <Button startIcon={<ArrowBack />}>返回</Button>
            <IconButton aria-label="收藏">
              <FavoriteBorder />
            </IconButton>
            <IconButton aria-label="分享">
              <Share />
            </IconButton>
          </Row>
        </Specimen>
        <Specimen name="Chip" note="标签与筛选">
          <Row>
            <Chip label="基础医学" />
            <Chip label="临床医学" variant="outlined" />
            <Chip label="已选中" color="primary" variant="outlined" />
            <Chip label="推荐" color="primary" size="small" />
            <Chip label="限时免费" color="error" size="small" />
          </Row>
        </Specimen>
        <Specimen name='color="accent"' note="随区域变化">
          <Row>
            <Button variant="contained" color="accent">
              开始考试
            </Button>
            <Button variant="outlined" color="accent">
              查看解析
            </Button>
            <Chip label="进行中" color="accent" variant="outlined" />
          </Row>
        </Specimen>
      </Plate>
    </Section>
  );
}
