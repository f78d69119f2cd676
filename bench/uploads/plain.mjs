// The floor: writes each request's body to one file as it comes, on the disk before it answers, and
// nothing else.
import { createWriteStream, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const [folder = ''] = process.argv.slice(2);
let files = 0;
const server = createServer(async (request, response) => {
  const path = join(folder, String(++files));
  await pipeline(request, createWriteStream(path, { flush: true }));
  response.end('{}');
  rmSync(path);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
