import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('product/product.element.ts', 'productElement')
