export { scrollMs } from '../src/shared/timing.ts'
