import type { ElementDescription } from '../kit/element/element.tsx'
import css from './bag-counter.css?inline'
import { BagCounter, type BagCounterProps } from './bag-counter.tsx'

/** `<onair-bag-counter compact>` */
export const bagCounterElement: ElementDescription<BagCounterProps> = {
  tag: 'onair-bag-counter',
  component: BagCounter,
  attributes: { compact: 'flag' },
  events: { onBeforeOpen: 'onair:before-open', onCountChange: 'onair:count-changed' },
  css,
  root: 'shadow',
}
