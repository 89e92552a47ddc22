import type { TissueName } from '@cheese/generators/tissues/tissues';
import type { ModelPin } from '@cheese/domain/contract/bodies/shapes/model';
import type { BodySlug } from './bodies';

interface BodyPin extends Pick<ModelPin, 'title' | 'text' | 'place'> {
  /** The part that it sticks in. */
  part: string;
  /** What is seen under the microscope there: a slide of ours. */
  tissue: TissueName;
  picture: string;
}

/** What is said about places of bodies, with a look at what they are made of. */
export const bodyPins: Partial<Record<BodySlug, readonly BodyPin[]>> = {
  kidney: [
    {
      part: 'renal-cortex',
      place: { x: -18, y: -0.9, z: 22 },
      title: '肾皮质的镜下结构',
      text: '纤维囊下为皮质：皮质迷路中有肾小体和弯曲的小管，髓放线中的小管与髓质中的一样平行排列。切片在“形态学”的肾皮质切片中可以放大观察。',
      tissue: 'kidney',
      picture: '肾切片全貌，皮质与髓质（示意图）',
    },
  ],
  heart: [
    {
      part: 'left-ventricle',
      place: { x: 39.5, y: -21.4, z: 34.2 },
      title: '左心室壁的镜下结构',
      text: '心肌纤维有分支并互相连接，横纹较细，核居中，连接处为闰盘。图中居中的一列即取自左心室壁，左为骨骼肌，右为平滑肌，上排纵切，下排横切，可对照着看。',
      tissue: 'muscle',
      picture: '三种肌组织，居中为心肌（示意图）',
    },
  ],
  lung: [
    {
      part: 'left-superior-lobe',
      place: { x: 106.2, y: 52.5, z: 43.9 },
      title: '肺实质的镜下结构',
      text: '肺内主要是肺泡，之间隔以薄薄的肺泡隔，隔内有毛细血管；细支气管与肺动脉的分支伴行。切片在“形态学”的肺切片中可以放大观察。',
      tissue: 'lung',
      picture: '肺切片全貌（示意图）',
    },
  ],
};
