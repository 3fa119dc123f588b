import { Component, type ComponentType } from 'react'

/**
 * React's `memo`, which renders a component again only when one of its properties changes. That of preact/compat would be part of
 * every element, also of those that memoise nothing.
 */
export function memoised<Props extends object>(Inner: ComponentType<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props) {
      const now: Props = this.props
      return Object.keys({ ...now, ...next }).some(
        (name) => !Object.is(Reflect.get(now, name), Reflect.get(next, name)),
      )
    }

    override render() {
      return <Inner {...this.props} />
    }
  }
}
