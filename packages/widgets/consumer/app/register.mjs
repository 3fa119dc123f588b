// Prints what the import of a component, and the import of its registration, do to a page.
import './page.mjs'

const defined = () => customElements.get('onair-bag-counter') !== undefined
await import('@onair/widgets/bag-counter')
const byComponent = defined()
await import('@onair/widgets/define/bag-counter')
document.body.innerHTML = '<onair-bag-counter shop="https://shop.example"></onair-bag-counter>'
const { shadowRoot } = document.body.firstElementChild
while (!shadowRoot.querySelector('a')) await new Promise((resolve) => setTimeout(resolve, 5))
const { textContent, href } = shadowRoot.querySelector('a')
process.stdout.write(JSON.stringify({ byComponent, byDefine: defined(), text: textContent, href }))
process.exit()
