import { useEffect, useRef } from 'react'

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
 * The card capture provider's page in a frame. It may run scripts on its own origin, but may not open windows or
 * navigate this page.
 */
export function CaptureFrame({ address, origin, title, height, onMessage, onConnect }: CaptureFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
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
    <div className="onair-capture-frame">
      <iframe
        ref={frame}
        src={address}
        title={title}
        height={height}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
        onLoad={() => onConnect((message) => frame.current?.contentWindow?.postMessage(message, origin))}
      />
    </div>
  )
}
