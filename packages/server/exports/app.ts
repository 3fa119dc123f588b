export { type Config, ConfigError, isAllowedOrigin, readConfig } from '../src/config.ts'
export { FolderInUse } from '../src/db/postgres/index.ts'
export { closeOnSignals, openShop, PortTaken, type Shop, type ShopOptions } from '../src/open-shop.ts'
export { createLogger } from '../src/plugins/log.ts'
