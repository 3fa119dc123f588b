import { Component, type ReactNode } from 'react'
import { warnOnce } from '../warn-once.ts'

type GuardProps = { host: HTMLElement; shop: string; children: ReactNode }

/**
 * Catches what a widget throws, so that the page does not see it. The element shows its own children again, or a link to the
 * shop. The next change of an attribute or a property tries again.
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
    // In light DOM a <slot> has no effect, and its content shows.
    return (
      <slot>
        <a href={shop}>{new URL(shop).host}</a>
      </slot>
    )
  }
}
