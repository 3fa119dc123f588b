import { bagCounterElement } from '../../src/bag-counter/bag-counter.element.ts'
import { define } from '../../src/element/element.tsx'

define(bagCounterElement)
