// A fake of external services for browser tests: the human check's script and its verification, and a tag manager's
// script. Started by Playwright with the port as its argument.
import { createServer } from 'node:http';

/** A widget with the interface of the real one: a button that passes, and its options accessible to the test. */
const widget = `
window.grecaptcha = {
  ready: (run) => run(),
  render: (place, options) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'I am not a robot';
    // As high as the real one.
    button.style.minHeight = '74px';
    button.addEventListener('click', () => options.callback('token-of-the-stub'));
    place.append(button);
    window.humanCheck = { options, resets: 0 };
    return 7;
  },
  reset: (widget) => {
    if (widget === 7) window.humanCheck.resets += 1;
  },
};
`;

/** A tag manager that reads the queue once, and sends an image and a request as its tags do. */
const tagManager = `
window.tagManager = window.dataLayer.map(({ event }) => event);
const { origin } = new URL(document.currentScript.src);
new Image().src = origin + '/pixel.svg';
fetch(origin + '/collect', { method: 'POST' });
`;

/** Readable by pages of another origin. */
const crossOriginHeaders = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://outside');
  if (pathname === '/widget.js') {
    response.writeHead(200, { 'content-type': 'text/javascript', ...crossOriginHeaders });
    response.end(widget);
    return;
  }
  if (pathname === '/tags.js') {
    response.writeHead(200, { 'content-type': 'text/javascript', ...crossOriginHeaders });
    response.end(tagManager);
    return;
  }
  if (pathname === '/pixel.svg') {
    response.writeHead(200, { 'content-type': 'image/svg+xml', ...crossOriginHeaders });
    response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    return;
  }
  if (pathname === '/collect') {
    response.writeHead(204, crossOriginHeaders);
    response.end();
    return;
  }
  if (pathname === '/siteverify' && request.method === 'POST') {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const success = new URLSearchParams(body).get('response') === 'token-of-the-stub';
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ success, hostname: '127.0.0.1', challenge_ts: new Date().toISOString() }));
    });
    return;
  }
  response.writeHead(pathname === '/healthz' ? 200 : 404, { 'content-type': 'text/plain' });
  response.end();
}).listen(Number(process.argv[2]), '127.0.0.1');
