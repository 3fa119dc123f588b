import type { Call } from '@onair/core/contract'

/**
 * The keys under which a call's replies are cached: the path and, sorted, the query parameters that have an effect by the contract.
 * Other parameters must neither fill the cache nor bypass it.
 *
 * @example '/products?utm=x&page=2' has the key '/products?page=2'
 */
export function cacheKeys({
  query,
  withoutEffect = [],
}: Pick<Call, 'query' | 'withoutEffect'>): (url: string) => string {
  const def = query?._zod.def
  const effective = new Set(
    def && 'shape' in def && typeof def.shape === 'object' && def.shape ? Object.keys(def.shape) : [],
  )
  for (const name of withoutEffect) effective.delete(name)
  return (url) => {
    const at = url.indexOf('?')
    if (at < 0 || isKey(url, at + 1, effective)) return url
    const used = url
      .slice(at + 1)
      .split('&')
      .map((part) => ({ part, name: nameOf(part) }))
      .filter(({ name }) => effective.has(name))
    if (used.length === 0) return url.slice(0, at)
    used.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))
    return `${url.slice(0, at)}?${used.map(({ part }) => part).join('&')}`
  }
}

/** Whether the query that starts at `start` is its own key. Nearly all are, and this check allocates far less than building one. */
function isKey(url: string, start: number, effective: ReadonlySet<string>): boolean {
  let last = ''
  for (let from = start; from <= url.length; ) {
    const ampersand = url.indexOf('&', from)
    const end = ampersand < 0 ? url.length : ampersand
    const equals = url.indexOf('=', from)
    const name = url.slice(from, equals < 0 || equals > end ? end : equals)
    if (name < last || !effective.has(name)) return false
    last = name
    from = end + 1
  }
  return true
}

function nameOf(part: string): string {
  const end = part.indexOf('=')
  const name = end < 0 ? part : part.slice(0, end)
  return /[%+]/.test(name) ? ([...new URLSearchParams(part).keys()][0] ?? '') : name
}
