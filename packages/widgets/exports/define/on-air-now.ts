import { define } from '../../src/kit/element/element.tsx'
import { onAirNowElement } from '../../src/on-air-now/on-air-now.element.ts'

define(onAirNowElement)
