import { define } from '../../src/kit/element/element.tsx'
import { recentlyViewedElement } from '../../src/recently-viewed/recently-viewed.element.ts'

define(recentlyViewedElement)
