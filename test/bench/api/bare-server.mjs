import { createServer } from 'node:http';

/** About as much as a session. */
const ANSWER = JSON.stringify({ user: 'x'.repeat(600) });

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(ANSWER);
});
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}/`));
