/** The elements that translators put in place of a text: Chrome and Edge a `<font>`, Yandex one of its own. */
const translationElements = 'font, ya-tr-span'
const isTranslation = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.matches(translationElements)

type Translation = { element: Element; original: string }

/** Translations by the widget's text node, and by the translator's element. */
const translations = new WeakMap<Text, Translation>()
const textsOf = new WeakMap<Element, Text[]>()

/** Puts a replaced text back in its place, empty: the translation shows, and the renderer finds its node. */
function stand(text: Text, element: Element): void {
  // Some translators move the text itself into their element.
  if (element.contains(text)) text.replaceWith(text.cloneNode())
  translations.set(text, { element, original: text.data })
  textsOf.set(element, [...(textsOf.get(element) ?? []), text])
  text.data = ''
  element.before(text)
}

/** Removes a translation. The other texts that it stands for are shown as written, except the one that changed or was removed. */
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
      const translation = translations.get(target as Text)
      if (translation) release(translation.element, target as Text)
    }
    for (const node of removedNodes) {
      if (isTranslation(node)) release(node)
      if (!(node instanceof Text)) continue
      const translation = translations.get(node)
      if (translation) {
        // The text was moved or removed: its translation is removed too.
        if (node.isConnected) node.data ||= translation.original
        release(translation.element, node)
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
  // The observer must not see the changes made here.
  observer.takeRecords()
}

let observer: MutationObserver | undefined

/**
 * Lets a browser translate what a renderer shows. A translator replaces each text node with an element, while the renderer keeps
 * the node: it would write new texts where nobody sees them, and throw when it removes the node or inserts before it, which would
 * remove the whole widget (React's issue 11538).
 *
 * 1. The replaced node returns to its place, empty, beside its translation, where the renderer expects it.
 * 2. When the renderer writes, moves or removes the node, the translation is removed, and the translator translates the new text.
 * 3. When the translator restores the page, the node shows its text again.
 *
 * Mutation observers run before anything else does, so the renderer never works in between.
 * @param root contains what the renderer shows
 */
export function keepTranslatedTexts(root: Node): void {
  observer ??= new MutationObserver(look)
  observer.observe(root, { subtree: true, childList: true, characterData: true })
}

/** Whether a browser has translated the page: the shop itself writes no such elements. */
export const isTranslated = (): boolean => document.querySelector(translationElements) !== null

/** Shows the texts inside an element as they were written: hydration compares them with the renderer's own. */
export function showOriginalTexts(root: Element): void {
  if (observer) look(observer.takeRecords(), observer)
  for (const element of root.querySelectorAll(translationElements)) if (textsOf.has(element)) release(element)
}
