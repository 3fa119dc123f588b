import { Component, createElement, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Brings what the server rendered into an element to life. A widget that throws, now or later, is reported and gives
 * its place back to the server's HTML, whose forms and links still work.
 * @param idPrefix sets its ids apart; the one it was rendered with
 */
export function comeAlive(element: HTMLElement, widget: ReactNode, idPrefix: string): void {
  const served = copies(element)
  const onFail = (error: unknown) => {
    reportError(error)
    // Not while the renderer is still at work on it.
    queueMicrotask(() => {
      root.unmount()
      element.replaceChildren(...served)
    })
  }
  const root = hydrateRoot(element, createElement(Guard, { onFail }, widget), {
    identifierPrefix: idPrefix,
    // The guard has reported it; React alone would log it too.
    onCaughtError: () => {},
  })
}

/** An element's children once more, in a document of their own: copies in the page's would fetch their pictures. */
function copies(element: HTMLElement): Node[] {
  const { ownerDocument } = document.createElement('template').content
  return [...element.childNodes].map((node) => ownerDocument.importNode(node, true))
}

/** Shows nothing more of what has thrown. */
class Guard extends Component<{ children?: ReactNode; onFail: (error: unknown) => void }, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }

  override componentDidCatch(error: unknown) {
    this.props.onFail(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
