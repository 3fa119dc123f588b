/** What translators put in the place of a text: Chrome and Edge a `<font>`, Yandex an element of its own. */
const translationElements = 'font, ya-tr-span'
const isTranslation = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.matches(translationElements)

type Translation = { element: Element; original: string }

/** The translations of texts, by the widget's text node, and the other way round. */
const translations = new WeakMap<Text, Translation>()
const textsOf = new WeakMap<Element, Text[]>()

/** Puts a text that was replaced back in its place, empty: the translation shows, and the renderer finds what it made. */
function stand(text: Text, element: Element): void {
  // Some translators move the text itself into their element.
  if (element.contains(text)) text.replaceWith(text.cloneNode())
  translations.set(text, { element, original: text.data })
  textsOf.set(element, [...(textsOf.get(element) ?? []), text])
  text.data = ''
  element.before(text)
}

/** Takes a translation away. The texts that it stands for, but for the one that changed or went, show as they were written. */
function release(element: Element, changed?: Text): void {
  for (const text of textsOf.get(element) ?? []) {
    const { original } = translations.get(text) ?? {}
    translations.delete(text)
    if (text !== changed && text.data === '') text.data = original ?? ''
  }
  textsOf.delete(element)
  element.remove()
}

function look(records: readonly MutationRecord[], observer: MutationObserver): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') {
      const known = translations.get(target as Text)
      if (known) release(known.element, target as Text)
    }
    for (const node of removedNodes) {
      if (isTranslation(node)) release(node)
      if (!(node instanceof Text)) continue
      const known = translations.get(node)
      if (known) {
        // Moved or gone: its translation goes with it.
        if (node.isConnected) node.data ||= known.original
        release(known.element, node)
        continue
      }
      const beside = [...addedNodes, previousSibling, nextSibling].filter(isTranslation)
      const element = beside.find((other) => added.has(other) && other.parentNode === target)
      if (element && !isTranslation(target)) stand(node, element)
    }
  }
  // Preact inserts what follows a text before the text's next sibling, which is now the translation.
  for (const node of added) {
    const { element } = translations.get(node.previousSibling as Text) ?? {}
    if (element && node !== element) (node as ChildNode).before(element)
  }
  // The changes made here are known.
  observer.takeRecords()
}

let observer: MutationObserver | undefined

/**
 * Lets a browser translate what a renderer shows. A translator replaces each text node by an element. The renderer keeps the
 * node: it would write new texts where nobody sees them, and throw when it removes the node or inserts before it, which takes the
 * whole widget away (React's issue 11538).
 *
 * 1. The replaced node returns to its place, empty, beside its translation. It keeps every promise that the renderer relies on.
 * 2. When the renderer writes, moves or removes the node, the translation goes, and the translator translates what is new.
 * 3. When the translator restores the page, the node shows its text again.
 *
 * An observer is told before anything else runs, so no renderer works in between.
 * @param root what the renderer shows is inside
 */
export function keepTranslatedTexts(root: Node): void {
  observer ??= new MutationObserver(look)
  observer.observe(root, { subtree: true, childList: true, characterData: true })
}

/** Whether a browser has translated the page: the shop itself writes no such elements. */
export const isTranslated = (): boolean => document.querySelector(translationElements) !== null

/** Shows the texts inside an element as they were written: a renderer that hydrates compares them with its own. */
export function showOriginalTexts(root: Element): void {
  if (observer) look(observer.takeRecords(), observer)
  for (const element of root.querySelectorAll(translationElements)) if (textsOf.has(element)) release(element)
}
