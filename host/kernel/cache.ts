import type { Host } from './visit.ts'

const kept = new WeakMap<Host, Map<string, { until: number; value: Promise<unknown> }>>()

/**
 * Something that is the same for every visitor and costs several calls, read anew after some minutes. What could not be
 * read is not kept.
 */
export function keep<T>(host: Host, key: string, minutes: number, read: () => Promise<T>): Promise<T> {
  const ofHost = kept.get(host) ?? new Map()
  kept.set(host, ofHost)
  const now = host.now().getTime()
  const there = ofHost.get(key)
  if (there && there.until > now) return there.value
  const value = read()
  ofHost.set(key, { until: now + minutes * 60_000, value })
  value.catch(() => ofHost.get(key)?.value === value && ofHost.delete(key))
  return value
}
