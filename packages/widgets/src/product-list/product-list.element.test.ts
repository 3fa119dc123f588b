import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('product-list/product-list.element.ts', 'productListElement')
