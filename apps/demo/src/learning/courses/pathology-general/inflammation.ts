import type { SeedChapter } from '../../seedCourse';

export const inflammation: SeedChapter = {
  title: '炎症',
  html: '<p>炎症是有血管系统的活体组织对损伤因子的防御反应。</p>',
  items: [
    { type: 1, title: '动画：急性炎症的六十秒', film: 'inflammation' },
    {
      type: 8,
      title: '渗出、白细胞与炎症的类型',
      html: `
        <p>炎症的局部表现是红、肿、热、痛和功能障碍，基本病变是变质、渗出和增生。<strong>血管反应</strong>是急性炎症的中心：细动脉短暂收缩后扩张，血流先快后慢；小静脉通透性增高，富含蛋白的液体渗出。最早期、半小时内的通透性升高主要由组胺等使内皮细胞收缩、间隙增大所致。</p>
        <p>白细胞渗出按顺序为：边集和滚动（选择素）→黏附（整合素与内皮的黏附分子）→游出→趋化→吞噬。常见的趋化因子有细菌产物、补体C5a、白三烯B4和白细胞介素8。</p>
        <table>
          <caption>几种炎细胞</caption>
          <thead><tr><th>细胞</th><th>提示</th></tr></thead>
          <tbody>
            <tr><td>中性粒细胞</td><td>急性炎症早期（6～24小时）、化脓性炎</td></tr>
            <tr><td>单核巨噬细胞</td><td>24～48小时以后，慢性炎、肉芽肿</td></tr>
            <tr><td>淋巴细胞与浆细胞</td><td>慢性炎、病毒感染、免疫反应</td></tr>
            <tr><td>嗜酸性粒细胞</td><td>过敏与寄生虫感染</td></tr>
          </tbody>
        </table>
        <p>按主要渗出物分型：</p>
        <ul>
          <li>浆液性炎：水疱、关节腔积液；</li>
          <li>纤维素性炎：黏膜处成假膜（白喉、细菌性痢疾），心包处成绒毛心，肺内见于大叶性肺炎；</li>
          <li>化脓性炎：<strong>脓肿</strong>局限、有腔，多由金黄色葡萄球菌引起；<strong>蜂窝织炎</strong>弥漫，多由溶血性链球菌引起，其透明质酸酶和链激酶使感染易扩散；</li>
          <li>出血性炎：肾综合征出血热、鼠疫等。</li>
        </ul>
        <p>慢性炎症以增生为主。<strong>肉芽肿</strong>是巨噬细胞及其演化的上皮样细胞、多核巨细胞形成的境界清楚的结节；结核结节中央还有干酪样坏死。请与肉芽组织区别：前者是一种炎症结节，后者是修复用的新生组织，一字之差，意义完全不同。</p>
      `,
    },
    { type: 16, title: '实验：从取材到封片', simulation: 'sim-morphology-lab' },
    { type: 32, title: '切片：假小叶与纤维间隔', slides: ['slide-liver-cirrhosis'] },
  ],
};
