import type { Result } from '@onair/core/http'
import { recaptchaBlocked } from '@onair/core/sign-in'
import { signInClient } from '@onair/core/sign-in/client'
import { httpModel } from './http.model.ts'
import type { Environment, Models } from './models.ts'

type Recaptcha = {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}

/** The token of a sign-in when the service gave none: the server refuses it with a sentence. */
export const noRecaptcha = 'unavailable'

/** The longest wait for the service. */
const patienceMs = 10_000

/** The object that the service's script puts on the page. */
const service = (): Recaptcha | undefined => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha

/** Whether the recaptcha service's script has loaded. Without it, a form can still be posted. */
export function hasRecaptcha(): boolean {
  return service() !== undefined
}

/**
 * A recaptcha v3 token for one action (`signin`), valid for one call.
 *
 * 1. Never rejects: without the script, or when the service fails or does not reply, it is {@link noRecaptcha}.
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
  /** Prefetches what a token needs. Called when the form is first touched. */
  prepare(): void
  /**
   * As `recaptchaToken`, but fetches the script if the page has none: the shop's own pages include it, other sites' pages do not.
   * Rejects with `Unreachable` if the shop cannot say where the script is.
   * @param siteKey the shop's own key if not given
   */
  token(action: string, siteKey?: string): Promise<string>
  /**
   * Sends a call again with a token if the shop asked for one (417, Area `Recaptcha`). Without a token nothing is sent: the
   * refusal says what blocks it and what to do.
   */
  prove<Reply>(action: string, send: (token: string) => Promise<Result<Reply>>): Promise<Result<Reply>>
}

/**
 * Gets recaptcha tokens for sign-ins, on any page.
 *
 * 1. The shop provides the script's URL and the site key; they are requested once.
 * 2. A page may use the service itself, with another key. If its script gives no token for our key, ours is fetched too.
 * 3. A failed fetch is retried the next time.
 */
export function recaptchaModel({ signInKey, language, carePhone }: Environment, models: Models): RecaptchaModel {
  const client = signInClient(models.of(httpModel), signInKey)
  const settings = once(async () => {
    const result = await client.recaptcha()
    return result.ok ? result.value : undefined
  })
  const script = once(async () => {
    const configured = await settings()
    return (configured && (await fetchScript(configured.scriptUrl))) || undefined
  })
  let prepared = false
  async function token(action: string, siteKey?: string): Promise<string> {
    const key = siteKey ?? (await settings())?.siteKey
    if (!key) return noRecaptcha
    const given = await recaptchaToken(key, action)
    if (given !== noRecaptcha || !(await script())) return given
    return recaptchaToken(key, action)
  }
  return {
    prepare() {
      if (prepared || hasRecaptcha()) return
      prepared = true
      // A failure is reported when the form is sent.
      script().catch(() => {})
    },
    token,
    async prove(action, send) {
      const proof = await token(action)
      if (proof !== noRecaptcha) return send(proof)
      return { ok: false, status: 417, items: [{ message: recaptchaBlocked(language, carePhone), area: 'Recaptcha' }] }
    },
  }
}

/** Runs a function once, and again only after a failure. */
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

/** A page may require a named policy for script URLs (`require-trusted-types-for 'script'`). */
type ScriptPolicy = { createScriptURL(address: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
let policy: ScriptPolicy | undefined

/** @returns whether the script ran; false if the page's policy or the network blocks it */
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
    // The page's policy allows only named policies, and ours is not one of them.
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
