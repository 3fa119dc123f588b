import { forgotPasswordElement } from '../../src/forgot-password/forgot-password.element.ts'
import { define } from '../../src/kit/element/element.tsx'

define(forgotPasswordElement)
