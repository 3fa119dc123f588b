import { define } from '../../src/kit/element/element.tsx'
import { scheduleElement } from '../../src/schedule/schedule.element.ts'

define(scheduleElement)
