import { bagCounterElement } from '../../src/bag-counter/bag-counter.element.ts'
import { define } from '../../src/kit/element/element.tsx'

define(bagCounterElement)
