import { createPublicHttp, type Http } from '@onair/core/http'
import type { Environment } from './models.ts'

/**
 * The HTTP client of calls without a token. An element that only reads public data downloads 0.9 to 1.0 kB less (3 to 4 %) than with
 * `httpModel`.
 */
export const publicHttpModel = ({ base, language, fetch, checkReply }: Environment): Http =>
  createPublicHttp({ base, language: () => language, fetch, checkReply })
