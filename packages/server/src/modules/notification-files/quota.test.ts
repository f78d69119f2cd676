import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORM_TYPE, formOf, PDF } from '../../../test/files.js';
import { useTestServer } from '../../../test/server.js';
import { notification, notificationFile } from '../../db/schema/index.js';

const folder = join(tmpdir(), `tavoite-quota-${randomUUID()}`);
const server = useTestServer({
  config: { dataFolder: folder, filesGigabytes: 1, scannerAddress: null },
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('bounds the room of an organisation, and not that of its neighbours', async () => {
  const upload = async (organizationId: number, bytesBefore: number) => {
    const { token } = await server.createUser({
      memberships: { [organizationId]: { notification_manager: true } },
    });
    const id = await server.seed(async (tx) => {
      const [row] = await tx
        .insert(notification)
        .values({ organizationId, title: 'x', textValue: '{}', publishedAt: new Date() })
        .returning({ id: notification.id });
      await tx.insert(notificationFile).values({
        organizationId,
        notificationId: row?.id ?? 0,
        title: 'large.zip',
        storageKey: randomUUID(),
        mediaType: 'application/zip',
        size: bytesBefore,
        sha256: Buffer.alloc(32),
      });
      return row?.id;
    });
    return server.app.inject({
      method: 'POST',
      url: `/api/notification/${id}/upload_files/`,
      headers: { authorization: `Token ${token}`, 'content-type': FORM_TYPE },
      payload: formOf([{ name: 'a.pdf', content: PDF }]),
    });
  };
  const full = await server.createOrganization();
  const refused = await upload(full, 1e9 - PDF.length + 1);
  expect(refused.statusCode).toBe(413);
  expect(refused.json().detail).toContain('more than 1 GB');
  const left = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
  const neighbour = await server.createOrganization();
  expect((await upload(neighbour, 1e9 - PDF.length)).statusCode).toBe(200);
});
