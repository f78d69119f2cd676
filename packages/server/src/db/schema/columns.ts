import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

export const id = () => integer('id').generatedByDefaultAsIdentity();
export const organizationId = () => integer('organization_id').notNull();
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
