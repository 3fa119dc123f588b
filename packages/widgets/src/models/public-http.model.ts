import { createPublicHttp, type Http } from '@onair/core/http'
import type { Environment } from './models.ts'

/** The HTTP client of calls without a token: pages that only read public data need no code of the session. */
export const publicHttpModel = ({ base, language, fetch, checkReply }: Environment): Http =>
  createPublicHttp({ base, language: () => language, fetch, checkReply })
