import { asked } from '../../courseWords';
import type { SeedChapter } from '../../seedCourse';

export const layers: SeedChapter = {
  title: '管壁、皮肤与免疫器官',
  html: '<p>分层是组织学最通用的语言。</p>',
  items: [
    {
      type: 8,
      title: '血管、皮肤与淋巴器官的层次',
      html: `
        <p>血管壁由内向外分内膜、中膜和外膜。<strong>看中膜就能分出血管</strong>：</p>
        <table>
          <caption>几种血管的比较</caption>
          <thead><tr><th>血管</th><th>中膜</th><th>功能</th></tr></thead>
          <tbody>
            <tr><td>大动脉</td><td>40～70层弹性膜</td><td>弹性贮器，使血流连续</td></tr>
            <tr><td>中动脉</td><td>10～40层平滑肌，内弹性膜明显呈波浪状</td><td>分配血量</td></tr>
            <tr><td>小动脉、微动脉</td><td>数层至一两层平滑肌</td><td>形成外周阻力，调节血压</td></tr>
            <tr><td>静脉</td><td>薄，管腔大而塌陷，外膜较厚</td><td>容量血管</td></tr>
          </tbody>
        </table>
        <p>毛细血管分三类：连续毛细血管见于肌、脑、肺，通透性小；有孔毛细血管见于肾小球、胃肠黏膜、内分泌腺；血窦见于肝、脾、骨髓，间隙大，细胞也能穿过。</p>
        <p><strong>皮肤</strong>由表皮和真皮组成。厚皮肤表皮由深到浅为基底层、棘层、颗粒层、透明层、角质层；薄皮肤缺透明层，颗粒层也不明显。基底细胞不断分裂上移，约四周更新一次。黑素细胞散在于基底细胞之间，朗格汉斯细胞在棘层捕捉抗原，梅克尔细胞感受触觉。烧伤只伤表皮浅层可迅速愈合；深达真皮深层则靠残存的毛囊、汗腺上皮修复；全层烧毁便需植皮。</p>
        <p>免疫器官中，<strong>胸腺</strong>皮质深染、髓质浅染，髓质内有胸腺小体，是认出它的标志；青春期后逐渐退化。<strong>淋巴结</strong>有皮质（淋巴小结，以B细胞为主）、副皮质区（T细胞）和髓质，过滤淋巴。<strong>脾</strong>没有皮髓质之分，分白髓和红髓：白髓由动脉周围淋巴鞘（T细胞）和脾小体（B细胞）构成，红髓的脾索与脾血窦过滤血液，清除衰老红细胞。</p>
        <ul>
          <li>带淋巴小结的器官，先看有没有被膜下窦，有则为淋巴结；</li>
          <li>有中央动脉穿行的淋巴组织是脾；</li>
          <li>有胸腺小体的一定是胸腺。</li>
        </ul>
      `,
    },
    { type: 32, title: '切片：厚皮肤的分层', slides: ['skin'] },
    { type: 32, title: '切片：四种上皮与透明软骨', slides: ['epithelia', 'cartilage'] },
    {
      type: 64,
      title: '小测：组织与器官的结构',
      passShare: 60,
      questions: [
        ...asked('bank-postgraduate-west', '支气管黏膜的假复层纤毛柱状上皮'),
        ...asked('bank-lab-medicine', '请把血细胞的形态描述与细胞相配'),
        ...asked('bank-final-anatomy', '关节面、关节囊和关节腔', '心的正常起搏点是'),
        ...asked('bank-final-pathology', '慢性支气管炎病人咳痰增多的形态'),
      ],
    },
  ],
};
