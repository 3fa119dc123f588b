// The kernel's own settings.
import { availableParallelism } from 'node:os'
import * as z from 'zod/mini'
import { parseTrustedProxies } from './client-address.ts'
import { connectionsWithin, readFileLimit } from './file-limit.ts'
import { roles } from './jobs.ts'
import { defineSettings } from './settings.ts'
import { flag, integer, list, port, readBy, requiredUrl, text, url, variable } from './variables.ts'

/** Read before all others, whose defaults depend on it. */
export const modeSettings = defineSettings({
  title: 'The process',
  variables: ({ production }) => ({
    demo: flag('ONAIR_DEMO', {
      about: '`1`: a demonstration, with its people, credentials, sandbox and origins',
      default: !production,
      defaultText: '1, with `NODE_ENV=production` 0',
    }),
    port: port('PORT', { about: 'the shop’s port; `npm run onair` uses those of the last start', default: 3000 }),
    sandboxPort: port('SANDBOX_PORT', {
      about: 'the port of the sandbox, which stands in for the outside services in a demonstration',
      default: 3001,
    }),
  }),
})

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const isOrigin = (text: string, strict: boolean) =>
  URL.canParse(text) && new URL(text).origin === text && (!strict || text.startsWith('https:'))

/** The process that listens, and who may ask it. */
export const serverSettings = defineSettings({
  title: 'The server',
  variables: ({ demo, strict, shop }) => ({
    role: variable('ROLE', {
      about:
        '`web`: the process answers requests and runs no jobs; `worker`: it runs the jobs, sends the mails, and answers `/healthz` and `/readyz` alone; at least one has to work',
      default: undefined,
      defaultText: 'both',
      schema: z.enum(roles),
      allowed: `one of ${roles.join(', ')}`,
    }),
    host: text('HOST', { about: 'the name or address on which it listens', default: 'localhost' }),
    shopOrigin: requiredUrl('SHOP_ORIGIN', { about: 'the shop’s own origin, as browsers see it', demo: shop }),
    allowedOrigins: variable('ALLOWED_ORIGINS', {
      about: 'the origins whose pages may call the API, like `https://tv.example`, separated by commas',
      default: demo ? ('local' as const) : [],
      defaultText: 'none; in a demonstration each of this machine',
      schema: z.pipe(
        list,
        z.array(
          z.pipe(
            z.transform((text: string) => text.replace(/\/$/, '')),
            z.string().check(z.refine((text) => isOrigin(text, strict))),
          ),
        ),
      ),
      allowed: 'origins like https://tv.example, separated by commas',
    }),
    trustProxy: variable('TRUST_PROXY', {
      about:
        'the proxies in front, whose `X-Forwarded-For` tells the client’s address: their number (`1`), when nobody can reach the shop past them, or their networks (`10.0.0.0/8`)',
      default: 0,
      schema: readBy(parseTrustedProxies),
      allowed: 'the number of proxies in front (0 to 9), or their networks, like 10.0.0.0/8, separated by commas',
    }),
    requestSeconds: integer('REQUEST_TIMEOUT', {
      about: 'the seconds within which a request arrives whole',
      default: 30,
      min: 1,
      max: 600,
    }),
    drainSeconds: integer('DRAIN_SECONDS', {
      about:
        'the seconds during which it still answers after the signal to stop, while `/readyz` sends a balancer elsewhere',
      default: strict ? 10 : 0,
      defaultText: '10 in production, else 0',
      min: 0,
      max: 600,
    }),
    logLevel: variable('LOG_LEVEL', {
      about: `what it logs: ${logLevels.map((level) => `\`${level}\``).join(', ')}`,
      default: 'info' as const,
      schema: z.enum(logLevels),
      allowed: `one of ${logLevels.join(', ')}`,
    }),
    extensions: variable('ONAIR_EXTENSIONS', {
      about:
        'modules that extend the server, package names or paths that begin with a dot ([`extension.ts`](src/kernel/extension.ts)), separated by commas; `npm start` lists the demonstration',
      default: [],
      schema: z.pipe(
        list,
        z.transform((names) => names.filter(Boolean)),
      ),
      allowed: 'names of modules, separated by commas',
    }),
  }),
  derive: ({ shopOrigin, requestSeconds, drainSeconds, ...values }) => ({
    ...values,
    shopOrigin: new URL(shopOrigin).origin,
    requestTimeoutMs: requestSeconds * 1000,
    drainMs: drainSeconds * 1000,
  }),
})

export const databaseSettings = defineSettings({
  title: 'The database',
  variables: () => ({
    databaseUrl: url('DATABASE_URL', {
      about: 'your PostgreSQL; without it the shop starts one of its own',
      default: undefined,
      protocols: ['postgres:', 'postgresql:'],
    }),
    dataDir: text('ONAIR_DATA', {
      about: 'the folder of its own PostgreSQL and of the extensions’ files, relative to the checkout',
      default: '.onair',
    }),
    // More statements at once than the database has cores for only wait for each other.
    databaseConnections: integer('DATABASE_CONNECTIONS', {
      about: 'the most connections to it',
      default: Math.min(64, 2 + 4 * availableParallelism()),
      defaultText: '2, and 4 for each core',
      min: 4,
      max: 1000,
    }),
  }),
})

export const connectionSettings = defineSettings({
  title: 'Connections',
  variables: () => ({
    most: integer('CONNECTIONS', {
      about: 'the most connections; 12,000 open files leave room for 10,000 event streams',
      default: connectionsWithin(readFileLimit()),
      defaultText: 'the process’s limit of open files less a thousand',
      min: 20,
      max: 1_000_000,
    }),
    perAddress: integer('CONNECTIONS_PER_ADDRESS', {
      about: 'those of one client address, behind `TRUST_PROXY` its requests in progress; idle ones make room',
      default: 500,
      min: 10,
      max: 1_000_000,
    }),
  }),
})

export const metricsSettings = defineSettings({
  title: 'Metrics',
  variables: () => ({
    port: port('METRICS_PORT', {
      about:
        '`/metrics` for Prometheus on a port of its own: requests, event streams, connections, jobs, waiting mails, orders, refusals by code (`card-declined`)',
      default: undefined,
    }),
    host: text('METRICS_HOST', { about: 'the name or address on which it listens', default: '127.0.0.1' }),
  }),
  derive: ({ port, host }) => (port === undefined ? undefined : { host, port }),
})
