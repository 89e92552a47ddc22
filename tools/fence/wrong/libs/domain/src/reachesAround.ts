// No DOM, no network, and no clock that is not handed over.
export const answer = fetch('/healthz');
export const title = document.title;
export const width = window.innerWidth;
export const token = localStorage.getItem('token');
export const now = Date.now();
export const today = new Date();
export const later = setTimeout(String, 1);
export const request = new XMLHttpRequest();
export const socket = new WebSocket('ws://localhost');
export const events = new EventSource('/events');
export const agent = navigator.userAgent;
export const address = location.href;
export const stored = sessionStorage.getItem('token');
export const repeated = setInterval(String, 1);
export const since = performance.now();
export const environment = process.env;
