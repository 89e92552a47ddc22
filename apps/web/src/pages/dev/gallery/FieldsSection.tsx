import { LineNotice } from '@cheese/ui/form/LineNotice';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Plate } from './Plate';
import { Section } from './Section';
import { Specimen } from './Specimen';

function LoginTabs() {
  const [tab, setTab] = useState(0);
  return (
    <Tabs value={tab} onChange={(_event, next: number) => setTab(next)} variant="scrollable">
      <Tab label="验证码登录" />
      <Tab label="密码登录" />
      <Tab label="学校账号登录" />
    </Tabs>
  );
}

export function FieldsSection() {
  return (
    <Section
      id="fields"
      title="表单与页签"
      lead="标签在上，错误以文字写在下方；出错时第一个字段获得焦点。"
    >
      <Plate>
        <Specimen name="LineNotice" note="排队登录">
          <LineNotice
            words="当前登录人数较多，您前面还有 500 人，约 11 秒后轮到您，您的位置会保留"
            onLeave={() => undefined}
          />
        </Specimen>
        <Specimen name="TextField" note="常态 · 出错 · 禁用">
          <Plate across={1}>
            <TextField id="g-phone" label="手机号" placeholder="请输入手机号" required />
            <TextField
              id="g-code"
              label="验证码"
              defaultValue="12"
              error
              helperText="验证码不能为空"
            />
            <TextField id="g-school" label="机构" defaultValue="示例医学院" disabled />
          </Plate>
        </Specimen>
        <Specimen name="Checkbox · Radio · Tabs">
          <FormControlLabel control={<Checkbox defaultChecked />} label="我已阅读并同意用户协议" />
          <FormControlLabel control={<Checkbox indeterminate />} label="全选" />
          <RadioGroup row aria-label="支付方式" defaultValue="wx">
            <FormControlLabel value="wx" control={<Radio />} label="微信支付" />
            <FormControlLabel value="ali" control={<Radio />} label="支付宝支付" />
          </RadioGroup>
          <LoginTabs />
        </Specimen>
      </Plate>
    </Section>
  );
}
