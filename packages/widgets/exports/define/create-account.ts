import { createAccountElement } from '../../src/create-account/create-account.element.ts'
import { define } from '../../src/kit/element/element.tsx'

define(createAccountElement)
