import { define } from '../../src/element/element.tsx'
import { recentlyViewedElement } from '../../src/recently-viewed/recently-viewed.element.ts'

define(recentlyViewedElement)
