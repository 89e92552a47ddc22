import type { SeedChapter } from '../../seedCourse';

export const readingRoute: SeedChapter = {
  title: '读片路线与正常胸片',
  html: '<p>看得全，比看得细更要紧。</p>',
  items: [
    {
      type: 8,
      title: '由外到内：不遗漏的读片路线',
      isTrial: true,
      html: `
        <p>读片之前先核对：<strong>姓名、日期、左右标记、体位、质量</strong>。质量看三点：</p>
        <ul>
          <li>吸气是否足够：后前位吸气末，膈顶约平第9～10后肋；吸气不足时心影变大、肺底变白，易误作心衰或炎症；</li>
          <li>有无旋转：两侧锁骨内端到棘突的距离应相等；</li>
          <li>穿透是否合适：隐约能透过心影看到胸椎。</li>
        </ul>
        <p>再记住体位的影响：仰卧前后位片心影放大、纵隔增宽、膈上抬，少量积液和气胸都不典型，床旁片不能按立位标准判断心脏大小。</p>
        <table>
          <caption>由外到内的七站</caption>
          <thead><tr><th>站</th><th>看什么</th><th>容易漏掉的</th></tr></thead>
          <tbody>
            <tr><td>1 软组织</td><td>颈部、腋窝、乳房影</td><td>皮下气肿、乳房缺如</td></tr>
            <tr><td>2 骨</td><td>锁骨、肋骨、肩胛骨、胸椎</td><td>肋骨骨折、骨破坏</td></tr>
            <tr><td>3 膈与膈下</td><td>右膈略高，肋膈角锐利</td><td>膈下游离气体</td></tr>
            <tr><td>4 胸膜</td><td>沿胸壁走一圈</td><td>肺尖的气胸线</td></tr>
            <tr><td>5 肺野</td><td>上中下左右逐区对比</td><td>肺尖、心后区</td></tr>
            <tr><td>6 肺门</td><td>左肺门比右肺门高约1～2厘米</td><td>单侧增大、密度增高</td></tr>
            <tr><td>7 纵隔与心影</td><td>气管居中，心胸比不超过0.5</td><td>主动脉结、椎旁线</td></tr>
          </tbody>
        </table>
        <p>管线也要看：气管插管尖端一般在隆突上3～5厘米；中心静脉导管尖端在上腔静脉下段或与右房交界处；胃管应越过膈到胃内，<strong>误入支气管时切勿喂食</strong>。</p>
        <p>最后回到四个盲区各看一眼：肺尖、肺门、心影后、膈后。许多早期肺癌，回看旧片时就在那里。</p>
      `,
    },
    {
      type: 2,
      title: '讲义：胸部影像征象图册',
      document: 'imaging-chest',
      notes: ['把七站的名字写在屏幕边，读熟之前不要撤掉。'],
    },
    { type: 48, title: '标本：心影的边缘由谁构成', specimens: ['specimen-heart-gross'] },
  ],
};
