import { asOwner, type Connection } from '../src/db/database.js';

/** All that migrations make, in words, whatever order it was made in. */
const SCHEMA = `
  SELECT thing FROM (
    SELECT n.nspname || '.' || c.relname || '.' || a.attname || ' '
      || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' ' || a.attidentity::text
      || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') || ' ' || coalesce(a.attacl::text, '') AS thing
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE n.nspname IN ('public', 'pgboss')
    UNION ALL
    SELECT c.relname || ' ' || c.relkind::text || c.relrowsecurity || ' ' || coalesce(c.relacl::text, '')
    FROM pg_class c WHERE c.relnamespace::regnamespace::text IN ('public', 'pgboss')
    UNION ALL
    SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace::regnamespace::text IN ('public', 'pgboss')
    UNION ALL
    SELECT pg_get_indexdef(indexrelid) FROM pg_index
      JOIN pg_class c ON c.oid = indrelid WHERE c.relnamespace::regnamespace::text IN ('public', 'pgboss')
    UNION ALL
    SELECT polrelid::regclass || ' ' || polname || polcmd::text || coalesce(pg_get_expr(polqual, polrelid), '')
      || coalesce(pg_get_expr(polwithcheck, polrelid), '') FROM pg_policy
    UNION ALL
    SELECT pg_get_functiondef(p.oid) || coalesce(p.proacl::text, '') FROM pg_proc p
    WHERE p.pronamespace::regnamespace::text IN ('public', 'pgboss')
    UNION ALL
    SELECT 'migration ' || version FROM schema_migration
  ) things WHERE thing NOT LIKE '%dying%' ORDER BY thing`;

/** The same for two databases that migrations have made alike. */
export async function schemaOf(connection: Connection): Promise<string[]> {
  return asOwner(connection, async (_, client) => {
    const { rows } = await client.query<{ thing: string }>(SCHEMA);
    return rows.map(({ thing }) => thing);
  });
}
