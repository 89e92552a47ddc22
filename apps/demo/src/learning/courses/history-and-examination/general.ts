import type { SeedChapter } from '../../seedCourse';

export const general: SeedChapter = {
  title: '一般检查与头颈',
  html: '<p>走近病床的几秒钟，就是检查的开始。</p>',
  items: [
    {
      type: 1,
      title: '动画：怎样量准一次血压',
      film: 'blood-pressure',
      checks: [
        {
          second: 20,
          question: { bank: 'bank-nurse-licence', stem: '患者男，体重110 kg，上臂粗大' },
          mustAnswer: true,
        },
      ],
    },
    {
      type: 8,
      title: '生命体征、淋巴结与颈静脉',
      html: `
        <p>一般检查从远到近：神志、面容、体位、步态、营养，再测体温、脉搏、呼吸、血压。强迫坐位提示心肺功能不全，辗转体位提示绞痛，强迫静卧提示腹膜炎。</p>
        <table>
          <caption>成人生命体征</caption>
          <thead><tr><th>项目</th><th>正常范围</th><th>注意</th></tr></thead>
          <tbody>
            <tr><td>腋温</td><td>36.0～37.0℃</td><td>测前擦干腋窝，饮热水或运动后稍候再测</td></tr>
            <tr><td>脉搏</td><td>60～100次/分</td><td>不齐时数足1分钟，并与心率对照</td></tr>
            <tr><td>呼吸</td><td>12～20次/分</td><td>不告知，手仍作数脉搏状</td></tr>
            <tr><td>血压</td><td>低于120/80毫米汞柱为正常</td><td>休息至少5分钟，袖带与心脏同高，首诊测两臂</td></tr>
          </tbody>
        </table>
        <p>浅表淋巴结按固定顺序触：耳前、耳后、枕部、颌下、颏下、颈前、颈后、锁骨上、腋窝、滑车上、腹股沟、腘窝。记录部位、大小、数目、硬度、压痛、活动度、有无粘连及表面皮肤。<strong>左锁骨上淋巴结</strong>质硬无痛，要想到胃等腹腔肿瘤转移；右锁骨上多提示胸腔来源。</p>
        <p>看颈静脉时病人取30～45度半卧位，平静呼吸。充盈水平超过胸骨角上方约4厘米或立位、坐位仍见充盈，提示静脉压升高，见于右心衰竭、心包积液、上腔静脉综合征。按压右上腹约半分钟，颈静脉充盈更明显为<strong>肝颈静脉回流征</strong>阳性，支持右心衰竭引起的肝淤血。</p>
        <ul>
          <li>气管：三指法看是否居中，大量胸腔积液和气胸推向健侧，肺不张与胸膜粘连拉向患侧；</li>
          <li>甲状腺：随吞咽上下移动，听有无血管杂音；</li>
          <li>瞳孔：正常直径约3～4毫米，等大等圆，查直接与间接对光反射。</li>
        </ul>
      `,
    },
    { type: 48, title: '标本：气管与它的偏移', specimens: ['specimen-trachea'] },
  ],
};
