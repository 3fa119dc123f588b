export { type Config, ConfigError, isAllowedOrigin, readConfig } from '../src/kernel/config.ts'
export { FolderInUse, PostgresLost } from '../src/kernel/db/postgres/index.ts'
export { createLogger } from '../src/kernel/log.ts'
export { closeOnSignals, PortTaken, type RunningServer, type ServerOptions, startServer } from '../src/start-server.ts'
