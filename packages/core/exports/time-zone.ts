export { timeZoneName } from '../src/shared/time-zone.ts'
