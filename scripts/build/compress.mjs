import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const COMPRESSIBLE = /\.(js|css|svg|json|wasm|ttf)$/;
/** Smaller files fit into a packet anyway. */
const MIN_BYTES = 1400;
/** The highest takes twice as long for two per cent. */
const BROTLI_QUALITY = 10;

/** Writes a .br and a .gz next to each file that benefits, so that the server need not compress. */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(path);
      if (content.length < MIN_BYTES) return;
      const parameters = {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await Promise.all([
        compressBrotli(content, { params: parameters }).then((br) => writeFile(`${path}.br`, br)),
        compressGzip(content, { level: 9 }).then((gz) => writeFile(`${path}.gz`, gz)),
      ]);
    }),
  );
}
