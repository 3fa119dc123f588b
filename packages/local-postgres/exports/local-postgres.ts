export { FolderInUse } from '../src/owner.ts'
export {
  borrowPostgres,
  type PostgresOptions,
  type RunningPostgres,
  resetPostgres,
  startPostgres,
} from '../src/postgres.ts'
export { PostgresLost } from '../src/supervise.ts'
