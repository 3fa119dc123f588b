import { isRecord, isText, type StorageRule } from './storage.ts'

export const sessionCartKey: StorageRule<Record<string, unknown>> = { name: 'cart', area: 'session', check: isRecord }
export const timeStampKey: StorageRule<string> = { name: 'timeStamp', area: 'session', check: isText }
