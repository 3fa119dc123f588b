import { define } from '../../src/element/element.tsx'
import { scheduleElement } from '../../src/schedule/schedule.element.ts'

define(scheduleElement)
