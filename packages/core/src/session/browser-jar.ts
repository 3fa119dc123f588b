import { type CookieJar, decodeCookieValue } from './cookie-jar.ts'

/**
 * The browser's cookies. Max-Age ends them rather than `expires`: it does not depend on the shopper's clock. A cookie that the
 * browser refuses (in a frame of another site) lives as long as the page.
 */
export function browserJar(): CookieJar {
  const refused = new Map<string, string>()
  return {
    get: (name) => refused.get(name) ?? stored(name),
    set(name, value, { maxAgeSeconds, sameSite }) {
      const age = maxAgeSeconds === undefined ? '' : `; max-age=${maxAgeSeconds}`
      write(`${name}=${encodeURIComponent(value)}${age}; path=/; secure; sameSite=${sameSite}`)
      if (stored(name) === value) refused.delete(name)
      else refused.set(name, value)
    },
    remove(name) {
      refused.delete(name)
      write(`${name}=; max-age=0; path=/; secure`)
    },
  }
}

/** The first of the cookies of a name: the one with the longest path. Another program may have quoted its value. */
function stored(name: string): string | undefined {
  const text = attempt(() => document.cookie)
    ?.split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return text && decodeCookieValue(text.replace(/^"(.*)"$/, '$1'))
}

const write = (cookie: string) =>
  attempt(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
    document.cookie = cookie
  })

/** Cookies throw in a sandboxed frame. */
function attempt<T>(touch: () => T): T | undefined {
  try {
    return touch()
  } catch {
    return undefined
  }
}
