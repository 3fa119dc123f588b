import { define } from '../../src/kit/element/element.tsx'
import { searchBoxElement } from '../../src/search-box/search-box.element.ts'

define(searchBoxElement)
