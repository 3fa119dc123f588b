import type { Bilingual } from '@onair/core/language'
import type { Tour } from '@onair/core/tour'
import type { Settings } from './settings.ts'

/** The operator's announcement for every page, and when it ends. */
export type Announcement = { text: Bilingual; until: Date | undefined }

/** The values that all requests of the host process share, without a visitor's data. */
export type HostContext = {
  settings: Settings
  /** A fetch that reaches the API on behalf of the visitor at a network address. */
  fetchFor: (remoteAddress: string) => (url: string, init?: RequestInit) => Promise<Response>
  /**
   * A secret that all processes of the shop share. It replaces the recaptcha token of a sign-in form that was posted without
   * JavaScript, and its keys sign and encrypt what the host gives to the browser.
   */
  formToken: string
  announcement?: Announcement
  /** The demonstration's tour, if the shop is a demonstration. */
  tour?: Tour
  /** Whether pages of an origin may embed the shop's widgets; by default none may. */
  embeds?: (origin: string) => boolean
  /** The host's own application token. */
  appToken: { get(): string | undefined; set(token: string): void; clear(): void }
  now: () => Date
  /** When the next planned price change happens, in milliseconds. */
  nextPriceChange: () => number
}
