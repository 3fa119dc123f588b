// A page made by jsdom: importing this module makes its names global, as in a browser.
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><html lang="fr"><body></body></html>', {
  url: 'https://page.example/',
  pretendToBeVisual: true,
})
const missing = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis))
const others = ['window', 'Event', 'FormData', 'CustomEvent', 'EventTarget', 'sessionStorage', 'localStorage']
for (const name of [...missing, ...others])
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: window[name] })
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  globalThis[name] = window[name].bind(window)
// Neither the shop nor the channel's stream replies here.
globalThis.fetch = () => new Promise(() => {})
globalThis.EventSource = class extends EventTarget {
  close() {}
}
