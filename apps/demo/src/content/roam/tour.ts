import type { SingleType } from '@cheese/domain/codes/learning/singleTypes';
import type { CommodityType } from '@cheese/domain/codes/shop/products';
import { anatomyRoom } from '@cheese/generators/panoramas/rooms/anatomy';
import { emergencyRoom } from '@cheese/generators/panoramas/rooms/emergency';
import { functionRoom } from '@cheese/generators/panoramas/rooms/function';
import { morphologyRoom } from '@cheese/generators/panoramas/rooms/morphology';
import type { RoomShape } from '@cheese/generators/panoramas/rooms/roomShape';
import type { Motif } from '@cheese/generators/pictures/motifs';
import type { Palette } from '@cheese/generators/pictures/palettes';

export type SeedSpot<Place extends string = string> = { at: Place; title: string } & (
  | { to: string }
  | { html: string; picture: { motif: Motif; palette: Palette } }
  | { type: SingleType; commodity: readonly [CommodityType, string] }
);

export interface SeedRoom {
  name: string;
  summary: string;
  shape: RoomShape;
  spots: readonly SeedSpot[];
}

/** Keeps the hotspots to the places that their room has. */
const roomOf = <Place extends string>(
  shape: RoomShape<Place>,
  facts: { name: string; summary: string; spots: readonly SeedSpot<Place>[] },
): SeedRoom => ({ ...facts, shape });

export const seedTour: readonly SeedRoom[] = [
  roomOf(anatomyRoom, {
    name: '解剖实验室',
    summary: '四张解剖台与标本墙，系统解剖学与局部解剖学在这里上课。',
    spots: [
      { at: 'sideDoor', title: '去形态学实验室', to: 'morphology' },
      { at: 'backDoor', title: '去模拟急救室', to: 'emergency' },
      {
        at: 'table',
        title: '解剖台',
        html: '<p>不锈钢台面略向一端倾斜，便于引流；台旁设有下排风，把固定液的气体从操作者面前带走。</p><p>操作之前穿好实验服、戴手套与护目镜。上课开始时，全体默哀，向遗体捐献者致敬。</p>',
        picture: { motif: 'scalpel', palette: 'teal' },
      },
      {
        at: 'jars',
        title: '标本墙',
        html: '<p>瓶装标本按系统排列，从上到下依次为运动、内脏、脉管与神经。观察时先认方位，再找结构，最后说出毗邻。</p><p>标本瓶较重，请勿自行取下。</p>',
        picture: { motif: 'heart', palette: 'red' },
      },
      {
        at: 'skeleton',
        title: '骨骼标本',
        html: '<p>成人骨骼共206块，分为中轴骨与附肢骨。先在自己身上摸到体表标志，如锁骨、肩胛下角、髂嵴与内外踝，再对照标本辨认。</p>',
        picture: { motif: 'bone', palette: 'sand' },
      },
      { at: 'board', title: '心脏三维标本', type: 48, commodity: [2, '心脏三维标本'] },
    ],
  }),
  roomOf(morphologyRoom, {
    name: '形态学实验室',
    summary: '二十四台显微镜与同屏示教，组织学、病理学与寄生虫学在这里阅片。',
    spots: [
      { at: 'sideDoor', title: '去机能实验室', to: 'function' },
      { at: 'backDoor', title: '去解剖实验室', to: 'anatomy' },
      {
        at: 'microscope',
        title: '显微镜',
        html: '<p>阅片从低倍开始：先用4倍或10倍物镜看全片的层次，再把要看的地方移到视野中央，转到40倍看细胞。</p><p>转换物镜时看着镜头，防止碰到玻片；用毕把最低倍物镜转到中央，降下载物台，关灯。</p>',
        picture: { motif: 'microscope', palette: 'violet' },
      },
      {
        at: 'slides',
        title: '切片柜',
        html: '<p>教学切片按编号放在抽屉中，每套一百张。苏木精把细胞核染成蓝紫色，伊红把细胞质与胶原染成红色。</p><p>取片时捏住玻片的边缘，看完放回原位。破损的切片请登记，不要自行丢弃。</p>',
        picture: { motif: 'tissue', palette: 'rose' },
      },
      { at: 'screen', title: '心肌组织切片', type: 32, commodity: [2, '心肌组织切片'] },
    ],
  }),
  roomOf(functionRoom, {
    name: '机能实验室',
    summary: '四组信号采集台，观察心电、呼吸与肌肉收缩的变化。',
    spots: [
      { at: 'sideDoor', title: '去模拟急救室', to: 'emergency' },
      { at: 'backDoor', title: '去形态学实验室', to: 'morphology' },
      {
        at: 'monitor',
        title: '信号采集',
        html: '<p>换能器把压力、张力变成电信号，经放大与采样显示成曲线。记录之前先调零、定标，再确定采样频率。</p><p>曲线上要标出给药或刺激的时刻，否则数据无法解释。</p>',
        picture: { motif: 'heartbeat', palette: 'green' },
      },
      {
        at: 'gas',
        title: '气瓶',
        html: '<p>气瓶竖直放置并用链条固定。开启时先开总阀，再调减压阀；结束时先关总阀，放尽余气后松开减压阀。</p><p>氧气瓶的接口禁止沾油。</p>',
        picture: { motif: 'lungs', palette: 'blue' },
      },
      { at: 'recorder', title: '蛙心灌流虚拟实验', type: 16, commodity: [8, '蛙心灌流'] },
    ],
  }),
  roomOf(emergencyRoom, {
    name: '模拟急救室',
    summary: '高仿真模拟人、除颤监护与观察窗，团队复苏演练的场地。',
    spots: [
      { at: 'leftDoor', title: '去机能实验室', to: 'function' },
      { at: 'rightDoor', title: '去解剖实验室', to: 'anatomy' },
      {
        at: 'manikin',
        title: '模拟人',
        html: '<p>成人胸外按压：两乳头连线中点，深度5至6厘米，频率每分钟100至120次，每次按压后让胸廓完全回弹，尽量减少中断。</p><p>模拟人记录每次按压的深度、频率与通气量，演练结束后生成报告。</p><p><a href="/firstAidDrillSystem">去急救演练系统</a></p>',
        picture: { motif: 'cpr', palette: 'red' },
      },
      {
        at: 'aed',
        title: 'AED',
        html: '<p>打开电源，按图示贴好电极片，听从语音提示。分析心律与放电时，确认没有人接触患者；放电之后立即继续按压。</p>',
        picture: { motif: 'aed', palette: 'green' },
      },
      {
        at: 'mirror',
        title: '观察窗',
        html: '<p>教师与未上场的同学在观察窗后记录。复盘时先由团队自己说出做得好的与可以改进的地方，再对照录像与评分表。</p><p>还没上场？先在床边练一练：<a href="/clinical-system/">去AI临床思维训练</a></p>',
        picture: { motif: 'people', palette: 'navy' },
      },
      { at: 'cart', title: '心肺复苏演练', type: 16, commodity: [8, '心肺复苏与高级生命支持'] },
    ],
  }),
];
