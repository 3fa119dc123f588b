import { isRecord, type StorageRule } from './storage.ts'

export const queryCacheKey: StorageRule<Record<string, unknown>> = {
  name: 'queryCache',
  area: 'local',
  check: isRecord,
}
