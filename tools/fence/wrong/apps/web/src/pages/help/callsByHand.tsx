// A screen asks by the hooks of a catalogue, and says its words from texts.ts.
import axios from 'axios';
export const answer = fetch('/doctor-cheese/help/v1/list');
export const heard = new EventSource('/doctor-cheese/events');
export const byWindow = window.fetch('/doctor-cheese/help/v1/list');
export const byWorld = new globalThis.WebSocket('ws://localhost');
export const bySelf = new self.XMLHttpRequest();
export const sent = navigator.sendBeacon('/doctor-cheese/events');
export const Between = () => <p>常见问题</p>;
export const InAttribute = () => <img alt="常见问题" src="" />;
export const InBraces = () => <p>{'常见问题'}</p>;
export const InTemplate = ({ count }: { count: number }) => <p>{`共 ${count} 条`}</p>;
export const InChoice = ({ isOn }: { isOn: boolean }) => <p>{isOn ? '开' : '关'}</p>;
export const Joined = () => <p>{'常见' + '问题'}</p>;
export const Spread = () => <p title="常见问题" />;
export const Called = () => <p>{String('常见问题')}</p>;
