import Bowser from 'bowser'

const longestUserAgent = 500

/** The browser and system that a User-Agent names, such as `Firefox, Windows`; empty when it names none. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestUserAgent))
  return [browser.name, os.name].filter(Boolean).join(', ')
}
