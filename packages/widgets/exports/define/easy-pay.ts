import { easyPayElement } from '../../src/easy-pay/easy-pay.element.ts'
import { define } from '../../src/kit/element/element.tsx'

define(easyPayElement)
