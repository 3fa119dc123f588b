import { onTestFinished } from 'vitest'

/** What the browser would post from the page's forms: each that no handler has stopped, with its address. */
export function watchPosts(): { action: string | null; fields: Record<string, FormDataEntryValue> }[] {
  const posts: { action: string | null; fields: Record<string, FormDataEntryValue> }[] = []
  const watch = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (!event.defaultPrevented) {
      posts.push({ action: form.getAttribute('action'), fields: Object.fromEntries(new FormData(form)) })
    }
    event.preventDefault()
  }
  // After React, which listens at its root.
  document.addEventListener('submit', watch)
  onTestFinished(() => document.removeEventListener('submit', watch))
  return posts
}
