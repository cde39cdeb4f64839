// A chat service on this machine: the first piece after a fixed time, then one every few milliseconds; two in all for
// whoever asks “kısaca”.
import { createServer } from 'node:http';

const [port = '0', firstMs = '200', everyMs = '20', pieces = '60'] = process.argv.slice(2);

/** @param {object} delta @param {string | null} finish */
const event = (delta, finish = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-stub',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

const events = Array.from({ length: Number(pieces) }, (_, index) =>
  event({ content: `söz${index} ` }),
);
const last = `${event({}, 'stop')}data: [DONE]\n\n`;

const server = createServer((request, response) => {
  let asked = '';
  request.setEncoding('utf8').on('data', (part) => (asked += part));
  request.on('end', () => {
    const receivedAt = performance.now();
    const wanted = asked.includes('kısaca') ? 2 : events.length;
    let sent = 0;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    const send = () => {
      if (response.destroyed) return;
      response.write(events[sent]);
      sent += 1;
      if (sent < wanted) setTimeout(send, Number(everyMs));
      else response.end(last);
    };
    setTimeout(send, Math.max(0, Number(firstMs) - (performance.now() - receivedAt)));
  });
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
