export {
  type Airing,
  isLive,
  nextAfter,
  nextChange,
  onAirAt,
  restOf,
  showProgress,
} from '../src/schedule/schedule.rules.ts'
