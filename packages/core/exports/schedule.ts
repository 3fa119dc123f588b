export {
  type Airing,
  isLive,
  neededFromNextDay,
  nextAfter,
  nextChange,
  onAirAt,
  restOf,
  showProgress,
} from '../src/schedule/schedule.rules.ts'
