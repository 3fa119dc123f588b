export {
  type Airing,
  isLive,
  neededFromNextDay,
  nextAfter,
  nextChange,
  onAirAt,
  restOf,
  showProgress,
} from '../src/guide/guide.rules.ts'
