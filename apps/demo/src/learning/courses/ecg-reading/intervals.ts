import { asked } from '../../courseWords';
import type { SeedChapter } from '../../seedCourse';

export const intervals: SeedChapter = {
  title: '间期、束支与肥大',
  html: '<p>测量比印象可靠。</p>',
  items: [
    {
      type: 8,
      title: '间期延长、束支阻滞与房室肥大',
      html: `
        <p><strong>PR间期</strong>反映激动由心房到心室的时间，正常0.12～0.20秒。延长提示房室传导延缓；缩短并有QRS起始粗钝（预激波）、QRS增宽，是预激综合征。预激合并房颤时心室率可极快，禁用洋地黄、维拉帕米等抑制房室结的药物。</p>
        <p><strong>QT间期</strong>包括心室除极与复极的全程，受心率影响，要看校正值：一般男性超过0.45秒、女性超过0.46秒为延长，超过0.50秒时尖端扭转型室速的危险明显增加。常见原因是低钾、低镁、低钙，抗心律失常药、部分抗菌药和抗精神病药，以及先天性长QT。</p>
        <table>
          <caption>左右束支阻滞</caption>
          <thead><tr><th>项目</th><th>右束支阻滞</th><th>左束支阻滞</th></tr></thead>
          <tbody>
            <tr><td>V1</td><td>rsR′，呈M形</td><td>QS或rS，主波向下</td></tr>
            <tr><td>V5、V6、Ⅰ</td><td>S波宽而有切迹</td><td>R波宽钝或切迹，多无q波</td></tr>
            <tr><td>时限</td><td>0.12秒及以上为完全性</td><td>0.12秒及以上为完全性</td></tr>
            <tr><td>意义</td><td>可见于正常人、右心负荷增加、肺栓塞</td><td>多有器质性心脏病</td></tr>
          </tbody>
        </table>
        <p>房室肥大看电压与方向：</p>
        <ul>
          <li>右房扩大：P波高尖，Ⅱ导联0.25毫伏及以上，称肺型P波；</li>
          <li>左房扩大：P波增宽0.12秒及以上、双峰，V1终末电势负值增大，称二尖瓣型P波；</li>
          <li>左室肥大：RV5＋SV1男性超过4.0毫伏、女性超过3.5毫伏，常伴ST-T改变；</li>
          <li>右室肥大：V1的R/S≥1，电轴右偏，RV1＋SV5超过1.05毫伏。</li>
        </ul>
        <p>电压标准受胸壁厚薄影响，<strong>瘦长的年轻人可有高电压而心脏正常</strong>，肥胖、肺气肿、心包积液者电压偏低。心电图诊断肥大不如超声心动图准确，写报告时宜用“提示”。</p>
      `,
    },
    { type: 48, title: '标本：传导系统所在的四腔', specimens: ['specimen-heart-gross'] },
    {
      type: 64,
      title: '小测：波形、传导与电解质',
      passShare: 60,
      questions: [
        ...asked(
          'bank-residency-final',
          '将异常与其典型的心电图改变相配',
          '女，58岁。腹泻一周，血钾2.8',
        ),
        ...asked('bank-postgraduate-west', '与骨骼肌细胞相比，心室肌细胞动作电位'),
        ...asked('bank-physician-licence', '从心室开始收缩算起'),
        ...asked('bank-final-anatomy', '男，58岁，突发剧烈胸痛，心电图 V1'),
      ],
    },
  ],
};
