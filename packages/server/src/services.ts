import { type AccessTokens, createAccessTokens } from './auth/access-tokens.js';
import { type Audit, createAudit } from './auth/audit.js';
import { type AttemptNonces, createAttemptNonces } from './auth/providers/attempt-nonces.js';
import { createRateLimits, type RateLimits } from './auth/rate-limits.js';
import { createReauthentication, type Reauthentication } from './auth/reauthentication.js';
import { createRestrictedViews, type RestrictedViews } from './auth/restricted-views.js';
import {
  type AuthenticatorCheck,
  createAuthenticatorCheck,
} from './auth/second-factor/authenticator-check.js';
import { createPasskeys, type Passkeys } from './auth/second-factor/passkeys.js';
import { createSecretBox, type SecretBox } from './auth/second-factor/secret-box.js';
import { createSessionStore, type SessionStore } from './auth/session-store.js';
import { createSignIn, type SignIn } from './auth/sign-in.js';
import { createSignInPlaces, type SignInPlaces } from './auth/sign-in-places.js';
import type { Config } from './config/config.js';
import type { Database } from './db/database.js';
import { createFiles, type Files } from './files/files.js';
import { createInstallation } from './files/installation.js';
import { createReadiness, type Readiness } from './http/readiness.js';
import { createRequestLimits, type RequestLimits } from './http/request-limit.js';
import { createJobs, type Jobs } from './jobs/jobs.js';
import { createMailQueue, type MailQueue } from './mail/mail-queue.js';
import type { Mailer } from './mail/mailer.js';
import {
  type AccessTokenService,
  createAccessTokenService,
} from './modules/access-tokens/service.js';
import { type AuthService, createAuthService } from './modules/auth/service.js';
import { type ChangeService, createChangeService } from './modules/changes/service.js';
import { type CommentService, createCommentService } from './modules/comments/service.js';
import { createDataService, type DataService } from './modules/data/service.js';
import {
  createFigureSheetService,
  type FigureSheetService,
} from './modules/figure-sheet/service.js';
import { createFigureService, type FigureService } from './modules/figures/service.js';
import { createFormulaService, type FormulaService } from './modules/formula/service.js';
import { createHistoryService, type HistoryService } from './modules/history/service.js';
import { createIdentityService, type IdentityService } from './modules/identities/service.js';
import { createImportService, type ImportService } from './modules/imports/service.js';
import {
  createNotificationFileService,
  type NotificationFileService,
} from './modules/notification-files/service.js';
import {
  createNotificationService,
  type NotificationService,
} from './modules/notifications/service.js';
import {
  createOrganizationDefinitionService,
  type OrganizationDefinitionService,
} from './modules/organization-definition/service.js';
import {
  createOrganizationService,
  type OrganizationService,
} from './modules/organizations/service.js';
import {
  createPageDefinitionService,
  type PageDefinitionService,
} from './modules/page-definitions/service.js';
import { createPeopleService, type PeopleService } from './modules/people/service.js';
import { createReportService, type ReportService } from './modules/reports/service.js';
import { createRoadmapService, type RoadmapService } from './modules/roadmaps/service.js';
import { createSecondFactor, type SecondFactor } from './modules/second-factor/index.js';
import { createSetUpService, type SetUpService } from './modules/set-up/service.js';
import { createSettingsService, type SettingsService } from './modules/settings/service.js';
import {
  createSystemMessageService,
  type SystemMessageService,
} from './modules/system-messages/service.js';
import {
  createTargetDefinitionService,
  type TargetDefinitionService,
} from './modules/target-definitions/service.js';
import {
  createTargetGroupService,
  type TargetGroupService,
} from './modules/target-groups/service.js';
import { createTargetService, type TargetService } from './modules/targets/service.js';
import {
  createTermDefinitionService,
  type TermDefinitionService,
} from './modules/term-definitions/service.js';
import { createTermService, type TermService } from './modules/terms/service.js';
import { createUserService, type UserService } from './modules/users/service.js';
import { type CountUnread, createUnreadCounter } from './modules/users/unread.js';
import { createWebhookService, type WebhookService } from './modules/webhooks/service.js';
import { createRender, type Render } from './render/index.js';
import { createItemReader, type ItemReader } from './render/items/index.js';
import { createSeriesStore, type SeriesStore } from './series-store/series-store.js';
import { type Addresses, createAddresses } from './webhooks/addresses.js';
import { sendWebhooks } from './webhooks/deliveries.js';
import { createWebhookEvents, type WebhookEvents } from './webhooks/events.js';
import { type TargetWatch, watchTargets } from './webhooks/target-watch.js';

/** What the services of the resources are made of. */
export interface Foundation {
  readonly config: Config;
  readonly database: Database;
  readonly audit: Audit;
  readonly rateLimits: RateLimits;
  readonly requestLimits: RequestLimits;
  readonly sessions: SessionStore;
  readonly accessTokens: AccessTokens;
  readonly restrictedViews: RestrictedViews;
  readonly signInPlaces: SignInPlaces;
  readonly signIn: SignIn;
  readonly passkeys: Passkeys;
  readonly secretBox: SecretBox;
  readonly webhookSecrets: SecretBox;
  readonly authenticatorCheck: AuthenticatorCheck;
  readonly reauthentication: Reauthentication;
  readonly attemptNonces: AttemptNonces;
  readonly jobs: Jobs;
  readonly mails: MailQueue;
  readonly series: SeriesStore;
  readonly files: Files;
  /** Where webhooks may be sent. */
  readonly addresses: Addresses;
  readonly webhookEvents: WebhookEvents;
  readonly targetWatch: TargetWatch;
  /** Reads what reports show. */
  readonly items: ItemReader;
  /** Draws it. */
  readonly render: Render;
  /** Says whether the process can serve. */
  readonly readiness: Readiness;
}

/** Everything that the server works with, each built once. */
export interface Services extends Foundation {
  readonly auth: AuthService;
  readonly setUp: SetUpService;
  readonly secondFactor: SecondFactor;
  readonly identities: IdentityService;
  readonly users: UserService;
  readonly organizations: OrganizationService;
  readonly organizationDefinition: OrganizationDefinitionService;
  readonly settings: SettingsService;
  readonly terms: TermService;
  readonly data: DataService;
  readonly formulas: FormulaService;
  readonly figures: FigureService;
  readonly figureSheet: FigureSheetService;
  readonly imports: ImportService;
  readonly changes: ChangeService;
  readonly termDefinitions: TermDefinitionService;
  readonly targetDefinitions: TargetDefinitionService;
  readonly pageDefinitions: PageDefinitionService;
  readonly machineTokens: AccessTokenService;
  readonly webhooks: WebhookService;
  readonly people: PeopleService;
  readonly history: HistoryService;
  readonly notificationFiles: NotificationFileService;
  readonly comments: CommentService;
  readonly targets: TargetService;
  readonly targetGroups: TargetGroupService;
  readonly roadmap: RoadmapService;
  readonly notifications: NotificationService;
  readonly reports: ReportService;
  readonly systemMessages: SystemMessageService;
  readonly countUnread: CountUnread;
}

export interface Outside {
  readonly database: Database;
  /** Past any pool that lends out connections; the same one by default. */
  readonly directDatabase?: Database;
  readonly mailer: Mailer;
  /** Takes what goes wrong in jobs, where no request waits for an answer. */
  readonly onJobError: (error: Error) => void;
}

/** The only place that knows which service is made of what. Jobs are not worked on before `jobs.start`. */
export function createServices(
  config: Config,
  { database, directDatabase = database, mailer, onJobError }: Outside,
): Services {
  const jobs = createJobs(directDatabase, onJobError);
  const series = createSeriesStore(database, config.cacheBytes);
  const audit = createAudit(database);
  const sessions = createSessionStore(database, config.sessionDays);
  const signInPlaces = createSignInPlaces(database);
  const passkeys = createPasskeys(config.publicUrl);
  const installation = createInstallation(database);
  const readSigningKey = async () => (await installation.read()).signingKey;
  const secretBox = createSecretBox(readSigningKey, config.secret);
  const authenticatorCheck = createAuthenticatorCheck(secretBox);
  const rateLimits = createRateLimits(database);
  const requestLimits = createRequestLimits(config.requestsPerMinute);
  const files = createFiles(config, database);
  const webhookEvents = createWebhookEvents(jobs);
  const foundation: Foundation = {
    config,
    database,
    jobs,
    mails: createMailQueue(jobs, mailer),
    audit,
    rateLimits,
    requestLimits,
    sessions,
    accessTokens: createAccessTokens(database),
    signInPlaces,
    passkeys,
    signIn: createSignIn({ audit, database, passkeys, sessions, signInPlaces }),
    secretBox,
    webhookSecrets: createSecretBox(readSigningKey, config.secret, 'webhook'),
    authenticatorCheck,
    reauthentication: createReauthentication({
      audit,
      authenticatorCheck,
      database,
      rateLimits,
      signInPlaces,
    }),
    attemptNonces: createAttemptNonces(readSigningKey),
    restrictedViews: createRestrictedViews(database),
    series,
    files,
    addresses: createAddresses(config.webhookNetworks),
    webhookEvents,
    targetWatch: watchTargets({ database, series, jobs, webhookEvents }),
    items: createItemReader(series),
    render: createRender(),
    readiness: createReadiness({ database, files, jobs }),
  };
  sendWebhooks(foundation);
  const targets = createTargetService(series);
  const organizations = createOrganizationService(database, audit);
  const notifications = createNotificationService(foundation);
  const systemMessages = createSystemMessageService(database);
  const termDefinitions = createTermDefinitionService(series, audit);
  const targetDefinitions = createTargetDefinitionService({ database, series, audit });
  const pageDefinitions = createPageDefinitionService(series, audit);
  const organizationDefinition = createOrganizationDefinitionService(foundation);
  const people = createPeopleService(foundation);
  const changes = createChangeService(series, audit);
  return {
    ...foundation,
    auth: createAuthService(foundation),
    setUp: createSetUpService(foundation),
    secondFactor: createSecondFactor(foundation),
    identities: createIdentityService(foundation),
    users: createUserService(foundation),
    organizations,
    organizationDefinition,
    settings: createSettingsService(database),
    terms: createTermService(series),
    data: createDataService(series),
    formulas: createFormulaService(series),
    figures: createFigureService(series),
    figureSheet: createFigureSheetService(foundation),
    imports: createImportService(foundation),
    changes,
    termDefinitions,
    targetDefinitions,
    pageDefinitions,
    machineTokens: createAccessTokenService(foundation),
    webhooks: createWebhookService(foundation),
    people,
    history: createHistoryService({
      term: termDefinitions,
      target: targetDefinitions,
      page: pageDefinitions,
      group: {
        create: targetDefinitions.createGroup,
        change: targetDefinitions.changeGroup,
        delete: targetDefinitions.deleteGroup,
      },
      objective: {
        create: organizationDefinition.createObjective,
        change: organizationDefinition.changeObjective,
        delete: organizationDefinition.deleteObjective,
      },
      organization: organizationDefinition,
      people,
      figures: changes,
    }),
    comments: createCommentService(audit),
    notificationFiles: createNotificationFileService(foundation),
    targets,
    targetGroups: createTargetGroupService(series, targets),
    roadmap: createRoadmapService({ database, audit, targets, organizations }),
    notifications,
    reports: createReportService(foundation),
    systemMessages,
    countUnread: createUnreadCounter({ ...foundation, notifications, systemMessages }),
  };
}
