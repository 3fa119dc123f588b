import { createPublicHttp, type Http } from '@onair/core/http'
import type { Environment } from './models.ts'

/** The HTTP client of calls without a token: what only reads public data downloads no session for it. */
export const publicHttpModel = ({ base, language, fetch, checkReply }: Environment): Http =>
  createPublicHttp({ base, language: () => language, fetch, checkReply })
