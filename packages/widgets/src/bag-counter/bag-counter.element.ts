import type { ElementDescription } from '../element/element.tsx'
import base from '../styles/base.css?inline'
import tokens from '../styles/tokens.css?inline'
import css from './bag-counter.css?inline'
import { BagCounter, type BagCounterProps } from './bag-counter.tsx'

/** `<onair-bag-counter compact>` */
export const bagCounterElement: ElementDescription<BagCounterProps> = {
  tag: 'onair-bag-counter',
  component: BagCounter,
  attributes: { compact: 'flag' },
  events: { onBeforeOpen: 'onair:before-open', onCountChange: 'onair:count-changed' },
  css: [base, css].join(''),
  tokens,
  root: 'shadow',
}
