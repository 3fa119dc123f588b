import type { CookieRule } from './cookie-rule.ts'
import { choice } from './kinds.ts'

// How videos play
export const autoPlayVideosCookie: CookieRule<boolean> = {
  name: 'autoPlayVideos',
  lifetime: { days: 21 },
  kind: choice,
}
export const videoSoundCookie: CookieRule<boolean> = { name: 'videoSound', lifetime: { days: 21 }, kind: choice }
