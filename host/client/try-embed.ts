/** Milliseconds without a keystroke after which the preview follows. */
const pause = 400

/** Shows the HTML of the developers' page in the preview, a page of another origin, while somebody edits it. */
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
  // The preview may have been ready before this module. An empty frame is of this origin, and its document can be read.
  if (!frame.contentDocument) send()
}
