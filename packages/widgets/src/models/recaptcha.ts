import { signInClient } from '@onair/core/sign-in/client'
import { httpModel } from './http.model.ts'
import type { Environment, Models } from './models.ts'

type Recaptcha = {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}

/** What a sign-in carries where the service gave no token: the server refuses it, in a sentence. */
export const noRecaptcha = 'unavailable'

/** Longer than this nobody waits for the service: it is not coming. */
const patienceMs = 10_000

/** The service's object, which its own script puts on the page. */
const service = (): Recaptcha | undefined => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha

/** Whether the recaptcha service's script has loaded. Where it has not, a form can still be posted without it. */
export function hasRecaptcha(): boolean {
  return service() !== undefined
}

/**
 * A recaptcha v3 token for one action (`signin`), valid for one call.
 *
 * 1. Never rejects: without the script, or when the service fails or says nothing, it is {@link noRecaptcha}.
 */
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  const recaptcha = service()
  if (!recaptcha) return noRecaptcha
  const late = timer(patienceMs)
  try {
    const ready = new Promise<'ready'>((resolve) => recaptcha.ready(() => resolve('ready')))
    if ((await Promise.race([ready, late.over])) === 'late') return noRecaptcha
    return (await Promise.race([recaptcha.execute(siteKey, { action }), late.over.then(() => '')])) || noRecaptcha
  } catch {
    return noRecaptcha
  } finally {
    late.stop()
  }
}

export type RecaptchaModel = {
  /** Fetches what a token needs, so that nobody waits for it when the form is sent. Done when its form is first touched. */
  prepare(): void
  /**
   * As `recaptchaToken`, and fetches the script where the page has none: the shop's own pages bring it, those of another
   * site do not. Rejects with `Unreachable` where the shop cannot say where the script is.
   * @param siteKey the shop's own unless the page names one.
   */
  token(action: string, siteKey?: string): Promise<string>
}

/**
 * Vouches for sign-ins, on whichever page they are made.
 *
 * 1. The script's address and the site key are the shop's to say; asked for once.
 * 2. A page may use the service itself, with a key of its own: where that gives no token for ours, the script is fetched
 *    for ours too.
 * 3. What could not be fetched is tried again the next time.
 */
export function recaptchaModel({ signInKey }: Environment, models: Models): RecaptchaModel {
  const client = signInClient(models.of(httpModel), signInKey)
  const settings = once(async () => {
    const answer = await client.recaptcha()
    return answer.ok ? answer.value : undefined
  })
  const script = once(async () => {
    const known = await settings()
    return (known && (await fetchScript(known.scriptUrl))) || undefined
  })
  let prepared = false
  return {
    prepare() {
      if (prepared || hasRecaptcha()) return
      prepared = true
      // What went wrong shows when the form is sent.
      script().catch(() => {})
    },
    async token(action, siteKey) {
      const key = siteKey ?? (await settings())?.siteKey
      if (!key) return noRecaptcha
      const token = await recaptchaToken(key, action)
      if (token !== noRecaptcha || !(await script())) return token
      return recaptchaToken(key, action)
    },
  }
}

/** Does something once; again only where it came to nothing. */
function once<T>(work: () => Promise<T | undefined>): () => Promise<T | undefined> {
  let made: Promise<T | undefined> | undefined
  const forget = () => {
    made = undefined
  }
  return () => {
    if (!made) {
      made = work()
      made.then((value) => value === undefined && forget(), forget)
    }
    return made
  }
}

/** A page may demand that addresses of scripts come from a named policy (`require-trusted-types-for 'script'`). */
type ScriptPolicy = { createScriptURL(address: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
let policy: ScriptPolicy | undefined

/** @returns whether the script ran; not where the page's policy forbids it, or something on the way blocks it. */
async function fetchScript(address: string): Promise<boolean> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const script = document.createElement('script')
  const late = timer(patienceMs)
  try {
    policy ??= trustedTypes?.createPolicy('onair-recaptcha', { createScriptURL: (url) => url })
    script.src = policy?.createScriptURL(address) ?? address
    const loaded = new Promise<'loaded' | 'failed'>((resolve) => {
      script.addEventListener('load', () => resolve('loaded'), { once: true })
      script.addEventListener('error', () => resolve('failed'), { once: true })
    })
    document.head.append(script)
    if ((await Promise.race([loaded, late.over])) === 'loaded') return true
  } catch {
    // The page names the policies that may be made, and ours is not among them.
  } finally {
    late.stop()
  }
  script.remove()
  return false
}

function timer(ms: number) {
  let running: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<'late'>((resolve) => {
    running = setTimeout(() => resolve('late'), ms)
  })
  return { over, stop: () => clearTimeout(running) }
}
