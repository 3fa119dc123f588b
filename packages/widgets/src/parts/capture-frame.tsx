import { useEffect, useRef } from 'react'

export type CaptureFrameProps = {
  address: string
  /** The only origin that is listened to and spoken to. */
  origin: string
  /** What a screen reader calls the frame. */
  title: string
  /** In pixels. */
  height: number
  /** Told what the frame says: its own window's messages from its own origin. */
  onMessage: (message: unknown) => void
  /** Gives the way to speak to the frame each time its page has loaded; undefined when it goes. */
  onConnect: (post: ((message: object) => void) | undefined) => void
}

/**
 * The card capture provider's page within ours. It may run its own scripts on its own origin, and nothing else: no new
 * windows, no way to take this page elsewhere.
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
