import { define } from '../../src/element/element.tsx'
import { searchBoxElement } from '../../src/search-box/search-box.element.ts'

define(searchBoxElement)
