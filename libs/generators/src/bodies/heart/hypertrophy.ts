import { once } from '../kit/once';
import { sickened } from '../sickened';
import { hypertrophiedForm } from './forms';
import { heart } from './heart';
import { heartShapesOf } from './heartShapes';

export const heartHypertrophy = sickened(heart, {
  slug: 'heart-hypertrophy',
  words: [
    '心（左心室肥大）',
    'cor',
    'heart with left ventricular hypertrophy',
    '高血压心脏病代偿期的心：左心室向心性肥大，壁厚而心腔不扩张；右心此时没有改变。',
  ],
  simplified:
    '只画血压长期升高以后的代偿期，画的是典型而较重的一例；心肌间质的纤维增生、冠状动脉的硬化和主动脉的扩张没有画。其余与正常心的模型相同。',
  texts: {
    'left-ventricle':
      '向心性肥大：壁由约十三毫米增厚到约二十毫米，主要向腔内增厚；收缩力在代偿期可以保持，舒张时却变硬，不易充盈。',
    'interventricular-septum':
      '与左心室游离壁一同均匀增厚，仍分隔左、右心室；高血压引起的增厚多为对称性。',
    'left-atrium':
      '左心室舒张受限，左心房压力升高而向后扩大，因此容易发生心房颤动；扩大时可压迫食管。',
    'papillary-left-anterior': '随左心室壁增粗，占去一部分心腔；腱索仍连于二尖瓣前、后尖。',
    'papillary-left-posterior': '随左心室壁增粗；供血较单一，肥大的心肌需氧增多，更容易缺血。',
    'left-bundle-branch':
      '在增厚的室间隔左侧心内膜下分散；心肌肥大、间质纤维化时，传导可以延缓或阻滞。',
  },
  shapes: once(() => heartShapesOf(hypertrophiedForm)),
});
