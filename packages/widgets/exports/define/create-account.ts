import { createAccountElement } from '../../src/create-account/create-account.element.ts'
import { define } from '../../src/element/element.tsx'

define(createAccountElement)
