export { formatNumber, formatPercent } from '../src/shared/numbers.ts'
