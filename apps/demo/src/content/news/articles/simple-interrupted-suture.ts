import type { SeedArticle } from '../seedArticle';

export const article: SeedArticle = {
  slug: 'simple-interrupted-suture',
  title: '单纯间断缝合：手腕转对了，针就走对了',
  summary:
    '缝合练习常见的毛病是硬推、浅缝和勒得过紧。掌握持针位置、垂直进针、等距等深与松紧适度四个要点，并记住不同部位的拆线时间，基本功就稳了。',
  category: 4,
  source: '平台教研组',
  author: '外科学教研组',
  hoursAgo: 1890,
  picture: { motif: 'syringe', palette: 'sky' },
  html: `
    <p>看一个人缝合，先看手腕。初学者习惯把针往前推，皮肤被顶起一个小包，针尖却出不来；熟练的人手腕一转，针沿着自己的弧度滑过去，组织几乎不动。</p>
    <h2>四个要点</h2>
    <ul>
      <li><strong>持针</strong>：持针钳夹在针体的中后三分之一交界处，不夹针尖，也不夹针尾。</li>
      <li><strong>进针</strong>：针尖与皮肤垂直刺入，旋转手腕，顺针的弧度走，从对侧对称位置穿出。</li>
      <li><strong>对称</strong>：两侧边距相等、深度一致，全层对合，皮下不留死腔。</li>
      <li><strong>松紧</strong>：以切缘刚好对合为度，过紧会影响血供，留下横行瘢痕；线结打在切口一侧。</li>
    </ul>
    <p>一般皮肤切口的边距约0.5厘米，针距约1厘米，面部更密更细。镊子轻提皮下组织而不是反复夹捏表皮，外翻略优于内卷。</p>
    <h2>常用拆线时间</h2>
    <table>
      <thead>
        <tr><th>部位</th><th>参考时间</th></tr>
      </thead>
      <tbody>
        <tr><td>头、面、颈部</td><td>4～5日</td></tr>
        <tr><td>下腹、会阴部</td><td>6～7日</td></tr>
        <tr><td>胸、上腹、背、臀部</td><td>7～9日</td></tr>
        <tr><td>四肢（近关节处适当延长）</td><td>10～12日</td></tr>
        <tr><td>减张缝线</td><td>14日左右</td></tr>
      </tbody>
    </table>
    <p>高龄、营养不良、糖尿病或张力较大的伤口应适当延后，出现感染时则需提前拆除部分缝线引流，由医师根据愈合情况决定。</p>
    <h2>练习安排</h2>
    <p>每天二十针，连续两周，好过周末一口气缝两百针。拍下每天的最后五针，量一量边距和针距，进步会写在照片里。用过的针立即放入锐器盒，清点数目再离开。</p>
  `,
};
