import { type ReadonlySignal, signal } from '@preact/signals-core'
import type Hls from 'hls.js'
import { retryUntilStopped } from '../models/page.ts'

/**
 * - `off`: nothing is loaded; the poster shows
 * - `opening`: the player's code and the stream's first seconds are being loaded
 * - `playing`, `paused`: as the viewer chose
 * - `away`: the stream failed, and is retried until it is back
 */
export type StreamState = 'off' | 'opening' | 'playing' | 'paused' | 'away'

export type Stream = {
  state: ReadonlySignal<StreamState>
  /** The moment that the picture shows, by the stream's own time; undefined without a picture. */
  moment: ReadonlySignal<Date | undefined>
  /** The languages of the stream's captions. */
  captions: ReadonlySignal<readonly string[]>
  /** Plays from the live edge. A browser that refuses sound gets a muted picture. */
  play(): void
  pause(): void
  /** Shows the captions of a language; none for `undefined`. */
  showCaptions(language: string | undefined): void
  /** Frees the connection and the player. */
  close(): void
}

/** A stream that shows nothing new for this long has stalled, in milliseconds. */
export const longestStall = 20_000
const hlsType = 'application/vnd.apple.mpegurl'

const loadHls = () => import('hls.js').then((module) => module.default)

/**
 * Plays a live HLS stream in a video element: with hls.js if Media Source Extensions exist, else with the browser's own HLS.
 *
 * 1. Nothing is fetched before `play`.
 * 2. A fatal error or a stall ends it; it is retried after 4, 8, 16, 30 seconds, and at once when the network or the viewer
 *    returns. Until its picture moves, it counts as away.
 * 3. A paused stream loads nothing, and continues at the live edge.
 */
export function createStream(video: HTMLVideoElement, url: string, load: () => Promise<typeof Hls> = loadHls): Stream {
  const state = signal<StreamState>('off')
  const moment = signal<Date | undefined>(undefined)
  const captions = signal<readonly string[]>([])
  let hls: Hls | undefined
  let wantedCaptions: string | undefined
  /** Counts the attempts: results of an earlier attempt are ignored. */
  let attempt = 0
  let attempting = false
  let stopRetrying: (() => void) | undefined
  let stall: ReturnType<typeof setTimeout> | undefined

  const watch = () => {
    clearTimeout(stall)
    stall = setTimeout(lost, longestStall)
  }

  function release() {
    attempt += 1
    attempting = false
    clearTimeout(stall)
    hls?.destroy()
    hls = undefined
    if (video.hasAttribute('src')) {
      video.removeAttribute('src')
      video.load()
    }
  }

  function lost() {
    release()
    moment.value = undefined
    state.value = 'away'
    // A pending attempt has its own time-out.
    stopRetrying ??= retryUntilStopped(() => void (attempting || open()))
  }

  async function open() {
    release()
    const own = attempt
    attempting = true
    watch()
    if (!hasMediaSource()) {
      if (!video.canPlayType(hlsType)) return lost()
      video.src = url
      return begin()
    }
    const Player = await load().catch(() => undefined)
    if (own !== attempt) return
    if (!Player) return lost()
    // No worker: fragmented MP4 needs no conversion, and pages without `worker-src` play it.
    hls = new Player({ ...options, enableWorker: false })
    hls.on(Player.Events.ERROR, (_, { fatal }) => {
      if (fatal) lost()
    })
    hls.on(Player.Events.SUBTITLE_TRACKS_UPDATED, chooseCaptions)
    hls.loadSource(url)
    hls.attachMedia(video)
    begin()
  }

  function begin() {
    void video.play()?.catch((reason: unknown) => {
      const refused = reason instanceof DOMException && reason.name === 'NotAllowedError'
      if (!refused) return
      // Browsers refuse sound before the viewer has interacted with the page.
      if (video.muted) pause()
      else {
        video.muted = true
        begin()
      }
    })
  }

  function chooseCaptions() {
    const tracks = hls?.subtitleTracks ?? []
    captions.value = hls ? tracks.map(({ lang = '' }) => lang) : [...video.textTracks].map(({ language }) => language)
    const own = (lang: string | undefined) => wantedCaptions !== undefined && lang?.startsWith(wantedCaptions)
    if (hls) {
      hls.subtitleTrack = tracks.findIndex(({ lang }) => own(lang))
      hls.subtitleDisplay = wantedCaptions !== undefined
    } else for (const track of video.textTracks) track.mode = own(track.language) ? 'showing' : 'disabled'
  }

  function pause() {
    clearTimeout(stall)
    stopRetrying?.()
    stopRetrying = undefined
    video.pause()
    hls?.stopLoad()
    state.value = 'paused'
  }

  const listeners: [name: string, listener: () => void][] = [
    [
      'playing',
      () => {
        stopRetrying?.()
        stopRetrying = undefined
        state.value = 'playing'
        watch()
      },
    ],
    [
      'timeupdate',
      () => {
        if (state.peek() !== 'playing') return
        watch()
        const at = hls ? hls.playingDate : startOf(video)
        // Whole seconds: the picture's clock shows no more.
        if (at && Math.floor(at.getTime() / 1000) !== Math.floor((moment.peek()?.getTime() ?? 0) / 1000))
          moment.value = at
      },
    ],
    // The viewer may use the browser's own controls, in picture in picture or on a lock screen.
    ['pause', () => state.peek() === 'playing' && !video.ended && pause()],
    ['play', () => state.peek() === 'paused' && resume()],
    ['error', () => !hls && video.hasAttribute('src') && lost()],
    ['loadedmetadata', () => !hls && chooseCaptions()],
  ]
  for (const [name, listener] of listeners) video.addEventListener(name, listener)

  function resume() {
    state.value = 'opening'
    watch()
    hls?.startLoad(-1)
    begin()
  }

  return {
    state,
    moment,
    captions,
    play() {
      if (state.peek() === 'paused') return resume()
      if (state.peek() === 'away') return void open()
      if (state.peek() !== 'off') return
      state.value = 'opening'
      void open()
    },
    pause,
    showCaptions(language) {
      wantedCaptions = language
      chooseCaptions()
    },
    close() {
      for (const [name, listener] of listeners) video.removeEventListener(name, listener)
      stopRetrying?.()
      stopRetrying = undefined
      release()
      moment.value = undefined
      state.value = 'off'
    },
  }
}

/** Two segments behind the edge; a player that falls more than three behind jumps back. */
const options = {
  liveSyncDurationCount: 2,
  liveMaxLatencyDurationCount: 3,
  maxLiveSyncPlaybackRate: 1.05,
  backBufferLength: 20,
  maxBufferLength: 20,
  maxMaxBufferLength: 30,
} as const

const hasMediaSource = () => 'ManagedMediaSource' in globalThis || 'MediaSource' in globalThis

/** The moment that Safari's own player shows. */
function startOf(video: HTMLVideoElement & { getStartDate?: () => Date }): Date | undefined {
  const start = video.getStartDate?.().getTime() ?? Number.NaN
  return Number.isNaN(start) ? undefined : new Date(start + video.currentTime * 1000)
}
