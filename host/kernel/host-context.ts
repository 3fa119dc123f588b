import type { Bilingual } from '@onair/core/language'
import type { Tour } from '@onair/core/tour'
import type { Settings } from './settings.ts'

/** The operator's announcement for every page, and when it ends. */
export type Announcement = { text: Bilingual; until: Date | undefined }

/** What the host process shares between all requests. Nothing of a visitor's is in it. */
export type HostContext = {
  settings: Settings
  /** A fetch that reaches the API on behalf of the visitor at a network address. */
  fetchFor: (remoteAddress: string) => (url: string, init?: RequestInit) => Promise<Response>
  /**
   * A secret that all processes of the shop share. It stands in for the recaptcha token of a sign-in form that was posted without JavaScript, and
   * its keys sign and encrypt what the host hands to the browser.
   */
  formToken: string
  announcement?: Announcement
  /** What there is to look at, where the shop is a demonstration. */
  tour?: Tour
  /** Whether a page of this origin may embed the shop's widgets; none may unless this is given. */
  embeds?: (origin: string) => boolean
  /** The host's own application token. */
  appToken: { get(): string | undefined; set(token: string): void; clear(): void }
  now: () => Date
  /** When a price changes by the plan next, in milliseconds. */
  nextPriceChange: () => number
}
