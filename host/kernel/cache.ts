import type { HostContext } from './host-context.ts'

type Entry = { until: number; value: Promise<unknown> }
const caches = new WeakMap<HostContext, Map<string, Entry>>()

/**
 * Caches a value that is the same for every visitor and costs several calls. It is read again after some minutes; a failed read
 * is not cached.
 */
export function cached<T>(host: HostContext, key: string, minutes: number, read: () => Promise<T>): Promise<T> {
  const entries = caches.get(host) ?? new Map<string, Entry>()
  caches.set(host, entries)
  const now = host.now().getTime()
  const entry = entries.get(key)
  if (entry && entry.until > now) return entry.value as Promise<T>
  const value = read()
  entries.set(key, { until: now + minutes * 60_000, value })
  value.catch(() => entries.get(key)?.value === value && entries.delete(key))
  return value
}
