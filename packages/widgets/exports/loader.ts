/**
 * The script tag: `<script type="module" src="https://shop.example/widgets/v1/onair.js"></script>`. Fetches a widget's code when
 * one of its elements comes near the screen. The shop is the origin of this script.
 */
import { createPacks, type Release } from '@onair/element-bundler/runtime'
import { type Registry, watchFor } from '../src/kit/element/loader.ts'

/** The result of the build (embed.ts). */
declare const ELEMENT_RELEASE: Release

const release = ELEMENT_RELEASE
const { name, elements } = release

// Two copies of this script share the release's code, and so the bag.
const page: Record<symbol, ReturnType<typeof createPacks>> = Object(globalThis)
const key = Symbol.for(`onair ${name}`)
page[key] ??= createPacks(release, (file) => import(/* @vite-ignore */ `./${file}-${name}.js`), isSignedIn)
const fetchElement = page[key]

/** Whether the session's `userToken` cookie names somebody; the elements check it in full. */
function isSignedIn(): boolean {
  try {
    return document.cookie.includes('userToken=')
  } catch {
    // A sandboxed page has no cookies.
    return false
  }
}

const registry: Registry = Object.fromEntries(
  elements.split(' ').map((element) => [`onair-${element}`, (language: string) => fetchElement(element, language)]),
)

/** Fetches and registers an element that the loader cannot see, inside another component's shadow root. */
export const load = watchFor(new URL(import.meta.url).origin, registry)
