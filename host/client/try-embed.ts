/** Milliseconds after the last keystroke until the preview is updated. */
const pause = 400

/** Shows the HTML of the developers' page in the preview, a page of another origin, while it is edited. */
export function enhanceTryEmbed(form: HTMLElement): void {
  const text = form.querySelector('textarea')
  const frame = form.querySelector('iframe')
  if (!text || !frame) return
  const { origin } = new URL(frame.src)
  const send = () => frame.contentWindow?.postMessage({ html: text.value }, origin)
  let timer: ReturnType<typeof setTimeout> | undefined
  text.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(send, pause)
  })
  addEventListener('message', (event) => {
    if (event.origin === origin && event.source === frame.contentWindow) send()
  })
  // The preview may have been ready before this module ran. An empty frame is still of this origin, so its document can be read.
  if (!frame.contentDocument) send()
}
