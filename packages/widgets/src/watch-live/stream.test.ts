import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeHls, fakePlayer } from '../testing/player.ts'
import { createStream, longestStall, type Stream } from './stream.ts'

const url = 'https://stream.test/live.m3u8'
let video: HTMLVideoElement
let stream: Stream

/** Waits for loaded modules. */
const modulesLoaded = () => vi.advanceTimersByTimeAsync(0)
const hear = (...names: string[]) => {
  for (const name of names) video.dispatchEvent(new Event(name))
}
const start = async () => {
  stream.play()
  await modulesLoaded()
  hear('playing')
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T17:00:30Z') })
  fakePlayer()
  video = document.createElement('video')
  stream = createStream(video, url, async () => FakeHls as never)
})
afterEach(() => {
  stream.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a live stream', () => {
  test('1. loads nothing before it is played', async () => {
    const load = vi.fn()
    const idle = createStream(video, url, load)
    await modulesLoaded()
    expect([load.mock.calls.length, FakeHls.made.length, idle.state.value]).toEqual([0, 0, 'off'])
    idle.close()
  })

  test('2. plays, and reports the moment that the picture shows, in whole seconds', async () => {
    stream.play()
    expect(stream.state.value).toBe('opening')
    await modulesLoaded()
    const [hls] = FakeHls.made
    expect([hls?.source, hls?.media, hls?.config.enableWorker]).toEqual([url, video, false])
    hear('playing')
    expect(stream.state.value).toBe('playing')
    if (hls) hls.playingDate = new Date('2026-11-23T17:00:10.400Z')
    hear('timeupdate')
    const first = stream.moment.value
    expect(first).toEqual(new Date('2026-11-23T17:00:10.400Z'))
    if (hls) hls.playingDate = new Date('2026-11-23T17:00:10.900Z')
    hear('timeupdate')
    expect(stream.moment.value).toBe(first)
  })

  test('3. is unavailable after a fatal error, and back when a later attempt plays', async () => {
    await start()
    FakeHls.made[0]?.fail()
    expect([stream.state.value, stream.moment.value, FakeHls.made[0]?.destroyed]).toEqual(['away', undefined, true])
    await vi.advanceTimersByTimeAsync(4000)
    expect([stream.state.value, FakeHls.made.length]).toEqual(['away', 2])
    FakeHls.made[1]?.fail()
    await vi.advanceTimersByTimeAsync(8000)
    expect(FakeHls.made).toHaveLength(3)
    hear('playing')
    expect(stream.state.value).toBe('playing')
    hear('timeupdate')
    await vi.advanceTimersByTimeAsync(longestStall - 1)
    expect(FakeHls.made).toHaveLength(3)
  })

  test('4. goes on after an error that the player recovers from by itself', async () => {
    await start()
    FakeHls.made[0]?.fail({ fatal: false })
    expect([stream.state.value, FakeHls.made[0]?.destroyed]).toEqual(['playing', false])
  })

  test('5. is unavailable when its picture stalls for long', async () => {
    await start()
    hear('timeupdate')
    await vi.advanceTimersByTimeAsync(longestStall - 1)
    expect(stream.state.value).toBe('playing')
    await vi.advanceTimersByTimeAsync(1)
    expect(stream.state.value).toBe('away')
  })

  test('6. is unavailable when it never begins, or when the player’s code cannot be loaded', async () => {
    stream.play()
    await vi.advanceTimersByTimeAsync(longestStall)
    expect(stream.state.value).toBe('away')
    const broken = createStream(document.createElement('video'), url, () => Promise.reject(new TypeError('Failed')))
    broken.play()
    await modulesLoaded()
    expect(broken.state.value).toBe('away')
    broken.close()
  })

  test('7. a paused stream loads nothing, is not retried, and continues at the live edge', async () => {
    await start()
    stream.pause()
    expect([stream.state.value, FakeHls.made[0]?.loading]).toEqual(['paused', false])
    await vi.advanceTimersByTimeAsync(10 * longestStall)
    expect(stream.state.value).toBe('paused')
    stream.play()
    expect([stream.state.value, FakeHls.made[0]?.loading]).toEqual(['opening', true])
    hear('playing')
    expect(stream.state.value).toBe('playing')
  })

  test('8. is muted if the browser refuses sound, and paused if it refuses that too', async () => {
    const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    vi.mocked(video.play).mockImplementationOnce(refused)
    stream.play()
    await modulesLoaded()
    expect([video.muted, stream.state.value]).toEqual([true, 'opening'])
    stream.close()
    vi.mocked(video.play).mockImplementation(refused)
    stream = createStream(video, url, async () => FakeHls as never)
    stream.play()
    await modulesLoaded()
    expect(stream.state.value).toBe('paused')
  })

  test('9. shows the captions of a language, also after the stream is reopened', async () => {
    await start()
    const [first] = FakeHls.made
    first?.offer('en-CA', 'fr-CA')
    expect([first?.subtitleTrack, stream.captions.value]).toEqual([-1, ['en-CA', 'fr-CA']])
    stream.showCaptions('fr')
    expect([first?.subtitleTrack, first?.subtitleDisplay]).toEqual([1, true])
    first?.fail()
    await vi.advanceTimersByTimeAsync(4000)
    FakeHls.made[1]?.offer('en-CA', 'fr-CA')
    expect(FakeHls.made[1]?.subtitleTrack).toBe(1)
    stream.showCaptions(undefined)
    expect([FakeHls.made[1]?.subtitleTrack, FakeHls.made[1]?.subtitleDisplay]).toEqual([-1, false])
  })

  test('10. uses the browser’s own HLS if there are no Media Source Extensions', async () => {
    Reflect.deleteProperty(globalThis, 'MediaSource')
    vi.spyOn(video, 'canPlayType').mockReturnValue('maybe')
    Object.assign(video, { getStartDate: () => new Date('2026-11-23T17:00:00Z') })
    await start()
    expect([video.getAttribute('src'), FakeHls.made.length]).toEqual([url, 0])
    video.currentTime = 12
    hear('timeupdate')
    expect(stream.moment.value).toEqual(new Date('2026-11-23T17:00:12Z'))
    hear('error')
    expect([stream.state.value, video.hasAttribute('src')]).toEqual(['away', false])
  })

  test('11. is unavailable if nothing can play it', async () => {
    Reflect.deleteProperty(globalThis, 'MediaSource')
    vi.spyOn(video, 'canPlayType').mockReturnValue('')
    stream.play()
    await modulesLoaded()
    expect(stream.state.value).toBe('away')
  })

  test('12. requests nothing more once it is closed', async () => {
    stream.play()
    stream.close()
    await modulesLoaded()
    expect(FakeHls.made).toHaveLength(0)
    await start()
    FakeHls.made[0]?.fail()
    stream.close()
    await vi.advanceTimersByTimeAsync(120_000)
    expect([FakeHls.made.length, stream.state.value, vi.getTimerCount()]).toEqual([1, 'off', 0])
  })
})
