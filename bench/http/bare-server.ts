/** The reference: Node's own HTTP server with one ready page, and nothing else. */
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

const page = readFileSync(process.argv[2] ?? '');

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' });
  response.end(page);
});

server.listen(Number(process.argv[3]), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
