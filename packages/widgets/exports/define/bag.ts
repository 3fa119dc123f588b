import { bagElement } from '../../src/bag/bag.element.ts'
import { define } from '../../src/kit/element/element.tsx'

define(bagElement)
