import { resolve } from 'node:path';
import { z } from 'zod';
import { GOOGLE_ADDRESSES, type GoogleSettings } from '../auth/providers/google.js';
import { MICROSOFT_AUTHORITY, type MicrosoftSettings } from '../auth/providers/microsoft.js';
import type { OidcMembers, OidcSettings } from '../auth/providers/oidc.js';
import { readS3Url, type S3Location } from '../files/location.js';
import { type MailAddress, readMailAddress } from '../mail/address.js';
import { type DatabaseSettings, databaseEnvironment, databaseSettingsOf } from './database.js';
import { oidcMembersOf, readDomains, readManagers } from './oidc-members.js';
import { OperatorError } from './operator-error.js';
import { url, wholeNumber, yesOrNo } from './readers.js';
import { isNetwork, readTrustedProxies, type TrustedProxies } from './trusted-proxies.js';

const DEFAULT_PORT = 4000;

const list = z.string().transform((text) => text.split(/[\s,]+/).filter((item) => item !== ''));

const environment = z.object({
  PORT: wholeNumber(1, 65_535).default(DEFAULT_PORT),
  HOST: z.string().default('localhost'),
  TAVOITE_DATA: z.string().default('.data'),
  ...databaseEnvironment,
  TAVOITE_DEMO: yesOrNo.default(true),
  TAVOITE_URL: url('http:', 'https:').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  TAVOITE_MAIL_FROM: z
    .string()
    .default('Tavoite <tavoite@localhost>')
    .transform((text, context) => {
      const sender = readMailAddress(text);
      if (sender) return sender;
      context.addIssue('must be like Tavoite <tavoite@example.com>');
      return z.NEVER;
    }),
  TAVOITE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTHORIZATION_URL: url('http:', 'https:').default(GOOGLE_ADDRESSES.authorizationUrl),
  GOOGLE_TOKEN_URL: url('http:', 'https:').default(GOOGLE_ADDRESSES.tokenUrl),
  GOOGLE_TOKEN_INFO_URL: url('http:', 'https:').default(GOOGLE_ADDRESSES.tokenInfoUrl),
  GOOGLE_KEYS_URL: url('http:', 'https:').default(GOOGLE_ADDRESSES.keysUrl),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_TENANT: z
    .string()
    // Not a domain: whose tokens they are could not be told from it.
    .regex(
      /^([\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}|organizations|common)$/i,
      'must be the id of a tenant, organizations or common',
    )
    .default('organizations'),
  MICROSOFT_AUTHORITY_URL: url('http:', 'https:').default(MICROSOFT_AUTHORITY),
  OIDC_ISSUER: url('http:', 'https:').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'must have at most 40 characters').default('SSO'),
  OIDC_ORGANIZATION: z.string().optional(),
  OIDC_MEMBER_DOMAINS: z
    .string()
    .transform(readDomains)
    .refine((domains) => domains !== null, 'must be e-mail domains, like example.com')
    .optional(),
  OIDC_GROUPS_CLAIM: z.string().default('groups'),
  OIDC_MANAGERS: z
    .string()
    .transform(readManagers)
    .refine(
      (managers) => managers !== null,
      'must be like report_manager=Finance,Board; roadmap_manager=Board',
    )
    .optional(),
  OIDC_SIGN_OUT: yesOrNo.default(false),
  TAVOITE_TRUST_PROXY: z
    .string()
    .transform(readTrustedProxies)
    .refine(
      (proxies) => proxies !== null,
      'must be how many proxies are in front, or their addresses',
    )
    .default(0),
  TAVOITE_SESSION_DAYS: wholeNumber(1, 90).default(14),
  TAVOITE_REQUESTS_PER_MINUTE: wholeNumber(0, 10_000_000).default(3_000),
  TAVOITE_DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  TAVOITE_CACHE_MB: wholeNumber(8, 65_536).default(64),
  TAVOITE_AVATAR_HOSTS: list
    .pipe(z.array(z.string().regex(/^(https:\/\/)?[a-z0-9.*-]+(:\d+)?$/i, 'must be host names')))
    .default([]),
  TAVOITE_WEBHOOK_NETWORKS: list
    .pipe(z.array(z.string().refine(isNetwork, 'must be addresses or networks, like 10.1.0.0/16')))
    .default([]),
  TAVOITE_SECURITY_CONTACT: z
    .string()
    .regex(
      /^(mailto:|https:\/\/|tel:\+)[\x21-\x7e]+$/,
      'must begin with mailto:, https:// or tel:+',
    )
    .optional(),
  TAVOITE_STORYBOOK: z.string().optional(),
  FILES_URL: z
    .string()
    .transform(readS3Url)
    .refine((s3) => s3 !== null, 'must be like s3://bucket?endpoint=https://host&region=name')
    .optional(),
  TAVOITE_FILES_GB: wholeNumber(0, 1_000_000).default(5),
  TAVOITE_REPORT_DAYS: wholeNumber(1, 3_650).default(30),
  CLAMAV_SOCKET: z
    .string()
    .regex(/^(\/.+|[^/:]+:\d+)$/, "must be the path of clamd's socket, or its host:port")
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  // The libraries of OpenTelemetry read these and their other settings themselves.
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp'),
  OTEL_SDK_DISABLED: yesOrNo.default(false),
  TAVOITE_LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    })
    .default('warn'),
});

/** Settings of one server process, read from the environment once. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the data folder. */
  readonly dataFolder: string;
  /** A PostgreSQL server to use in place of the bundled one; null: the bundled one. */
  readonly database: DatabaseSettings;
  /** Whether the first start fills an empty database with the demo organisation. */
  readonly demo: boolean;
  /** The address in mailed links, without a slash at the end. */
  readonly publicUrl: string;
  /** null: mails are written to files in the data folder. */
  readonly smtpUrl: string | null;
  readonly mailSender: MailAddress;
  /** Encrypts, along with the installation's own key, what is kept secret in the database. */
  readonly secret: string | null;
  /** Whose accounts can be linked; null: not theirs. */
  readonly providers: {
    readonly google: GoogleSettings | null;
    readonly microsoft: MicrosoftSettings | null;
    readonly oidc:
      | (OidcSettings & {
          /** What users call it. */
          readonly name: string;
          /** Whoever signed in by it signs out of it, too. */
          readonly signsOut: boolean;
          readonly members: OidcMembers | null;
        })
      | null;
  };
  /** The proxies in front whose X-Forwarded-For is believed. */
  readonly trustedProxies: TrustedProxies;
  /** Days after which an unused session ends. */
  readonly sessionDays: number;
  /** Requests that one client may send in a minute; 0 for no limit. */
  readonly requestsPerMinute: number;
  /** For how long a process that is told to stop goes on answering while it says that it is not ready. */
  readonly drainMs: number;
  /** Memory for organisations' series and for answers made of them. */
  readonly cacheBytes: number;
  /** Hosts other than this one from which browsers may load avatars. */
  readonly avatarHosts: readonly string[];
  /** Networks that webhooks may be sent to although they are not the internet. */
  readonly webhookNetworks: readonly string[];
  /** Where weaknesses are to be reported; null: security.txt is not served. */
  readonly securityContact: string | null;
  /** Absolute path of a built Storybook to serve at /storybook/; null: none is served. */
  readonly storybookFolder: string | null;
  /** Where files are kept; null: in the data folder. */
  readonly s3: S3Location | null;
  /** Room for the files of one organisation; 0 for no limit. */
  readonly filesGigabytes: number;
  /** Days for which the files of sent reports are kept. */
  readonly reportDays: number;
  /** Where clamd looks at files before they are taken; null: none does. */
  readonly scannerAddress: string | null;
  /** Who knows it may read `/metrics`; null: nobody may. */
  readonly metricsToken: string | null;
  /** Whether traces are sent, to where the variables of OpenTelemetry say. */
  readonly hasTraces: boolean;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** The accounts of a provider can be linked where its client id is set. */
function providersOf(values: z.infer<typeof environment>): Config['providers'] {
  const members = oidcMembersOf(values);
  if ((values.OIDC_ISSUER === undefined) !== (values.OIDC_CLIENT_ID === undefined))
    throw new OperatorError('Unreadable setting: OIDC_ISSUER and OIDC_CLIENT_ID go together.');
  return {
    google:
      values.GOOGLE_CLIENT_ID === undefined
        ? null
        : {
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET ?? null,
            authorizationUrl: values.GOOGLE_AUTHORIZATION_URL,
            tokenUrl: values.GOOGLE_TOKEN_URL,
            tokenInfoUrl: values.GOOGLE_TOKEN_INFO_URL,
            keysUrl: values.GOOGLE_KEYS_URL,
          },
    microsoft:
      values.MICROSOFT_CLIENT_ID === undefined
        ? null
        : {
            clientId: values.MICROSOFT_CLIENT_ID,
            clientSecret: values.MICROSOFT_CLIENT_SECRET ?? null,
            tenant: values.MICROSOFT_TENANT,
            authority: values.MICROSOFT_AUTHORITY_URL.replace(/\/+$/, ''),
          },
    oidc:
      values.OIDC_ISSUER === undefined || values.OIDC_CLIENT_ID === undefined
        ? null
        : {
            issuer: values.OIDC_ISSUER,
            clientId: values.OIDC_CLIENT_ID,
            clientSecret: values.OIDC_CLIENT_SECRET ?? null,
            name: values.OIDC_NAME,
            signsOut: values.OIDC_SIGN_OUT,
            members,
          },
  };
}

function hasTraces(values: z.infer<typeof environment>): boolean {
  const endpoint = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff = values.OTEL_SDK_DISABLED || values.OTEL_TRACES_EXPORTER === 'none';
  return endpoint !== undefined && !isOff;
}

/** Reads the settings; an empty variable counts as not set. Throws an OperatorError that names each bad one. */
export function readConfig(env: Record<string, string | undefined>, folder: string): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in environment.shape && value?.trim()),
  );
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path: [name], message }) =>
      // Addresses can hold passwords, and secrets are secret.
      /_(URL|URLS|SECRET|TOKEN)$/.test(String(name))
        ? `${String(name)} ${message}`
        : `${String(name)} ${message}, not "${set[String(name)]}"`,
    );
    throw new OperatorError(`Unreadable setting: ${problems.join('; ')}.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: resolve(folder, values.TAVOITE_DATA),
    database: databaseSettingsOf(values),
    demo: values.TAVOITE_DEMO,
    publicUrl: (values.TAVOITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    smtpUrl: values.SMTP_URL ?? null,
    mailSender: values.TAVOITE_MAIL_FROM,
    secret: values.TAVOITE_SECRET ?? null,
    providers: providersOf(values),
    trustedProxies: values.TAVOITE_TRUST_PROXY ?? 0,
    sessionDays: values.TAVOITE_SESSION_DAYS,
    requestsPerMinute: values.TAVOITE_REQUESTS_PER_MINUTE,
    drainMs: values.TAVOITE_DRAIN_SECONDS * 1000,
    cacheBytes: values.TAVOITE_CACHE_MB * 1024 * 1024,
    avatarHosts: values.TAVOITE_AVATAR_HOSTS,
    webhookNetworks: values.TAVOITE_WEBHOOK_NETWORKS,
    securityContact: values.TAVOITE_SECURITY_CONTACT ?? null,
    storybookFolder:
      values.TAVOITE_STORYBOOK === undefined ? null : resolve(folder, values.TAVOITE_STORYBOOK),
    s3: values.FILES_URL ?? null,
    filesGigabytes: values.TAVOITE_FILES_GB,
    reportDays: values.TAVOITE_REPORT_DAYS,
    scannerAddress: values.CLAMAV_SOCKET ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    hasTraces: hasTraces(values),
    logLevel: values.TAVOITE_LOG_LEVEL,
  };
}
