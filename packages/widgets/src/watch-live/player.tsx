import type { Product } from '@onair/core/catalogue/client'
import { type Signal, signal } from '@preact/signals-core'
import { type RefObject, useEffect, useState } from 'react'
import { useSheet } from '../kit/hooks/use-sheet.ts'
import { useShared } from '../kit/shop.tsx'
import { Controls } from './controls.tsx'
import css from './player.css?inline'
import { ProductThird } from './product-third.tsx'
import { createStream, type Stream, type StreamState } from './stream.ts'
import { useMini } from './use-mini.ts'

export type PlayerProps = {
  url: string
  video: RefObject<HTMLVideoElement | null>
  /** The picture's space, which keeps its size while the picture is elsewhere. */
  place: RefObject<HTMLElement | null>
  /**
   * The element that goes full screen, moves to the corner and receives the shortcuts: the picture with everything drawn on it.
   */
  box: RefObject<HTMLElement | null>
  captions: readonly string[]
  /** The product that the moving picture shows. */
  product: Product | undefined
  /** Receives the moment that the viewer sees. */
  moment: Signal<Date | undefined>
  /** Called with each state; with `off` when the page goes into the back/forward cache. */
  onState: (state: StreamState) => void
}

const opening = signal('opening' as const)

/** Plays the stream in the video element, with the presented product in the band across it, and the player's buttons. */
export function Player({ url, video, place, box, captions, product, moment, onState }: PlayerProps) {
  const [stream, setStream] = useState<Stream>()
  /** The language of the captions; empty for none. */
  const [chosen, setChosen] = useState('')
  const state = useShared(stream?.state ?? opening, 'opening')
  const mini = useMini(place, state === 'playing')
  useSheet(box, css)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is one stream
  useEffect(() => {
    if (!video.current) return
    const made = createStream(video.current, url)
    setStream(made)
    made.play()
    const unsubscribe = [
      made.moment.subscribe((at) => {
        moment.value = at
      }),
      made.state.subscribe(onState),
    ]
    addEventListener('pagehide', made.close)
    return () => {
      removeEventListener('pagehide', made.close)
      for (const end of unsubscribe) end()
      made.close()
      moment.value = undefined
    }
  }, [url])

  useEffect(() => {
    const { current } = box
    current?.toggleAttribute('data-mini', mini.shown)
    return () => current?.removeAttribute('data-mini')
  }, [box, mini.shown])

  useEffect(() => {
    const { current } = box
    const press = (event: KeyboardEvent) => pressButton(event, current)
    current?.addEventListener('keydown', press)
    return () => current?.removeEventListener('keydown', press)
  }, [box])

  return (
    <>
      {product && <ProductThird key={product.itemNo} product={product} />}
      {stream && state !== 'off' && state !== 'away' && (
        <Controls
          stream={stream}
          video={video}
          box={box}
          captions={captions}
          chosen={chosen}
          onChoose={(language) => {
            setChosen(language)
            stream.showCaptions(language || undefined)
          }}
          mini={mini}
        />
      )}
    </>
  )
}

/** Presses the button that has this letter as its shortcut: `k` or space plays, `m` mutes, `f` fills the screen. */
function pressButton(event: KeyboardEvent, box: HTMLElement | null): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const { key, target } = event
  if (target instanceof HTMLSelectElement || (key === ' ' && target !== box)) return
  const shortcut = key === ' ' ? 'k' : key.toLowerCase()
  if (!/^[a-z]$/.test(shortcut)) return
  const button = box?.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${shortcut}"]`)
  if (!button) return
  event.preventDefault()
  button.click()
}
