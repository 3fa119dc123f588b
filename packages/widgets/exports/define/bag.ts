import { bagElement } from '../../src/bag/bag.element.ts'
import { define } from '../../src/element/element.tsx'

define(bagElement)
