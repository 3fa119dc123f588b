/** The settings that pages and their islands read. They are public: every page contains them. */
export type Settings = {
  /** The shop's own origin, as shoppers see it. */
  origin: string
  /** The shop is a demonstration. */
  demonstration?: true
  imageBase: string
  videoBase: string
  /** The origin of the channel's live stream; undefined without a stream. */
  streamOrigin?: string
  /** A page of another origin that shows embeds to developers; undefined without one. */
  embedPreview?: string
  /** Storybook is served at `/storybook/`. */
  storybook?: true
  /** The public client's credential and key: they permit only calls with the app token. */
  appCredentials: { userName: string; password: string }
  signInKey: string
  /** The shop's public key for notifications on devices; undefined if it sends none. */
  pushKey?: string
  recaptchaSiteKey: string
  recaptchaOrigin: string
  recaptchaScript: string
  captureOrigin: string
  /** The contacts of customer care. */
  carePhone: string
  careEmail: string
  /** The seller: the name, and the lines of the postal address. */
  seller: { name: string; address: readonly string[] }
}
