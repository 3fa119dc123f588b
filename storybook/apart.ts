/**
 * Keeps stories apart from the shop that serves Storybook from its own origin. A story's session, bag and events from
 * the canned channel must not reach the shop's tabs: cookies and storage are in this page's memory, and the names of its locks
 * and channels are Storybook's own. Imported before everything that may use them.
 */

export {}

const jar = new Map<string, string>()

/** Stores or removes a cookie like `document.cookie = text`. */
function setCookie(text: string): void {
  const [pair = '', ...attributes] = text.split(';')
  const [name = '', ...value] = pair.split('=')
  const attribute = (key: string) =>
    attributes.map((one) => one.trim().split('=')).find(([own = '']) => own.toLowerCase() === key)?.[1]
  const [age, expires] = [attribute('max-age'), attribute('expires')]
  const over = age === undefined ? expires !== undefined && Date.parse(expires) <= Date.now() : Number(age) <= 0
  if (over) jar.delete(name.trim())
  else jar.set(name.trim(), value.join('=').trim())
}

Object.defineProperty(document, 'cookie', {
  configurable: true,
  get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  set: setCookie,
})

function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { configurable: true, value: memoryStorage() })

const own = (name: string) => `storybook ${name}`
const { BroadcastChannel, LockManager } = window

window.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(own(name))
  }
}

// A page that is neither on https nor on localhost has no locks.
if (LockManager) {
  const request = LockManager.prototype.request as (...all: unknown[]) => Promise<unknown>
  LockManager.prototype.request = function (this: LockManager, name: string, ...rest: unknown[]) {
    return request.call(this, own(name), ...rest)
  } as LockManager['request']
}
