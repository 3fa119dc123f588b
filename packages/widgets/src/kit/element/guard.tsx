import { Component, type ReactNode } from 'react'
import { warnOnce } from '../warn-once.ts'

type GuardProps = { host: HTMLElement; shop: string; children: ReactNode }

/**
 * Keeps what a widget throws out of the page: the element shows its own children again, or a link to the shop. The next
 * change of an attribute or a property tries again.
 */
export class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch(failure: unknown) {
    const { host, shop } = this.props
    warnOnce(`<${host.localName}> cannot show what it was given (${failure})`, shop, host.localName)
  }

  override componentDidUpdate({ children }: GuardProps) {
    if (this.state.failed && children !== this.props.children) this.setState({ failed: false })
  }

  override render() {
    const { children, shop } = this.props
    if (!this.state.failed) return children
    // Among the page's own elements a slot is nothing, and its content shows.
    return (
      <slot>
        <a href={shop}>{new URL(shop).host}</a>
      </slot>
    )
  }
}
