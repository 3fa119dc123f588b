import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type CaptureLook, readLook } from './capture-look.ts'

export type CaptureFrameProps = {
  address: string
  /** The only origin that messages are exchanged with. */
  origin: string
  /** The frame's accessible name. */
  title: string
  /** The height in pixels. */
  height: number
  /** Called with messages from the frame's own window and origin. */
  onMessage: (message: unknown) => void
  /**
   * Called with a function that sends messages each time the frame's page has loaded; with undefined when the frame is
   * removed.
   */
  onConnect: (post: ((message: object) => void) | undefined) => void
}

/**
 * The card capture provider's page in a frame, in the colours of this page. It may run scripts on its own origin, but may
 * not open windows or navigate this page. Styling hook: `data-scheme`.
 */
export function CaptureFrame({ address, origin, title, height, onMessage, onConnect }: CaptureFrameProps) {
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [look, setLook] = useState<CaptureLook>()
  /** The look in the frame's address. A later look is sent as a message, because another address would lose typed text. */
  const [first, setFirst] = useState<CaptureLook>()
  useLayoutEffect(() => {
    const read = () => container.current && readLook(container.current)
    setFirst(read() ?? {})
    const schemes = matchMedia('(prefers-color-scheme: dark)')
    const change = () => {
      const Look = read() ?? {}
      setLook(Look)
      frame.current?.contentWindow?.postMessage({ source: 'onair-capture', type: 'look', Look }, origin)
    }
    schemes.addEventListener('change', change)
    return () => schemes.removeEventListener('change', change)
  }, [origin])
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) onMessage(event.data)
    }
    addEventListener('message', hear)
    return () => {
      removeEventListener('message', hear)
      onConnect(undefined)
    }
  }, [origin, onMessage, onConnect])
  return (
    <div ref={container} className="onair-capture-frame" data-scheme={(look ?? first)?.scheme}>
      {first && (
        <iframe
          ref={frame}
          src={`${address}&${new URLSearchParams(first)}`}
          title={title}
          height={height}
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="no-referrer"
          onLoad={() => onConnect((message) => frame.current?.contentWindow?.postMessage(message, origin))}
        />
      )}
    </div>
  )
}
