import { vi } from 'vitest'

type Handler = (name: string, data: { fatal: boolean }) => void

/** The part of hls.js that the player uses, under a test's control. */
export class FakeHls {
  static Events = { ERROR: 'error', SUBTITLE_TRACKS_UPDATED: 'captions' } as const
  static made: FakeHls[] = []

  readonly config: { enableWorker?: boolean }
  source: string | undefined
  media: HTMLMediaElement | undefined
  loading = true
  destroyed = false
  playingDate: Date | null = null
  subtitleTracks: { lang: string }[] = []
  subtitleTrack = -1
  subtitleDisplay = true
  private handlers = new Map<string, Handler>()

  constructor(config: { enableWorker?: boolean }) {
    this.config = config
    FakeHls.made.push(this)
  }
  on(name: string, handler: Handler) {
    this.handlers.set(name, handler)
  }
  loadSource(url: string) {
    this.source = url
  }
  attachMedia(media: HTMLMediaElement) {
    this.media = media
  }
  startLoad() {
    this.loading = true
  }
  stopLoad() {
    this.loading = false
  }
  destroy() {
    this.destroyed = true
  }

  /** Reports an error. */
  fail({ fatal = true } = {}) {
    this.handlers.get('error')?.('error', { fatal })
  }
  /** Offers captions. */
  offer(...languages: string[]) {
    this.subtitleTracks = languages.map((lang) => ({ lang }))
    this.handlers.get('captions')?.('captions', { fatal: false })
  }
}

/** Gives jsdom what a player needs: Media Source Extensions, and a video element that plays and pauses. */
export function fakePlayer(): typeof FakeHls {
  FakeHls.made = []
  vi.stubGlobal('MediaSource', class {})
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve())
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
  return FakeHls
}
