import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { coverOf } from './coverOf';
import { Section } from './Section';
import { Specimen } from './Specimen';

// The sanitizer refuses pasted SVG pictures, so only the frame of a missing picture is shown.
const article = `
<h2>成人心肺复苏要点</h2>
<p>发现有人倒地，先<strong>评估现场安全</strong>，再判断意识与呼吸，并立即<a href="https://example.com/">呼叫急救</a>。</p>
<ul><li>按压深度 5–6 厘米</li><li>按压频率每分钟 100–120 次</li><li>按压与通气之比 30:2</li></ul>
<blockquote><p>黄金四分钟：每延迟一分钟，存活率下降约一成。</p></blockquote>
<h3>按压与通气参数</h3>
<table><tr><th>人群</th><th>按压深度</th><th>按压位置</th><th>单人比例</th><th>双人比例</th><th>频率</th></tr>
<tr><td>成人</td><td>5–6 厘米</td><td>胸骨下半部</td><td>30:2</td><td>30:2</td><td>100–120 次/分</td></tr>
<tr><td>儿童</td><td>约 5 厘米</td><td>胸骨下半部</td><td>30:2</td><td>15:2</td><td>100–120 次/分</td></tr>
<tr><td>婴儿</td><td>约 4 厘米</td><td>乳头连线中点下方</td><td>30:2</td><td>15:2</td><td>100–120 次/分</td></tr></table>
<script>alert('never')</script><img src="${coverOf('#000', '#fff')}" onerror="alert('never')">
<hr><p>以上内容仅用于教学演示。</p>`;

export function ArticleSection() {
  return (
    <Section
      id="article"
      title="文章"
      lead="存储的 HTML 先净化再显示；外链在新页打开，宽表格在自己的框内滚动。"
    >
      <Specimen name="SafeHtml">
        <SafeHtml html={article} />
      </Specimen>
    </Section>
  );
}
