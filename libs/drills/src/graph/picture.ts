/**
 * A scene's picture described in drawable words; the Chinese names serve as its text alternative.
 */
export const places = {
  street: '街边',
  metro: '地铁站厅',
  park: '公园',
  home: '客厅',
  bedroom: '卧室',
  kitchen: '厨房',
  classroom: '教室',
  restaurant: '餐馆',
  pool: '泳池边',
  river: '河岸',
  reservoir: '水库边',
  rubble: '倒塌的房屋旁',
  square: '空旷的场地',
  corridor: '楼道',
  stairs: '楼梯间',
  roof: '屋顶',
  valley: '山谷',
  slope: '山坡',
  village: '村口',
  workshop: '车间',
  basement: '地下室',
  car: '车内',
  field: '田野',
} as const;

export const lights = {
  day: '白天',
  dusk: '傍晚',
  night: '夜里',
  rain: '大雨中',
  smoke: '浓烟中',
  dust: '尘土中',
} as const;

export const figures = {
  man: '男人',
  woman: '女人',
  elder: '老人',
  child: '孩子',
  infant: '婴儿',
  helper: '帮忙的人',
  rescuer: '救援人员',
  crowd: '人群',
} as const;

export const poses = {
  standing: '站着',
  sitting: '坐着',
  kneeling: '跪着',
  lying: '仰卧着',
  side: '侧卧着',
  prone: '俯卧着',
  crouching: '蹲着',
  running: '跑着',
  floating: '浮在水里',
  trapped: '被压着',
  carried: '被抱着',
} as const;

export const props = {
  phone: '手机',
  aed: 'AED',
  pads: '电极片',
  bag: '急救包',
  tourniquet: '止血带',
  gauze: '纱布',
  splint: '夹板',
  blanket: '毯子',
  water: '清水',
  towel: '湿毛巾',
  table: '桌子',
  bed: '床',
  sofa: '沙发',
  window: '窗',
  door: '门',
  lift: '电梯',
  extinguisher: '灭火器',
  pot: '油锅',
  lid: '锅盖',
  ring: '救生圈',
  pole: '长竿',
  rope: '绳子',
  boat: '冲锋舟',
  slab: '楼板',
  switch: '电闸',
  stick: '干木棍',
  wire: '电线',
  car: '汽车',
  bridge: '桥',
  tree: '大树',
  radio: '收音机',
  whistle: '哨子',
  food: '食物',
  toy: '玩具',
  shelf: '书架',
  chest: '裸露的胸口',
} as const;

export const hazards = {
  fire: '火焰',
  smoke: '浓烟',
  water: '积水',
  flood: '急流',
  glass: '碎玻璃',
  falling: '坠落物',
  current: '带电',
  mud: '泥石流',
  rocks: '滚石',
  cracks: '裂缝',
  wind: '旋风',
  traffic: '来往车辆',
  blood: '血迹',
  gas: '燃气泄漏',
} as const;

/** The centre in the picture, from 0 to 1 of its width and height. */
interface Placed {
  x: number;
  y: number;
}

export interface ScenePicture {
  place: keyof typeof places;
  light: keyof typeof lights;
  people: readonly ({ who: keyof typeof figures; pose: keyof typeof poses } & Placed)[];
  props: readonly ({ what: keyof typeof props } & Placed)[];
  hazards: readonly ({ what: keyof typeof hazards } & Placed)[];
}

/** The text alternative of the picture. */
export function pictureWords({
  place,
  light,
  people,
  props: things,
  hazards: dangers,
}: ScenePicture) {
  const seen = [
    ...people.map(({ who, pose }) => `${poses[pose]}的${figures[who]}`),
    ...things.map(({ what }) => props[what]),
    ...dangers.map(({ what }) => hazards[what]),
  ];
  return `${lights[light]}的${places[place]}${seen.length > 0 ? `，有${seen.join('、')}` : ''}`;
}

/** The picture as it is sent to the browser. */
export const pictureSeen = ({ people, props: things, hazards: dangers, ...of }: ScenePicture) => ({
  ...of,
  people: [...people],
  props: [...things],
  hazards: [...dangers],
});
