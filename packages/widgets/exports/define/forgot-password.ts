import { define } from '../../src/element/element.tsx'
import { forgotPasswordElement } from '../../src/forgot-password/forgot-password.element.ts'

define(forgotPasswordElement)
