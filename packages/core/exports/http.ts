export { createHttp, type Http, type HttpOptions, type Refused, type Result, Unreachable } from '../src/http/http.ts'
