import type { Language } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { user } from '../../db/schema/index.js';

export async function updateLanguage(
  tx: Queries,
  userId: number,
  language: Language,
): Promise<void> {
  await tx.update(user).set({ language }).where(eq(user.id, userId));
}

export async function updateName(tx: Queries, userId: number, name: string): Promise<void> {
  await tx.update(user).set({ name }).where(eq(user.id, userId));
}
