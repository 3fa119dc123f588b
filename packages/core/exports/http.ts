export {
  createPublicHttp,
  type Http,
  type PublicHttpOptions,
  type Refused,
  type Result,
  Unreachable,
} from '../src/http/http.ts'
export { randomId } from '../src/http/random-id.ts'
export { reasonsOf, sentencesOf } from '../src/http/refusal.rules.ts'
export { createHttp, type HttpOptions } from '../src/http/tokens.ts'
