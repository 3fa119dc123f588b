export {
  feedPath,
  guideSlug,
  hostPath,
  hostsIn,
  hostsOf,
  neededFromNextDay,
  nextAfter,
  nextChange,
  plainTitle,
  restOf,
  showsOn,
  soonestFirst,
  upcomingOf,
  weekFrom,
} from '../src/guide/guide.rules.ts'
export { type Airing, isLive, onAirAt } from '../src/guide/on-air.rules.ts'
export { showProgress } from '../src/guide/progress.rules.ts'
export { showPath } from '../src/guide/show-path.rules.ts'
