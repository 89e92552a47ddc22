import type { FirstAidCategory, FirstAidTopic } from '@cheese/domain/codes/training/firstAid';
import type { ResourceKind } from '@cheese/domain/codes/emergency/resourceKind';
import type { Motif } from '@cheese/generators/pictures/motifs';
import type { Palette } from '@cheese/generators/pictures/palettes';

export interface SeedResource {
  slug: string;
  title: string;
  summary: string;
  category: FirstAidCategory;
  topic: FirstAidTopic;
  kind: ResourceKind;
  daysAgo: number;
  picture: { motif: Motif; palette: Palette };
}

export const seedResourceList: readonly SeedResource[] = [
  {
    slug: 'adult-cpr-steps',
    title: '成人心肺复苏：从判断意识到自动除颤',
    summary:
      '判断意识与呼吸、呼救、胸外按压、人工呼吸和除颤器使用的完整流程，按压深度5至6厘米，频率每分钟100至120次。',
    category: 2,
    topic: 9,
    kind: 1,
    daysAgo: 1,
    picture: { motif: 'cpr', palette: 'red' },
  },
  {
    slug: 'aed-in-public',
    title: '公共场所的除颤器怎么找、怎么用',
    summary: '开机、贴片、听从语音提示、确认无人接触后放电，放电后立即恢复按压。',
    category: 2,
    topic: 9,
    kind: 1,
    daysAgo: 3,
    picture: { motif: 'aed', palette: 'orange' },
  },
  {
    slug: 'drowning-rescue',
    title: '溺水救援：先保证自己安全，再谈施救',
    summary:
      '不盲目下水，利用竹竿、绳索和漂浮物；上岸后先看呼吸，没有呼吸立即开放气道并给予人工呼吸。',
    category: 2,
    topic: 2,
    kind: 1,
    daysAgo: 5,
    picture: { motif: 'lungs', palette: 'sky' },
  },
  {
    slug: 'earthquake-indoor',
    title: '地震来临时的室内避险',
    summary: '伏地、遮挡、手抓牢；远离窗户和吊灯，摇晃停止后再沿楼梯撤离，不乘电梯。',
    category: 2,
    topic: 1,
    kind: 1,
    daysAgo: 8,
    picture: { motif: 'building', palette: 'sand' },
  },
  {
    slug: 'earthquake-crush-case',
    title: '地震挤压伤案例复盘',
    summary: '一名伤员下肢受压六小时，解除压迫前后为何要先补液、监测心律，现场团队如何分工。',
    category: 1,
    topic: 1,
    kind: 1,
    daysAgo: 11,
    picture: { motif: 'bone', palette: 'navy' },
  },
  {
    slug: 'flood-evacuation',
    title: '洪水围困时的转移与求救',
    summary: '向高处转移、切断电源、不涉急流；用手电、哨声和鲜艳衣物发出信号，饮水必须煮沸。',
    category: 2,
    topic: 3,
    kind: 1,
    daysAgo: 14,
    picture: { motif: 'people', palette: 'teal' },
  },
  {
    slug: 'kitchen-fire',
    title: '油锅起火与衣物着火的正确处理',
    summary:
      '油锅起火盖锅盖、关火源，不能浇水；衣物着火停下、倒地、翻滚；烧伤用流动凉水冲洗约20分钟。',
    category: 2,
    topic: 4,
    kind: 1,
    daysAgo: 18,
    picture: { motif: 'ambulance', palette: 'orange' },
  },
  {
    slug: 'high-rise-fire-case',
    title: '高层住宅火灾：为什么有人选择留在房间',
    summary: '通过一次情景推演，说明楼道充烟时关门、封堵门缝、到外窗等待救援的判断依据。',
    category: 1,
    topic: 10,
    kind: 1,
    daysAgo: 23,
    picture: { motif: 'building', palette: 'red' },
  },
  {
    slug: 'debris-flow-signs',
    title: '泥石流的前兆与逃生方向',
    summary: '山谷轰鸣、溪水突然断流或变浑是危险信号；应向沟谷两侧高处跑，不沿沟向下跑。',
    category: 2,
    topic: 5,
    kind: 1,
    daysAgo: 29,
    picture: { motif: 'people', palette: 'sand' },
  },
  {
    slug: 'tornado-shelter',
    title: '龙卷风预警后的十分钟',
    summary: '进入地下室或底层无窗的小房间，护住头颈；在户外时伏于低洼处，远离树木、车辆和电线。',
    category: 2,
    topic: 6,
    kind: 1,
    daysAgo: 36,
    picture: { motif: 'building', palette: 'violet' },
  },
  {
    slug: 'landslide-case',
    title: '山体滑坡搜救：被埋人员的呼吸道优先',
    summary: '复盘一次山区救援：先清理口鼻、再处理大出血，搬运时始终保持脊柱稳定。',
    category: 1,
    topic: 7,
    kind: 1,
    daysAgo: 44,
    picture: { motif: 'ambulance', palette: 'green' },
  },
  {
    slug: 'electric-shock',
    title: '触电现场：断电之前不要碰人',
    summary: '先切断电源或用绝缘物挑开电线；确认安全后检查呼吸，心搏骤停立即按压；电击伤一律就医。',
    category: 2,
    topic: 8,
    kind: 1,
    daysAgo: 52,
    picture: { motif: 'heartbeat', palette: 'blue' },
  },
];

/** The one that is listened to: its sound is made where it is planted. */
export const metronome: SeedResource = {
  slug: 'compression-metronome',
  title: '胸外按压节拍：每分钟110次，跟着按一分钟',
  summary: '一分钟的节拍音。练习时一声一按，每次按压后让胸廓完全回弹，感受推荐频率的快慢。',
  category: 2,
  topic: 9,
  kind: 3,
  daysAgo: 60,
  picture: { motif: 'heartbeat', palette: 'red' },
};
