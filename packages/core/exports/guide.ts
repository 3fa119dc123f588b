export {
  type Airing,
  isLive,
  neededFromNextDay,
  nextAfter,
  nextChange,
  onAirAt,
  restOf,
  showProgress,
  showsOn,
  soonestFirst,
  weekFrom,
} from '../src/guide/guide.rules.ts'
