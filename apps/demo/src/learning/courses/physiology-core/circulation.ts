import type { SeedChapter } from '../../seedCourse';

export const circulation: SeedChapter = {
  title: '血液循环',
  html: '<p>把压力、容积、瓣膜和心音叠在同一条时间轴上，循环生理就通了一半。</p>',
  items: [
    { type: 1, title: '动画：一次心跳的0.8秒', film: 'cardiac-cycle' },
    {
      type: 8,
      title: '心动周期与心输出量的计算',
      html: `
        <p>心率75次/分时，一个心动周期为0.8秒。以心室为准，收缩期约0.3秒，舒张期约0.5秒。心率加快时，缩短的主要是<strong>舒张期</strong>，心室充盈和冠状动脉供血因此受影响。</p>
        <table>
          <caption>左心室的一个周期</caption>
          <thead><tr><th>时期</th><th>房室瓣</th><th>主动脉瓣</th><th>心室容积</th></tr></thead>
          <tbody>
            <tr><td>等容收缩期</td><td>关闭（第一心音）</td><td>关闭</td><td>不变，压力上升最快</td></tr>
            <tr><td>快速射血期</td><td>关闭</td><td>开放</td><td>迅速减小</td></tr>
            <tr><td>减慢射血期</td><td>关闭</td><td>开放</td><td>减小到最小</td></tr>
            <tr><td>等容舒张期</td><td>关闭</td><td>关闭（第二心音）</td><td>不变，压力下降最快</td></tr>
            <tr><td>快速充盈期</td><td>开放</td><td>关闭</td><td>迅速增大，约占充盈量三分之二</td></tr>
            <tr><td>减慢充盈期与心房收缩</td><td>开放</td><td>关闭</td><td>心房收缩再增加一部分充盈</td></tr>
          </tbody>
        </table>
        <p>判断瓣膜开关只有一条规则：<strong>哪边压力高，瓣膜就朝低的一边开</strong>。</p>
        <p>几个必须会算的指标：每搏输出量＝舒张末期容积−收缩末期容积；射血分数＝每搏输出量÷舒张末期容积；心输出量＝每搏输出量×心率。例如舒张末期容积125毫升、收缩末期容积50毫升、心率72次/分，则每搏输出量75毫升，射血分数60%，心输出量5.4升/分。</p>
        <p>影响每搏输出量的三个因素：</p>
        <ul>
          <li>前负荷：舒张末期容积增大，在一定范围内收缩增强，即心定律；</li>
          <li>后负荷：动脉血压突然升高，等容收缩期延长，射血期缩短，当搏输出量减少；</li>
          <li>收缩能力：去甲肾上腺素、钙内流增多使其增强，酸中毒、缺氧使其减弱。</li>
        </ul>
      `,
    },
    { type: 32, title: '切片：闰盘与横纹', slides: ['slide-cardiac-muscle'] },
    { type: 16, title: '实验：蛙心灌流', simulation: 'sim-frog-heart' },
  ],
};
