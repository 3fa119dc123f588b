export { initialLoadDelayMs, scrollMs } from '../src/shared/timing.ts'
