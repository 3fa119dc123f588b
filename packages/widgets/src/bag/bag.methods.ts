import type { ElementMixin } from '../kit/widget.ts'

/**
 * `open()` and `close()` set and remove the attribute `open`, as a `<details>` does; closing the dialog also removes it. A
 * framework that sets `open` as a property sets the attribute.
 */
export const withDialog: ElementMixin = (Base) =>
  class extends Base {
    constructor() {
      super()
      this.addEventListener('onair:bag-closed', () => this.close())
    }

    get open() {
      return show
    }

    set open(open: unknown) {
      this.toggleAttribute('open', Boolean(open))
      // An element is not notified of its attributes while it is upgraded.
      Reflect.set(Base.prototype, 'open', Boolean(open), this)
    }

    close() {
      this.removeAttribute('open')
    }
  }

function show(this: HTMLElement) {
  this.toggleAttribute('open', true)
}
