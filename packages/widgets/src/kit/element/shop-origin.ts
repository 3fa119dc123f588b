/** Whether this is the script tag's build (embed.ts), whose files come from the shop. */
declare const ONAIR_SCRIPT_TAG: boolean | undefined

const own = () => (typeof ONAIR_SCRIPT_TAG === 'undefined' ? location.origin : new URL(import.meta.url).origin)

/** The origin of an element's shop. An attribute that is no web address is ignored. */
export function shopOrigin(attribute: string | undefined): string {
  const named = attribute && URL.canParse(attribute, location.href) ? new URL(attribute, location.href) : undefined
  if (named && /^https?:$/.test(named.protocol)) return named.origin
  return own()
}
