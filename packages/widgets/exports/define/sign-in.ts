import { define } from '../../src/kit/element/element.tsx'
import { signInElement } from '../../src/sign-in/sign-in.element.ts'

define(signInElement)
