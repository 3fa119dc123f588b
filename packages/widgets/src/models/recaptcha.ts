type Recaptcha = {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}

/** The demonstration's site key; the service's stand-in takes any. */
export const demoSiteKey = 'onair-demo'

/** What a sign-in carries where the service's script did not load: the server refuses it, in a sentence. */
export const noRecaptcha = 'unavailable'

/** The service's object, which its own script puts on the page. */
const service = (): Recaptcha | undefined => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha

/** Whether the recaptcha service's script has loaded. Where it has not, a form can still be posted without it. */
export function hasRecaptcha(): boolean {
  return service() !== undefined
}

/**
 * A recaptcha v3 token for one action (`signin`), valid for one call.
 *
 * 1. Never rejects: without the script, or when the service fails, it is {@link noRecaptcha}.
 */
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  const recaptcha = service()
  if (!recaptcha) return noRecaptcha
  try {
    await new Promise<void>((resolve) => recaptcha.ready(resolve))
    return (await recaptcha.execute(siteKey, { action })) || noRecaptcha
  } catch {
    return noRecaptcha
  }
}
